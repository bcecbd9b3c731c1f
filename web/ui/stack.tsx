import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Stacks its children vertically; the parent sets the gap. */
export const Stack = styled.div<{ $gap?: keyof typeof theme.space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => theme.space[$gap]};
`;
