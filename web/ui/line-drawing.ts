import { css, keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { whileOutOfView } from './out-of-view.ts';

/** The one hand all drawings share: an even stroke in the colour of the text and one part in the accent. */
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

/**
 * For drawings whose shapes all carry `pathLength={1}`. Inside a `Reveal` they are drawn anew whenever they come
 * back into view.
 */
export const drawsItself = css`
  > * {
    stroke-dasharray: 1;
    animation: ${draw} ${theme.duration.draw} ${theme.easing.inOut} backwards;
  }
  ${whileOutOfView} > * {
    animation: none;
  }
`;

/** A drawing with a title is an image of that name; one without is silent. */
export function drawingRole(title: string | undefined) {
  return title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
}
