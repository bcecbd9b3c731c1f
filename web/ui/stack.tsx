import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Things under one another; the parent, not the parts, holds the distance. */
export const Stack = styled.div<{ $gap?: keyof typeof theme.space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => theme.space[$gap]};
`;
