import { css, styled } from 'styled-components';

/** Hides text from all but screen readers. It is not copied with the text around it. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  /* Safari knows the prefixed property only. */
  -webkit-user-select: none;
  user-select: none;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
