import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from './line-drawing.ts';
import { brandMarkPath } from './logo-geometry.ts';

/** The logo's building at text size; the favicon is the same drawing. */
export function BrandMark() {
  return (
    <Mark viewBox="2 3 28 27" aria-hidden>
      <path d={brandMarkPath} />
      <circle data-accent="true" cx="16" cy="9.6" r="1" />
    </Mark>
  );
}

const Mark = styled(LineDrawing)`
  width: 1.4em;
  stroke-width: 1.6;

  circle {
    fill: ${theme.color.accent};
  }
`;
