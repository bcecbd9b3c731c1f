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
    transition-property: inset, border-width;
    transition-duration: ${theme.duration.quick};
  }
`;

/** The line of a block that is pointed at. */
export const pointedAt = css`
  inset: calc(-1 * ${theme.border.hair});
  border-width: ${theme.border.rule};
`;

/** Below the ground it is the earth that shows in a block, and the first lines are the ground's. */
export const inTheEarth = `
  --block: transparent;
  padding-top: ${theme.border.hair};
`;
