import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Marks the text that a visitor came to from the drawing. The focus it took with it needs no ring then. */
export const targetMark = css`
  &:target {
    outline: none;
    box-shadow: inset 0 ${theme.space[1]} ${theme.color.accent};
  }
`;
