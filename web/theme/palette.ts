/**
 * Ink on warm paper, one accent color for all agents, and three signal colors. palette.test.ts lists every pair
 * of colors that is used together, and checks it for WCAG AA in both themes.
 */
export const light = {
  paper: '#faf7f0',
  paperRaised: '#fffefb',
  paperSunken: '#f4efe5',
  ink: '#14161f',
  inkSoft: '#504f57',
  /** Decorative hairlines; never the only indication of a control. */
  rule: '#ddd5c5',
  /** Borders of controls: 3:1 against every paper color. */
  ruleStrong: '#7f7768',
  accent: '#1645c4',
  accentStrong: '#0e318f',
  onAccent: '#fffefb',
  accentWash: '#e5ebfa',
  /** Colors of the blueprint band, a full-width block that is the focus of its screen. */
  band: '#143cae',
  onBand: '#fffefb',
  onBandSoft: '#d5dffc',
  bandRule: '#7f9bec',
  bandAccent: '#d5dffc',
  /** The background of the footer, below the last block. */
  ground: '#14161f',
  onGround: '#f5f0e4',
  onGroundSoft: '#b8b5b0',
  groundAccent: '#a9bff6',
  // For each signal: text and lines; the background of text; and a vivid version for large shapes. An orange that is dark enough
  // for small text is brown, so only the shapes look orange.
  critical: '#b0241c',
  criticalVivid: '#d63a2c',
  criticalWash: '#fbe5e0',
  operational: '#964800',
  operationalVivid: '#d46c00',
  operationalWash: '#fdecd2',
  enhancement: '#1d6a3a',
  enhancementVivid: '#2a9152',
  enhancementWash: '#e0f0e2',
} as const;

export type ColorName = keyof typeof light;
export type Palette = Readonly<Record<ColorName, string>>;

export const dark: Palette = {
  paper: '#161922',
  paperRaised: '#222634',
  paperSunken: '#0c0e14',
  ink: '#f2ede2',
  inkSoft: '#b6b4b6',
  rule: '#363a49',
  ruleStrong: '#7f8292',
  accent: '#a3b8ff',
  accentStrong: '#c8d5ff',
  onAccent: '#10163a',
  accentWash: '#26305a',
  band: '#16388c',
  onBand: '#f5f1e6',
  onBandSoft: '#cbd6f7',
  bandRule: '#7590dd',
  bandAccent: '#c8d5ff',
  ground: '#050609',
  onGround: '#f2ede2',
  onGroundSoft: '#b6b4b6',
  groundAccent: '#a3b8ff',
  critical: '#ff9d8f',
  criticalVivid: '#f0604f',
  criticalWash: '#3d1f1f',
  operational: '#ffb55c',
  operationalVivid: '#f08c1e',
  operationalWash: '#382815',
  enhancement: '#86d6a0',
  enhancementVivid: '#3fae6a',
  enhancementWash: '#17301f',
};
