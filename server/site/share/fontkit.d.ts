/** The parts of fontkit that share pictures use; the package brings no types. */
declare module 'fontkit' {
  type Glyph = {
    path: {
      /** As drawn in the font: y upwards, in units of the em. */
      commands: { command: string; args: number[] }[];
    };
  };
  type Run = { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] };
  type Font = {
    unitsPerEm: number;
    layout(text: string): Run;
    hasGlyphForCodePoint(codePoint: number): boolean;
  };
  export function create(buffer: Uint8Array): Font;
}
