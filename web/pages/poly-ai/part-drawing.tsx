import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { PartKind } from './building-parts.ts';

/** The lines of each part on a sheet of 100 by 100, which stretches with the part. */
const lines: Record<PartKind | 'slab', string> = {
  /** A footing: wider where it meets the ground. */
  foundation: 'M2 0 H98 L100 100 H0 Z',
  /** Abacus and echinus, a tapering shaft with two flutes on each side, base and plinth. */
  pillar:
    'M3 0 H97 V4 H3 Z M12 4 C13 7 20 9 25 9 H75 C80 9 87 7 88 4 M25 9 L20 92 M75 9 L80 92 M31.5 13 L28 88 M68.5 13 L72 88 M20 92 C12 92 12 95.5 19 95.5 H81 C88 95.5 88 92 80 92 H20 M6 95.5 H94 V100 H6 Z',
  /** A voussoir: narrower where it locks the pillars below. */
  capstone: 'M0 0 H100 L98 100 H2 Z',
  slab: 'M0 0 H100 V100 H0 Z',
};

/** The outline of a part, as large as the part it lies in. */
export function PartDrawing({ part }: { part: PartKind | 'slab' }) {
  return (
    <Sheet viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path d={lines[part]} />
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
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linejoin: round;
  transition: stroke-width ${theme.duration.quick};

  path {
    vector-effect: non-scaling-stroke;
  }
`;
