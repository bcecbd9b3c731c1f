import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from './site-link.tsx';

/** A link on a line of its own, with a tap target of full height. */
export const TextLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  font-weight: ${theme.weight.medium};
`;
