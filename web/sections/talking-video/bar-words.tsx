import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { hasFailed } from './sequence.ts';
import type { Sequence } from './use-sequence.ts';
import { type IntroductionWords, named } from './words.ts';

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
  return (
    <Block>
      <Line>
        <strong>{named(state.phase === 'failed' ? words?.failed : words?.speaking, talk.name)}</strong>
        {talks.length > 1 && (
          <Progress>
            {state.turn + 1} / {talks.length}
          </Progress>
        )}
      </Line>
      <Aside>{state.soundRefused ? words?.soundOff : next && named(words?.next, next.name)}</Aside>
    </Block>
  );
}

/** What the bar says while it is nobody's turn. */
function sentenceOf({ state, talks }: Sequence, words: IntroductionWords | null) {
  const first = talks[0]?.name ?? '';
  if (state.phase === 'counting' || state.phase === 'unlocking') return named(words?.starting, first);
  if (talks.length > 1) return state.phase === 'finished' ? words?.finished : words?.invitation;
  return named(hasFailed(state) ? words?.failed : words?.alone, first);
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
