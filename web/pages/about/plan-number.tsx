import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The number of a part in a circle, as in the drawing, its key and beside the part. */
export const PlanNumber = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.space[8]};
  height: ${theme.space[8]};
  border: ${theme.border.hair} solid ${theme.color.accent};
  border-radius: ${theme.radius.round};
  background: ${theme.color.paper};
  color: ${theme.color.accent};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.medium};
  line-height: 1;
`;
