import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The page's width, centred, with a gutter that grows with the window. */
export const Container = styled.div`
  padding-inline: ${theme.space.page};
`;
