import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { drawingRole, drawsItself, LineDrawing } from './line-drawing.ts';

const PILLARS = 10;
const FLOOR = 134;
const CAPITAL = 66;
/** Distance from one pillar to the next, and the width of one. */
const STEP = 20.4;
const WIDTH = 10;
const FIRST = 33.2;

/** The ten pillars and the floor between them, as one unbroken stroke from left to right. */
function colonnade(): string {
  const pillars = Array.from({ length: PILLARS }, (_, index) => {
    const left = round(FIRST + index * STEP);
    return `H${left} V${CAPITAL} h${WIDTH} V${FLOOR}`;
  });
  return `M22 ${FLOOR} ${pillars.join(' ')} H238`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

type LogoProps = {
  /** What the drawing stands for; without it the drawing is decoration. */
  title?: string;
};

/** The building that the product's texts speak of: base, ten pillars and a pediment that holds a light. */
export function Logo({ title }: LogoProps) {
  return (
    <Drawing viewBox="6 7 248 152" {...drawingRole(title)}>
      <path pathLength={1} d={colonnade()} />
      <path pathLength={1} d="M238 134 v8 h8 v8 h8 v8 H6 v-8 h8 v-8 h8 v-8" />
      <path pathLength={1} d="M22 58 H238 V50 H22 Z" />
      <path pathLength={1} d="M22 50 L130 8 L238 50" />
      <circle pathLength={1} data-accent="true" cx="130" cy="33" r="7" />
    </Drawing>
  );
}

const Drawing = styled(LineDrawing)`
  stroke-width: 1.3;
  ${drawsItself}
  > path:nth-of-type(2) {
    animation-delay: 300ms;
  }
  > path:nth-of-type(3),
  > path:nth-of-type(4) {
    animation-delay: 900ms;
  }
  > circle {
    animation-delay: 1800ms;
    animation-duration: ${theme.duration.reveal};
  }
`;
