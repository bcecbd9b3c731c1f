import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * Matches words with a hyphen of twelve letters or more. Shorter ones seldom reach the end of a line, and each wrapped word may
 * shift when the display font loads.
 */
const compound = /(?<!\S)(?=\S{12})(\S+-\S+)/;

/**
 * A zero-width space, with which the preview's stega mark starts. The mark belongs to the whole text, which must not be split.
 */
const MARK = '\u200b';

/** Keeps long words with a hyphen on one line: in large type, a line that ends in 'Mission-' looks like a truncated word. */
function withWholeWords(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('-') || text.includes(MARK)) return text;
  // Every other part is one of the matched words.
  return text.split(compound).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
    index % 2 ? <Whole key={index}>{part}</Whole> : part,
  );
}

/** Breaks like any other text if it is wider than its line. */
const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`;

type HeadingSize = 'hero' | 'page' | 'section' | 'title';

/** An `h2` unless `as` is set: the level follows the document outline, the size follows the design. */
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

/** A short label above a heading. */
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
