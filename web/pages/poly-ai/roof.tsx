import { styled } from 'styled-components';
import { LineDrawing } from '../../ui/line-drawing.ts';

/** The pediment of the logo, with the light in it, as wide as the building. */
export function Roof() {
  return (
    <Drawing viewBox="0 0 1000 112" aria-hidden>
      <path d="M2 98 L500 6 L998 98 M126 90 L500 21 L874 90 Z M0 98 H1000 V112 H0 Z" />
      <circle data-accent="true" cx="500" cy="60" r="12" />
    </Drawing>
  );
}

const Drawing = styled(LineDrawing)`
  stroke-width: 1.5;

  * {
    vector-effect: non-scaling-stroke;
  }
`;
