import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { PartKind } from './building-parts.ts';

/** The lines of each part on a sheet of 100 by 100, which stretches with the part: the home page's building, drawn larger. */
const block = 'M0 0 H100 V100 H0 Z';
/** A capital, a shaft that narrows upwards, and a base. */
const pillar = 'M8 0 H92 V4 H8 Z M21 4 L17 96 H83 L79 4 Z M8 96 H92 V100 H8 Z';

/** The outline of a part, as large as the part it lies in. */
export function PartDrawing({ part }: { part: PartKind | 'slab' }) {
  return (
    <Sheet viewBox="0 0 100 100" preserveAspectRatio="none" data-part={part} aria-hidden>
      <path d={part === 'pillar' ? pillar : block} />
    </Sheet>
  );
}

/** The stroke keeps its width however the sheet is stretched. */
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

  /* In the earth it is the earth that shows. */
  &[data-part='foundation'] {
    fill: none;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
`;
