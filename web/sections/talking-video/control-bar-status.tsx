import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { hasFailed } from './sequence.ts';
import { type IntroductionWords, named } from './talk.ts';
import type { Sequence } from './use-sequence.ts';

/**
 * Who speaks, who is next and how far it has come; between times what the visitor may expect. The status is always there,
 * since one that comes with its words is not heard. Who speaks is no part of it, or it would be said over the voice.
 */
export function ControlBarStatus({
  sequence,
  words,
}: {
  sequence: Sequence;
  words: IntroductionWords | null;
}) {
  const { state, talks, talk } = sequence;
  const next = talk && !state.soundRefused && talks[state.turn + 1];
  return (
    <Block>
      {talk && state.phase !== 'failed' && (
        <Line>
          <strong>{named(words?.speaking, talk.name)}</strong>
          {talks.length > 1 && (
            <span>
              {state.turn + 1} / {talks.length}
            </span>
          )}
        </Line>
      )}
      <Line role="status">{statusOf(sequence, words)}</Line>
      {next && <Line>{named(words?.next, next.name)}</Line>}
    </Block>
  );
}

/** What the bar says while it is nobody's turn; during a turn what goes wrong. */
function statusOf({ state, talks, talk }: Sequence, words: IntroductionWords | null) {
  if (state.phase === 'failed' && talk) return named(words?.failed, talk.name);
  if (talk) return state.soundRefused && words?.soundOff;
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

  span,
  &:not(:first-child) {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.caption};
    font-variant-numeric: tabular-nums;
  }
`;
