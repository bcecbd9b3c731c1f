import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The gate's first state, and the site's while a page is on its way (spec section 4). */
export function Loading() {
  return <Status role="status">Loading...</Status>;
}

const Status = styled.p`
  display: grid;
  place-items: center;
  min-height: 60dvh;
  padding: ${theme.space.gutter};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.lead};
`;
