import { type ColorName, light, type Palette } from './palette.ts';

/** `paperRaised` → `--color-paper-raised`. */
function getCustomProperty(name: string): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Returns the custom property declarations of a palette. */
export function writePaletteDeclarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `${getCustomProperty(name)}: ${value};`)
    .join('\n');
}

// Object.fromEntries loses the type of the keys; they are the palette's.
const color = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(${getCustomProperty(name)})`]),
) as Readonly<Record<ColorName, string>>;

/**
 * The design tokens of all components. Colors refer to custom properties, so that one prerendered page serves both themes and a
 * theme change renders nothing again.
 */
export const theme = {
  color,
  font: {
    // Declared in index.html with the font faces, so that navigation does not declare them again.
    display: 'var(--font-display)',
    /** For long-form text: a system font, so that lines do not rewrap when a web font loads. */
    essay: "'Iowan Old Style', Charter, Georgia, 'Times New Roman', serif",
    text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  },
  /**
   * A fluid scale from 360 px to 1440 px of window width. Large sizes are also limited by the window width, since words would
   * break at a large font size setting.
   */
  text: {
    caption: '0.8125rem',
    small: '0.9375rem',
    body: 'clamp(1rem, 0.96rem + 0.19vw, 1.125rem)',
    lead: 'clamp(1.125rem, 1.04rem + 0.37vw, 1.375rem)',
    title: 'clamp(1.25rem, 1.17rem + 0.37vw, 1.5rem)',
    section: 'min(9.7vw, clamp(1.9375rem, 1.5rem + 1.94vw, 3.25rem))',
    page: 'min(11.9vw, clamp(2.375rem, 1.69rem + 3.05vw, 4.5rem))',
    /** The part of a headline after its first sentence. */
    subhead: 'clamp(1.375rem, 1.17rem + 0.93vw, 2rem)',
    hero: 'min(12.5vw, clamp(2.5rem, 1.5rem + 4.44vw, 5.5rem))',
    numeral: 'min(13.75vw, clamp(2.75rem, 2.17rem + 2.59vw, 4.5rem))',
  },
  leading: { tight: '1.04', snug: '1.25', text: '1.6' },
  tracking: { tight: '-0.02em', slight: '-0.006em', menu: '0.03em', wide: '0.09em' },
  weight: { regular: '400', medium: '500', bold: '650' },
  /** Spacing in multiples of 4 px; the key is the factor. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    6: '1.5rem',
    8: '2rem',
    12: '3rem',
    16: '4rem',
    24: '6rem',
    gutter: 'min(6.25vw, clamp(1.25rem, 0.6rem + 2.9vw, 4rem))',
    /** Padding of a full-width block that keeps its content at the page width. */
    page: 'max(min(6.25vw, clamp(1.25rem, 0.6rem + 2.9vw, 4rem)), (100% - 80rem) / 2)',
    opening: 'clamp(2rem, 1.2rem + 3.6vw, 4.5rem)',
    section: 'clamp(4rem, 2.6rem + 6.2vw, 8.5rem)',
  },
  size: {
    /** About 70 letters: `ch` is the width of a digit, and letters are narrower. */
    measure: '58ch',
    /** Maximum width of a headline. */
    words: '44rem',
    /** Minimum height and width of a tap target (look: 44 px). */
    target: '2.75rem',
    navigation: '4.5rem',
    /** Height of the row with the product's name above the menu, on a wide screen. */
    masthead: '3.75rem',
    menuItem: '3rem',
    cardSmall: '16rem',
    cardMedium: '20rem',
    cardLarge: '28rem',
    avatar: '128px',
    profile: '256px',
    mark: '4.5rem',
    drawing: '12rem',
    icon: '1.25rem',
  },
  /**
   * Widths of the container, not of the window, at which a layout changes. Media and container conditions cannot read custom
   * properties, so these are plain lengths.
   */
  width: { card: '19.5rem', compact: '36rem', medium: '48rem', wide: '62rem' },
  window: {
    /**
     * From this width on, all menu items fit on one line; below, there is a menu button. The specified items need 1138 px beside the
     * page's edges of about 91 px with the fonts of Debian; the rest is for wider system fonts.
     */
    wide: '78rem',
    /** Below this height (a phone in landscape, or high zoom) sticky elements would leave too little space. */
    short: '30rem',
  },
  border: { hair: '1px', rule: '2px' },
  /** A niche is an arch around a portrait, as in the building. Flat, so that it does not crop the hair. */
  radius: { small: '4px', medium: '10px', round: '999px', niche: '50% 50% 4px 4px / 28% 28% 4px 4px' },
  shadow: {
    raised: '0 1px 2px rgb(20 22 31 / 5%), 0 12px 32px -16px rgb(20 22 31 / 20%)',
  },
  duration: {
    quick: '160ms',
    /** Longer than a click. */
    patient: '500ms',
    /** The scroll-reveal fade transition. */
    reveal: '1000ms',
    draw: '2400ms',
  },
  easing: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', inOut: 'cubic-bezier(0.6, 0, 0.3, 1)' },
} as const;

/** Returns declarations that override ink, hairlines and accent inside a block. */
function writeBlockDeclarations(own: Partial<Record<ColorName, ColorName>>): string {
  return Object.entries(own)
    .map(([name, value]) => `${getCustomProperty(name)}: ${color[value]};`)
    .join('\n');
}

/** The background of the footer. */
export const groundDeclarations = `
  background: ${theme.color.ground};
  color: ${theme.color.onGround};
  ${writeBlockDeclarations({ ink: 'onGround', inkSoft: 'onGroundSoft', accent: 'groundAccent', accentStrong: 'onGround' })}
`;

/** A band in the accent color: lines, links, selections, the focus ring and other parts use colors with enough contrast on it. */
export const bandDeclarations = `
  background: ${theme.color.band};
  color: ${theme.color.onBand};
  ${writeBlockDeclarations({
    ink: 'onBand',
    inkSoft: 'onBandSoft',
    rule: 'bandRule',
    ruleStrong: 'bandRule',
    accent: 'bandAccent',
    accentStrong: 'onBand',
    accentWash: 'band',
    onAccent: 'band',
  })}
`;
