import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from '../../ui/line-drawing.ts';

/** The pediment of the logo, with the light in it, as wide as the building. */
export function Roof() {
  return (
    <Drawing viewBox="0 0 1000 112" aria-hidden>
      <path d="M0 100 L500 4 L1000 100 Z M80 90 L500 19 L920 90 Z M0 100 H1000 V112 H0 Z" />
      <Light cx="500" cy="65" r="15" />
    </Drawing>
  );
}

const Drawing = styled(LineDrawing)`
  fill: ${theme.color.paperRaised};
  stroke-width: 1.25;
  stroke-linejoin: miter;

  * {
    vector-effect: non-scaling-stroke;
  }
`;

const Light = styled.circle`
  fill: ${theme.color.accent};
  stroke: none;
`;
