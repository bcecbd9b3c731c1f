import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Marks the text that a visitor came to, by a link of this page or of another one. */
export const targetMark = css`
  &:is(:target, :focus-visible) {
    box-shadow: inset 0 ${theme.space[1]} ${theme.color.accent};
  }
`;
