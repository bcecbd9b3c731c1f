import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The line of the essay: in the middle of the page, with a margin on its left where there is room. */
export const essayLine = css`
  display: grid;
  max-width: ${theme.size.measure};
  margin-inline: auto;
`;
