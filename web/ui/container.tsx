import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The page width, centered, with a gutter that grows with the window. */
export const Container = styled.div`
  padding-inline: ${theme.space.page};
`;
