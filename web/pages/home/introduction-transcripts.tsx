import { styled } from 'styled-components';
import type { Talk } from '../../sections/talking-video/talk.ts';
import { Transcript } from '../../sections/talking-video/transcript.tsx';
import { theme } from '../../theme/theme.ts';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';

export interface TalkWithTranscript extends Talk {
  /** The transcript of the video. */
  said: string | null;
}

interface IntroductionTranscriptsProps {
  /** In the order of their turns. */
  talks: readonly TalkWithTranscript[];
  /** The label of the disclosure; the agents' names if it is empty. */
  summary: string | null | undefined;
}

/** The transcripts of the agents' introductions; nothing is rendered without any. */
export function IntroductionTranscripts({ talks, summary }: IntroductionTranscriptsProps) {
  const written = talks.filter(({ said }) => said?.trim());
  return (
    written.length > 0 && (
      <Transcript summary={summary || written.map(({ name }) => name).join(', ')}>
        <Speakers>
          {written.map(({ id, name, said }) => (
            <div key={id}>
              <dt>{name}</dt>
              <Paragraphs as="dd" text={said ?? ''} />
            </div>
          ))}
        </Speakers>
      </Transcript>
    )
  );
}

const Speakers = styled.dl`
  display: grid;
  gap: ${theme.space[6]};

  div {
    display: grid;
    gap: ${theme.space[2]};
  }
  dt {
    font-weight: ${theme.weight.bold};
  }
  @media (width >= ${theme.width.compact}) {
    div {
      grid-template-columns: ${theme.space[24]} minmax(0, 1fr);
    }
    dd {
      grid-column: 2;
    }
  }
`;
