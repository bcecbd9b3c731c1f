import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { drawsItself, LineDrawing } from '../../ui/drawings/line-drawing.ts';

/** The pen points down and to the left; its paths are along the x axis, with the tip at 0. */
const PEN_TRANSFORM = 'translate(66 88) rotate(-33)';

/** The line below a statement, with a pen and the first stroke of a signature, but no name. */
export function SignatureLine() {
  return (
    <Drawing viewBox="0 0 320 104" aria-hidden>
      <path pathLength={1} d="M4 76 l14 14 M18 76 l-14 14" />
      <path pathLength={1} d="M0 102 H320" />
      <path
        pathLength={1}
        transform={PEN_TRANSFORM}
        d="M0 0 C12 -3 22 -9 34 -9 H44 V9 H34 C22 9 12 3 0 0 H24"
      />
      <circle pathLength={1} transform={PEN_TRANSFORM} cx="27" cy="0" r="3" />
      <path
        pathLength={1}
        transform={PEN_TRANSFORM}
        d="M44 -11 H132 C140 -11 144 -6 144 0 C144 6 140 11 132 11 H44 Z M62 -11 V11"
      />
      <path
        pathLength={1}
        data-accent="true"
        d="M34 90 C40 70 48 66 48 76 C48 86 42 94 50 92 C56 90 60 88 66 88"
      />
    </Drawing>
  );
}

const Drawing = styled(LineDrawing)`
  max-width: ${theme.size.cardLarge};
  padding-top: ${theme.space[6]};
  stroke-width: 1.5;
  ${drawsItself}
`;
