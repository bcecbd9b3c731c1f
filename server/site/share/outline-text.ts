import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

const fontFile = new URL('../../../web/theme/newsreader/newsreader-display.woff2', import.meta.url);

/**
 * A text as a shape: the path stands on the line y = 0 and begins at x = 0, in the units of `size`. `tracking` is added
 * after every letter, in em.
 */
export type OutlineText = (text: string, size: number, tracking?: number) => { path: string; width: number };

/** A face as a picture needs it. */
export type Lettering = {
  outline: OutlineText;
  /**
   * The text as the face can write it: a letter that it lacks without its accent, signs that it lacks left out. Empty
   * where a letter would be missing: a name that is spelled wrong is worse than none.
   */
  spell(text: string): string;
};

/** Letters that Unicode does not take apart into a plain one and a stroke. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't', ẞ: 'SS' },
  // The okina of Hawaiian, and an apostrophe that Unicode counts among the letters.
  ...{ ʻ: '‘', ʼ: '’' },
};

/**
 * The site's display face, without a font of the system: a server may have none. It draws the cut for small sizes,
 * which is fontkit's for this file and right for pictures that are seen small.
 */
export function createLettering(): Lettering {
  const font = create(readFileSync(fontFile));
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

  const outline: OutlineText = (text, size, tracking = 0) => {
    const { glyphs, positions } = font.layout(text);
    const scale = size / font.unitsPerEm;
    let [path, x] = ['', 0];
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      path += placed(glyph.path.commands, x + xOffset, yOffset, scale);
      x += xAdvance + tracking * font.unitsPerEm;
    }
    return { path, width: x * scale };
  };

  /** What stands for one letter or sign; undefined for a letter that nothing can stand for. */
  const inItsPlace = (letter: string): string | undefined => {
    if (has(letter)) return letter;
    if (/\p{Pd}/u.test(letter)) return '-';
    if (/\s/u.test(letter)) return ' ';
    const parts = [...(plainLetters[letter] ?? letter.normalize('NFKD'))].filter(has).join('');
    return parts || (/[\p{L}\p{N}]/u.test(letter) ? undefined : '');
  };

  return {
    outline,
    spell: (text) => {
      const written = [...text.normalize('NFC')].map(inItsPlace);
      return written.includes(undefined) ? '' : written.join('').trim();
    },
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
