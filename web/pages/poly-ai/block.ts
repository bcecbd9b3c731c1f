import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A stone or a slab. Blocks that touch share a line: each reaches over the one on its left and the one above by its width. */
export const block = css`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.border.hair}) 0 0 calc(-1 * ${theme.border.hair});
    background: var(--block, ${theme.color.paperRaised});
    border: ${theme.border.hair} solid currentColor;
  }
`;

/** The line of a block that is pointed at, as wide as a pillar's then. */
export const pointedAt = css`
  inset: -2px -1px -1px -2px;
  border-width: 3px;
`;

/** The colour of blocks below the ground: in the earth it is the earth that shows. */
export const inTheEarth = '--block: transparent;';
