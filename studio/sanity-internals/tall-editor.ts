import { styled } from 'styled-components';

/** Makes the portable text editor about twenty lines high; the Studio's default is five. */
export const TallEditor = styled.div`
  & [data-testid='pt-editor'][data-fullscreen='false'] {
    height: min(60vh, 36rem);
  }
`;
