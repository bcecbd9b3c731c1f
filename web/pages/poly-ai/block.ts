import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * A stone or slab of the building. Adjacent blocks share a border: each overlaps the ones to its left and above by the border's
 * width.
 */
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

/** The border of a hovered block. */
export const pointedAt = css`
  inset: calc(-1 * ${theme.border.hair});
  border-width: ${theme.border.rule};
`;

/** Blocks below the ground are transparent, and the ground draws their outer borders. */
export const inTheEarth = `
  --block: transparent;
  padding-top: ${theme.border.hair};
`;

/** Highlights the text that a link targets. */
export const targetMark = css`
  &:is(:target, :focus-visible) {
    box-shadow: inset 0 ${theme.space[1]} ${theme.color.accent};
  }
`;
