import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The mark by which the preview knows the field of a text begins with a space of no width, and stays in one piece. */
const compound = /(?<!\S)([^\s\u200b]+-[^\s\u200b]+)/;

/** In large letters a line that ends 'Mission-' reads as a word that was cut: words with a hyphen stay on one line. */
export function withWholeWords(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('-')) return text;
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
