import type { Avatar } from '../pipeline/avatar.ts';
import { messages } from '../pipeline/messages.ts';
import { ProviderError } from '../pipeline/providers/provider-error.ts';
import { isBusy } from '../pipeline/providers/send.ts';

/** An error message for editors, who do not know the providers. */
export interface Explanation {
  /** What happened. */
  what: string;
  /** What the editor can do. */
  advice: string;
}

const KEPT = 'What was made so far is kept, and you will not pay for it again.';
const MAY_BE_PAID =
  'What was made so far is kept. The last step may have been paid for although its result did not come; continuing may pay for it again.';

/** Explains why a generation failed. The interface shows the provider's exact message beside it, for administrators. */
export function explainFailure(error: unknown): Explanation {
  if (error instanceof ProviderError) return explainProvider(error);
  const message = error instanceof Error ? error.message : '';
  if (message === messages.noVoice) {
    return {
      what: message,
      advice: 'Open the agent, go to “Pictures and video”, and write the spoken introduction.',
    };
  }
  if (message === messages.inProgress) {
    return {
      what: message,
      advice: 'Wait until it is done; it goes on by itself.',
    };
  }
  return { what: message || messages.generationFailed, advice: `Try again. ${KEPT}` };
}

/** Explains why no video can be generated yet. */
export function explainObstacle(obstacle: string, { voice }: Pick<Avatar, 'voice'>): Explanation {
  if (obstacle !== messages.noVoice) return { what: 'No video can be made yet.', advice: obstacle };
  if (!voice) return explainFailure(new Error(obstacle));
  return {
    what: obstacle,
    advice: 'Choose one above. Whoever runs the site can also set one for all agents (SPEECH_VOICE_ID).',
  };
}

function explainProvider(error: ProviderError): Explanation {
  const kept = error.mayBePaid ? MAY_BE_PAID : KEPT;
  switch (error.fault) {
    case 'unconfigured':
      return {
        what: 'A provider has no key.',
        advice: 'Ask whoever runs the site to set it; .env.example tells how.',
      };
    case 'unreachable':
      return {
        what: 'A provider could not be reached.',
        advice: `Check the connection, then continue. ${kept}`,
      };
    case 'timeout':
      return error.message === messages.talkTimedOut
        ? {
            what: 'The video takes longer than two minutes.',
            advice: 'Continue: that waits for the same video again and orders no second one.',
          }
        : { what: 'A provider did not answer in time.', advice: `Wait a minute, then continue. ${kept}` };
    case 'failed':
      return (
        explainAccount(error, kept) ?? {
          what: 'The video provider could not make this video.',
          advice: `${quoteDetail(error)}Look at the portrait: it needs one face, seen from the front. Then try again; a new video is ordered.`,
        }
      );
    case 'unreadable':
      return {
        what: 'A provider gave an answer that makes no sense.',
        advice: `Often the network asks for a sign-in. Check that, then continue. ${kept}`,
      };
    case 'refused':
      return explainRefusal(error, kept);
  }
}

const CREDITS = /quota|credit/i;
const MODERATION = /moderation/i;

/**
 * Explains used-up credit and moderation, which a provider reports at once or while it makes the video;
 * undefined for other errors.
 */
function explainAccount(error: ProviderError, kept: string): Explanation | undefined {
  const { status, code = '', detail = '' } = error;
  if (status === 402 || CREDITS.test(code) || CREDITS.test(detail)) {
    return {
      what: 'The credit with the provider is used up.',
      advice: `Ask whoever pays for it to add some, then continue. ${kept}`,
    };
  }
  if (status === 451 || MODERATION.test(code)) {
    return {
      what: 'The provider’s rules do not allow this picture or these words.',
      advice: `${quoteDetail(error)}Use another portrait or other words, then try again.`,
    };
  }
  return undefined;
}

function explainRefusal(error: ProviderError, kept: string): Explanation {
  const explained = explainAccount(error, kept);
  if (explained) return explained;
  const { status = 0, code = '', detail = '' } = error;
  if (code === 'unauthorized') {
    return { what: 'You are signed out.', advice: 'Reload the Studio and sign in, then continue.' };
  }
  if (code === 'renamed') {
    return {
      what: 'The media host gives files other names, so they would not be found again.',
      advice: `Ask whoever runs the site to have the upload preset allow public ids (.env.example), then continue. ${kept}`,
    };
  }
  if (code === 'lake_silent') {
    return {
      what: 'The server cannot check right now whether you may make videos.',
      advice: `The content store is not answering. Wait a minute, then continue. ${kept}`,
    };
  }
  if (code === 'unfinished') {
    return {
      what: 'The server has no answer to what it ordered before.',
      advice: `It was started anew meanwhile, or its disk is full; if this comes again, tell whoever runs the site. ${kept}`,
    };
  }
  if (code === 'tools_missing' || code === 'ToolsMissingError') {
    return { what: 'Nothing is installed here that could speak and draw.', advice: detail };
  }
  if (status === 401 || status === 403) {
    return {
      what: 'The provider does not accept the key.',
      advice: 'Ask whoever runs the site to check the key of this provider.',
    };
  }
  if (code === 'voice_not_found') {
    return {
      what: 'The chosen voice does not exist any more.',
      advice: 'Choose another voice, then try again.',
    };
  }
  if (code === 'max_character_limit_exceeded' || status === 413) {
    return {
      what: 'The introduction is too long.',
      advice: 'Shorten the spoken introduction, then try again.',
    };
  }
  if (isBusy({ status })) {
    return { what: 'The provider is busy.', advice: `Wait a minute, then continue. ${kept}` };
  }
  if (status >= 500) {
    return { what: 'The provider has trouble of its own.', advice: `Try again in a while. ${kept}` };
  }
  return {
    what: 'The provider refused the request.',
    advice: `${quoteDetail(error)}Show this to whoever runs the site.`,
  };
}

/** The provider's message, followed by a space; empty when there is none. */
function quoteDetail({ detail }: ProviderError): string {
  return detail ? `It says: “${detail}”. ` : '';
}
