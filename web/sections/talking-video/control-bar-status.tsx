import { use } from 'react';
import { styled } from 'styled-components';
import { localesOf } from '../../data/language.ts';
import { theme } from '../../theme/theme.ts';
import { Language } from '../../ui/language.ts';
import { isSpeaking } from './sequence.ts';
import { type IntroductionWords, named } from './talk.ts';
import type { Sequence } from './use-sequence.ts';

/**
 * The current and the next speaker and the progress; between turns, what happens next. The live region is always rendered, since
 * screen readers do not announce one that appears together with its text. The current speaker is outside of it, since the
 * announcement would overlap with the voice.
 */
export function ControlBarStatus({
  sequence,
  words,
}: {
  sequence: Sequence;
  words: IntroductionWords | null;
}) {
  const { state, talks, talk } = sequence;
  const language = use(Language);
  const next = talk && !state.soundRefused && talks[state.turn + 1];
  return (
    <Block>
      {talk && state.phase !== 'failed' && (
        <Line>
          <strong>{isSpeaking(state) ? named(words?.speaking, talk.name) : talk.name}</strong>
          {talks.length > 1 && (
            <span>
              {state.turn + 1} / {talks.length}
            </span>
          )}
        </Line>
      )}
      <Line role="status">{statusOf(sequence, words, language)}</Line>
      {next && <Line>{named(words?.next, next.name)}</Line>}
    </Block>
  );
}

/** The status between turns; during a turn only its errors; at the end those of all turns. */
function statusOf({ state, talks, talk }: Sequence, words: IntroductionWords | null, language: string) {
  if (state.phase === 'failed' && talk) return named(words?.failed, talk.name);
  if (talk) return state.soundRefused && words?.soundOff;
  if (state.phase === 'finished' && state.failures.length > 0) {
    const names = talks.filter((_talk, turn) => state.failures.includes(turn)).map(({ name }) => name);
    const sentence = names.length > 1 ? (words?.failedSeveral ?? words?.failed) : words?.failed;
    return named(sentence, new Intl.ListFormat(localesOf(language)).format(names));
  }
  const first = talks[0]?.name ?? '';
  if (state.phase === 'counting' || state.phase === 'unlocking') return named(words?.starting, first);
  if (talks.length > 1) return state.phase === 'finished' ? words?.finished : words?.invitation;
  return named(words?.alone, first);
}

const Block = styled.div`
  display: grid;
  align-content: center;
  /* The height of two lines, so that the bar keeps its height. */
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
