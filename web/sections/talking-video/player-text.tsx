import { use } from 'react';
import { styled } from 'styled-components';
import { getLocales } from '../../data/language.ts';
import { theme } from '../../theme/theme.ts';
import { Language } from '../../ui/language.ts';
import { hasTurn, isSpeaking, showsCaptions } from './sequence.ts';
import { type IntroductionWords, insertName } from './talk.ts';
import type { Sequence } from './use-sequence.ts';

interface PlayerTextProps {
  sequence: Sequence;
  words: IntroductionWords | null;
  /** The current caption. */
  caption: string;
}

/**
 * Who speaks and the caption, or who speaks next; between turns, what happens next. The live region is always rendered, since
 * screen readers do not announce one that appears together with its text. The current speaker is outside of it, since the
 * announcement would overlap with the voice.
 */
export function PlayerText({ sequence, words, caption }: PlayerTextProps) {
  const { state, talks, talk } = sequence;
  const language = use(Language);
  const hasCaptions = hasTurn(state) && showsCaptions(state);
  const next = talk && !state.soundRefused && talks[state.turn + 1];
  return (
    <Block>
      <Speaker sequence={sequence} words={words} />
      {hasCaptions && <Caption>{caption}</Caption>}
      <Line role="status">{getStatus(sequence, words, language)}</Line>
      {next && !hasCaptions && <Line>{insertName(words?.next, next.name)}</Line>}
    </Block>
  );
}

/** The current speaker and the progress. */
export function Speaker({ sequence, words }: Omit<PlayerTextProps, 'caption'>) {
  const { state, talks, talk } = sequence;
  if (!talk || state.phase === 'failed') return null;
  return (
    <Line>
      <strong>{isSpeaking(state) ? insertName(words?.speaking, talk.name) : talk.name}</strong>
      {talks.length > 1 && (
        <span>
          {state.turn + 1} / {talks.length}
        </span>
      )}
    </Line>
  );
}

/** The status between turns; during a turn only its errors; at the end those of all turns. */
export function getStatus(
  { state, talks, talk }: Sequence,
  words: IntroductionWords | null,
  language: string,
) {
  if (state.phase === 'failed' && talk) return insertName(words?.failed, talk.name);
  if (talk) return state.soundRefused && words?.soundOff;
  if (state.phase === 'finished' && state.failures.length > 0) {
    const names = talks.filter((_talk, turn) => state.failures.includes(turn)).map(({ name }) => name);
    const sentence = names.length > 1 ? (words?.failedSeveral ?? words?.failed) : words?.failed;
    return insertName(sentence, new Intl.ListFormat(getLocales(language)).format(names));
  }
  const first = talks[0]?.name ?? '';
  if (state.phase === 'counting' || state.phase === 'unlocking') return insertName(words?.starting, first);
  if (talks.length > 1) return state.phase === 'finished' ? words?.finished : words?.invitation;
  return insertName(words?.alone, first);
}

/** As high as a speaker and a caption of two lines, so that the page below stays where it is. */
const Block = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  min-height: 5.75rem;

  @media (scripting: none), print {
    display: none;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};

  span,
  &:not(:first-child) {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.caption};
    font-variant-numeric: tabular-nums;
  }
`;

/** Line breaks in the file are for the width of a video, not for this one. */
const Caption = styled.p`
  line-height: ${theme.leading.snug};
  text-wrap: pretty;
`;
