/**
 * Ink on warm paper, one accent that all agents share (spec section 3), and one signal set. Every pair that
 * may meet on a page is listed in palette.test.ts and held to WCAG AA in both themes.
 */
export const light = {
  paper: '#f7f3ea',
  paperRaised: '#fffdf8',
  paperSunken: '#eee8da',
  ink: '#1d1a16',
  inkSoft: '#575047',
  /** Decorative hairlines; never the only sign of a control. */
  rule: '#d8cfbd',
  /** Borders that mark a control: 3:1 against every paper. */
  ruleStrong: '#847a69',
  accent: '#1b48a8',
  accentStrong: '#12347c',
  onAccent: '#fffdf8',
  accentWash: '#e3e7f0',
  band: '#1d1a16',
  onBand: '#f7f3ea',
  onBandSoft: '#bdb4a5',
  bandRule: '#4a443b',
  bandAccent: '#a9bff6',
  critical: '#9c2a1b',
  criticalWash: '#f6e2da',
  operational: '#85470a',
  operationalWash: '#f7e8cf',
  enhancement: '#23643a',
  enhancementWash: '#e0ebda',
} as const;

export type ColorName = keyof typeof light;
export type Palette = Readonly<Record<ColorName, string>>;

export const dark: Palette = {
  paper: '#171512',
  paperRaised: '#211e1a',
  paperSunken: '#100e0c',
  ink: '#f1eadd',
  inkSoft: '#b8ae9f',
  rule: '#3b362e',
  ruleStrong: '#8a7f70',
  accent: '#a3baf4',
  accentStrong: '#c3d2fa',
  onAccent: '#14161d',
  accentWash: '#242a39',
  band: '#28241e',
  onBand: '#f1eadd',
  onBandSoft: '#bdb3a3',
  bandRule: '#4b4436',
  bandAccent: '#a9bff6',
  critical: '#f3a090',
  criticalWash: '#3a211b',
  operational: '#efb569',
  operationalWash: '#362812',
  enhancement: '#92cfa1',
  enhancementWash: '#1d2f21',
};
