import { styled } from 'styled-components';
import type { Talk } from '../../sections/talking-video/talk.ts';
import { Transcript } from '../../sections/talking-video/transcript.tsx';
import { theme } from '../../theme/theme.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';

export interface TalkWithTranscript extends Talk {
  /** What is said in the video. */
  said: string | null;
}

interface IntroductionTranscriptsProps {
  /** In the order of their turns. */
  talks: readonly TalkWithTranscript[];
  /** The words that open it; the names where nothing was written. */
  summary: string | null | undefined;
}

/** What the agents say in their introductions, to read; nothing where nobody's words were written down. */
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
