import { describe, expect, it } from 'vitest';
import { type ColorName, dark, light, type Palette } from './palette.ts';

/** WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const CONTROL = 3;

const papers: ColorName[] = ['paper', 'paperRaised', 'paperSunken'];
const textOnPapers: ColorName[] = [
  'ink',
  'inkSoft',
  'accent',
  'accentStrong',
  'critical',
  'operational',
  'enhancement',
];

const pairs: [foreground: ColorName, background: ColorName, least: number][] = [
  ...papers.flatMap((paper) =>
    textOnPapers.map((text): [ColorName, ColorName, number] => [text, paper, TEXT]),
  ),
  ...papers.map((paper): [ColorName, ColorName, number] => ['ruleStrong', paper, CONTROL]),
  ['onAccent', 'accent', TEXT],
  ['onAccent', 'accentStrong', TEXT],
  ['ink', 'accentWash', TEXT],
  ['inkSoft', 'accentWash', TEXT],
  ['accent', 'accentWash', TEXT],
  ['onBand', 'band', TEXT],
  ['onBandSoft', 'band', TEXT],
  ['bandAccent', 'band', TEXT],
  ...(['critical', 'operational', 'enhancement'] as const).flatMap(
    (signal): [ColorName, ColorName, number][] => [
      [signal, `${signal}Wash`, TEXT],
      ['ink', `${signal}Wash`, TEXT],
    ],
  ),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s palette', (_name, palette) => {
  it.each(pairs)('%s on %s reaches %d:1', (foreground, background, least) => {
    expect(contrast(palette, foreground, background)).toBeGreaterThanOrEqual(least);
  });
});

it('knows the contrast of black on white', () => {
  const blackOnWhite = { ...light, ink: '#000000', paper: '#ffffff' };
  expect(contrast(blackOnWhite, 'ink', 'paper')).toBeCloseTo(21, 5);
});

function contrast(palette: Palette, foreground: ColorName, background: ColorName): number {
  const [lighter = 0, darker = 0] = [luminance(palette[foreground]), luminance(palette[background])].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of `#rrggbb`, 0 to 1, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
