import { styled } from 'styled-components';

/** Gives the editor of a long text room for about twenty lines: the Studio's own height is five. */
export const TallEditor = styled.div`
  & [data-testid='pt-editor'][data-fullscreen='false'] {
    height: min(60vh, 36rem);
  }
`;
