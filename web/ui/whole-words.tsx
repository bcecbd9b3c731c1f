import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A longer one may have to break, or it would leave a narrow page. */
const compound = /(?<!\S)(\S+-\S{1,12})(?!\S)/;
const LONGEST = 16;

/** In large letters a line that ends 'Mission-' reads as a word that was cut: words with a hyphen stay on one line. */
export function withWholeWords(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('-')) return text;
  // Every other part is a word that was split off.
  return text.split(compound).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else.
    return index % 2 && part.length <= LONGEST ? <Whole key={index}>{part}</Whole> : part;
  });
}

const Whole = styled.span`
  white-space: nowrap;
`;
