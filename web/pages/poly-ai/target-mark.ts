import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Highlights the text that a link targets. */
export const targetMark = css`
  &:is(:target, :focus-visible) {
    box-shadow: inset 0 ${theme.space[1]} ${theme.color.accent};
  }
`;
