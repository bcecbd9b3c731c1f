import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ColorName, dark, light, type Palette } from './palette.ts';

/** WCAG 2.2, success criteria 1.4.3 (text) and 1.4.11. */
const TEXT = 4.5;
const CONTROL = 3;

const signals = ['critical', 'operational', 'enhancement'] as const;

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
  ['bandRule', 'band', CONTROL],
  ['onGround', 'ground', TEXT],
  ['onGroundSoft', 'ground', TEXT],
  ['groundAccent', 'ground', TEXT],
  ...signals.flatMap((signal): [ColorName, ColorName, number][] => [
    [signal, `${signal}Wash`, TEXT],
    ['ink', `${signal}Wash`, TEXT],
    ['inkSoft', `${signal}Wash`, TEXT],
    ...papers.map((paper): [ColorName, ColorName, number] => [`${signal}Vivid`, paper, CONTROL]),
  ]),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s palette', (_name, palette) => {
  it.each(pairs)('%s on %s reaches %d:1', (foreground, background, least) => {
    expect(contrast(palette, foreground, background)).toBeGreaterThanOrEqual(least);
  });

  it('has distinct signal colors: a red, an orange and a green', () => {
    const [red = 0, orange = 0, green = 0] = signals.map((signal) => hue(palette[`${signal}Vivid`]));
    expect(red).toBeLessThan(12);
    expect(orange).toBeGreaterThan(26);
    expect(orange).toBeLessThan(45);
    expect(green).toBeGreaterThan(110);
    expect(green).toBeLessThan(160);
  });
});

/** SVG files cannot read the page's custom properties, so they contain copies of the colors. */
const publicDrawings = join(import.meta.dirname, '..', 'public');

it.each(readdirSync(publicDrawings).filter((file) => file.endsWith('.svg')))(
  '%s has only colors of the palettes',
  (file) => {
    const colors = readFileSync(join(publicDrawings, file), 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? [];
    const ours: string[] = [...Object.values(light), ...Object.values(dark)];
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.filter((color) => !ours.includes(color))).toEqual([]);
  },
);

it('computes the contrast of black on white', () => {
  const blackOnWhite = { ...light, ink: '#000000', paper: '#ffffff' };
  expect(contrast(blackOnWhite, 'ink', 'paper')).toBeCloseTo(21, 5);
});

function contrast(palette: Palette, foreground: ColorName, background: ColorName): number {
  const [lighter = 0, darker = 0] = [luminance(palette[foreground]), luminance(palette[background])].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Hue of `#rrggbb` in degrees, for colors whose largest channel is not blue. */
function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const range = Math.max(red, green, blue) - Math.min(red, green, blue);
  return 60 * (red >= green ? (green - blue) / range : 2 + (blue - red) / range);
}

/** The channels of `#rrggbb`, from 0 to 1. */
function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** Relative luminance of `#rrggbb`, from 0 to 1, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('has the paper color of the theme-color meta tags', () => {
  const html = readFileSync(join(import.meta.dirname, '..', 'index.html'), 'utf8');
  const colors = [
    ...html.matchAll(/name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: (\w+)\)"/g),
  ];
  expect(colors.map(([, color, scheme]) => [scheme, color])).toEqual([
    ['light', light.paper],
    ['dark', dark.paper],
  ]);
});
