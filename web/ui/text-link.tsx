import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { SiteLink } from './site-link.tsx';

/** A link that stands alone on its line, with room for a thumb. */
export const TextLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  font-weight: ${theme.weight.medium};
`;
