import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

const fontFile = new URL('../../../web/theme/newsreader/newsreader-display.woff2', import.meta.url);

/**
 * A text as a shape: the path stands on the line y = 0 and begins at x = 0, in the units of `size`. `tracking` is added
 * after every letter, in em.
 */
export type OutlineText = (text: string, size: number, tracking?: number) => { path: string; width: number };

/**
 * Draws texts in the site's display face, without a font of the system: a server may have none. It draws the cut for
 * small sizes, which is fontkit's for this file and right for pictures that are seen small. Letters that the face does
 * not have are left out.
 */
export function createOutlineText(): OutlineText {
  const font = create(readFileSync(fontFile));
  return (text, size, tracking = 0) => {
    const known = [...text]
      .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      .join('');
    const { glyphs, positions } = font.layout(known);
    const scale = size / font.unitsPerEm;
    let [path, x] = ['', 0];
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      path += placed(glyph.path.commands, x + xOffset, yOffset, scale);
      x += xAdvance + tracking * font.unitsPerEm;
    }
    return { path, width: x * scale };
  };
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function placed(
  commands: readonly { command: string; args: readonly number[] }[],
  x: number,
  y: number,
  scale: number,
): string {
  return commands
    .map(({ command, args }) => {
      const numbers = args.map((value, index) =>
        // Pairs of x and y; y goes upwards in a font.
        ((index % 2 === 0 ? x + value : -(y + value)) * scale).toFixed(1),
      );
      return `${letters[command] ?? ''}${numbers.join(' ')}`;
    })
    .join('');
}
