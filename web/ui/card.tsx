import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A raised surface; its contents adapt to its width by container queries. */
export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  height: 100%;
  padding: clamp(${theme.space[4]}, 5cqi, ${theme.space[8]});
  background: ${theme.color.paperRaised};
  border: ${theme.border.hair} solid ${theme.color.rule};
  border-radius: ${theme.radius.medium};
  box-shadow: ${theme.shadow.raised};
`;
