import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { hasTurn } from './sequence.ts';
import type { Sequence } from './use-sequence.ts';
import type { IntroductionWords } from './words.ts';

/** Who speaks, who is next and how far it has come; between times what the visitor may expect. */
export function BarWords({ sequence, words }: { sequence: Sequence; words: IntroductionWords | null }) {
  const { state, talks, talk } = sequence;
  if (!talk) {
    return (
      <Block>
        <Line role="status">{sentenceOf(sequence, words)}</Line>
      </Block>
    );
  }
  const next = talks[state.turn + 1];
  const aside = state.soundRefused ? words?.soundOff : next && named(words?.next, next.name);
  return (
    <Block>
      <Line>
        <strong>{named(words?.speaking, talk.name)}</strong>
        {talks.length > 1 && (
          <Progress>
            {state.turn + 1} / {talks.length}
          </Progress>
        )}
      </Line>
      <Aside>{aside}</Aside>
    </Block>
  );
}

function sentenceOf({ state }: Sequence, words: IntroductionWords | null): string | null | undefined {
  if (hasTurn(state) || state.phase === 'counting' || state.phase === 'unlocking') return words?.starting;
  return state.phase === 'finished' ? words?.finished : words?.invitation;
}

/** A sentence with the agent's name in the place of `{agent}`; the name alone where nothing was written. */
function named(sentence: string | null | undefined, name: string): string {
  return sentence ? sentence.replace('{agent}', () => name) : name;
}

const Block = styled.div`
  display: grid;
  align-content: center;
  /* Two lines, so that the bar keeps its height. */
  min-height: ${theme.size.target};
`;

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[3]};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
`;

const Progress = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.caption};
  font-variant-numeric: tabular-nums;
`;

const Aside = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.caption};
  line-height: ${theme.leading.snug};
`;
