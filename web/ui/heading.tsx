import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/**
 * Twelve letters or more. A shorter word seldom meets the end of a line, and what is a part of its own may move as the display
 * face comes.
 */
const compound = /(?<!\S)(?=\S{12})(\S+-\S+)/;

/** A space of no width: the mark by which the preview knows the field of a text begins with it, and is of the whole text. */
const MARK = '\u200b';

/** In large letters a line that ends 'Mission-' reads as a word that was cut: long words with a hyphen stay on one line. */
function withWholeWords(text: ReactNode): ReactNode {
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

type HeadingSize = 'hero' | 'page' | 'section' | 'title';

/** An `h2` unless `as` says otherwise: the level follows the outline, the size follows the design. */
export const Heading = styled.h2.attrs(({ children }) => ({ children: withWholeWords(children) }))<{
  $size?: HeadingSize;
}>`
  font-size: ${({ $size = 'section' }) => theme.text[$size]};
  ${({ $size = 'section' }) =>
    $size !== 'title' &&
    css`
      line-height: ${theme.leading.tight};
      letter-spacing: ${theme.tracking.tight};
      word-spacing: normal;
    `}
`;

/** A short line that says what kind of thing follows. */
export const Eyebrow = styled.p`
  font-family: ${theme.font.text};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.wide};
  line-height: ${theme.leading.snug};
  text-transform: uppercase;
  color: ${theme.color.inkSoft};
`;

/** The opening paragraph of a page or section. */
export const Lead = styled.p`
  max-width: ${theme.size.measure};
  font-size: ${theme.text.lead};
  color: ${theme.color.inkSoft};
`;
