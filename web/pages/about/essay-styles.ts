import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The line of the essay: in the middle of the page where there is room for a margin on its left, else on the page's edge. */
export const essayLine = css`
  display: grid;
  max-width: ${theme.size.measure};

  @media (width >= ${theme.width.wide}) {
    margin-inline: auto;
  }
`;
