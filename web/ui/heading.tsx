import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { withWholeWords } from './whole-words.tsx';

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
