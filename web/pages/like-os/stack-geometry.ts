import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** How far the towers reach back. */
export const DEPTH = theme.space[8];

/** The left tower, the space between, the right tower: the same columns for every layer, so that they line up. */
export const sideBySide = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(11rem, 26%, 20rem) minmax(0, 1fr);
`;
