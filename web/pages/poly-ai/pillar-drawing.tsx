import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A capital, a shaft that narrows upwards, and a base, in a 100 by 100 view box that is stretched to the pillar's size. */
const lines = 'M8 0 H92 V4 H8 Z M21 4 L17 96 H83 L79 4 Z M8 96 H92 V100 H8 Z';

/** The outline of a pillar, as large as its parent. */
export function PillarDrawing() {
  return (
    <Sheet viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path d={lines} />
    </Sheet>
  );
}

/** The stroke keeps its width when the drawing is stretched. */
const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: ${theme.color.paperRaised};
  stroke: currentColor;
  stroke-width: 1.25;
  transition: stroke-width ${theme.duration.quick};

  path {
    vector-effect: non-scaling-stroke;
  }
`;
