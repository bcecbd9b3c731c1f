import { css, keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { whileOutOfView } from '../out-of-view.ts';

/** The style of all drawings: an even stroke in the text color and one part in the accent color. */
export const LineDrawing = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  overflow: visible;

  [data-accent] {
    stroke: ${theme.color.accent};
  }
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** For drawings whose shapes all have `pathLength={1}`. Inside a `Reveal` the animation runs each time they come into view. */
export const drawsItself = css`
  > * {
    stroke-dasharray: 1;
    animation: ${draw} ${theme.duration.draw} ${theme.easing.inOut} backwards;
  }
  ${whileOutOfView} > * {
    animation: none;
  }
`;

/** A drawing with a title is an image with that name; one without is hidden from screen readers. */
export function getDrawingRole(title: string | undefined) {
  return title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
}
