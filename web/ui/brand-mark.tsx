import { styled } from 'styled-components';
import { LineDrawing } from './line-drawing.ts';

/** The building of the logo at the size of a line of text; the favicon is the same drawing. */
export function BrandMark() {
  return (
    <Mark viewBox="2 3 28 27" aria-hidden>
      <path d="M4 12 16 4l12 8v2H4zM8 14v11m5.3-11v11m5.4-11v11M24 14v11M3 28h26" />
      <circle data-accent="true" cx="16" cy="9.6" r="1" />
    </Mark>
  );
}

const Mark = styled(LineDrawing)`
  width: 1.4em;
  stroke-width: 1.6;
`;
