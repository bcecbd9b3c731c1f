import { getVisibleText } from '../../../content/visible-text.ts';
import type { ContactContent } from './contact-query.ts';
import type { Referral } from './use-referral.ts';

const MAILTO = 'mailto:';

/** Where the consultation button leads, from Site settings. */
export interface ConsultationWay {
  /** A page of another service on which visitors choose a time. */
  schedulingPage: string | undefined;
  /** The address to write to. */
  address: string | undefined;
}

/** Returns how visitors schedule: on the page of the scheduling link, or by mail; the link may be a mail address, too. */
export function chooseConsultationWay(schedulingLink: string | null, email: string | null): ConsultationWay {
  const link = schedulingLink?.trim() ?? '';
  if (!link.toLowerCase().startsWith(MAILTO)) {
    return { schedulingPage: link || undefined, address: email?.trim() || undefined };
  }
  const [address] = link.slice(MAILTO.length).split('?', 1);
  return { schedulingPage: undefined, address: address || email?.trim() || undefined };
}

export interface Message {
  subject: string;
  /** Paragraphs separated by empty lines. */
  text: string;
}

type MessageWords = Pick<
  ContactContent,
  'consultationLabel' | 'messageOpening' | 'agentLine' | 'challengeLine' | 'messageQuestions'
>;

/**
 * Returns a message with everything that the page knows filled in.
 *
 * @param times the half hour in the visitor's zone and in that of the business; none while none is chosen
 */
export function writeConsultationMessage(
  words: MessageWords,
  { agent, challenges }: Referral,
  times: readonly string[],
): Message {
  const about = [
    agent?.name && addLabel(words.agentLine, [agent.name, agent.title].filter(Boolean).join(', ')),
    challenges && addLabel(words.challengeLine, challenges),
  ];
  const paragraphs = [
    words.messageOpening,
    times.join('\n'),
    about.filter(Boolean).join('\n'),
    words.messageQuestions,
  ];
  return {
    subject: getVisibleText([getConsultationLabel(words), agent?.name].filter(Boolean).join(': ')),
    text: paragraphs
      .map((paragraph) => getVisibleText(paragraph ?? ''))
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** Returns the words on the button, which are the subject of the message too. */
export function getConsultationLabel({
  consultationLabel,
}: Pick<ContactContent, 'consultationLabel'>): string {
  return consultationLabel || 'Schedule Consultation';
}

function addLabel(label: string | null, text: string): string {
  return label ? `${label}: ${text}` : text;
}

/** Returns the URL of a mail draft (RFC 6068: spaces are %20, and lines end with %0D%0A). */
export function mailDraft(address: string, { subject, text }: Message): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `${MAILTO}${getVisibleText(address)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
