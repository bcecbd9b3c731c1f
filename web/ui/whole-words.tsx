import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * Twelve letters or more. A shorter word seldom meets the end of a line, and what is a part of its own may move as the display
 * face comes.
 */
const compound = /(?<!\S)(?=\S{12})(\S+-\S+)/;

/** A space of no width: the mark by which the preview knows the field of a text begins with it, and is of the whole text. */
const MARK = '\u200b';

/** In large letters a line that ends 'Mission-' reads as a word that was cut: long words with a hyphen stay on one line. */
export function withWholeWords(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('-') || text.includes(MARK)) return text;
  // Every other part is a word that was split off.
  return text.split(compound).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else.
    index % 2 ? <Whole key={index}>{part}</Whole> : part,
  );
}

/** One that is wider than its line breaks like any other. */
const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`;
