import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { drawsItself, getDrawingRole, LineDrawing } from './line-drawing.ts';
import { logoFrame, logoLight, logoStrokes } from './logo-geometry.ts';

const { left, top, width, height } = logoFrame;
const viewBox = `${left} ${top} ${width} ${height}`;

type LogoProps = {
  /** The accessible name; without it the drawing is decorative. */
  title?: string;
};

/** The building that the product's texts describe: base, ten pillars, and a pediment with a light. */
export function Logo({ title }: LogoProps) {
  return (
    <Drawing viewBox={viewBox} {...getDrawingRole(title)}>
      {logoStrokes.map((stroke) => (
        <path key={stroke} pathLength={1} d={stroke} />
      ))}
      <circle pathLength={1} data-accent="true" {...logoLight} />
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
    fill: ${theme.color.accent};
    animation-delay: 1800ms;
    animation-duration: ${theme.duration.reveal};
  }
`;
