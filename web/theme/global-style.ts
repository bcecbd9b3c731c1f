import { createGlobalStyle } from 'styled-components';
import { dark, light } from './palette.ts';
import { theme, writePaletteDeclarations } from './theme.ts';

/** CSS reset, both palettes, typography of plain elements, and styles for users' preferences. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${writePaletteDeclarations(light)}
  }
  /* Only on screens: printers omit the dark background, and light text would be on white. */
  @media screen and (prefers-color-scheme: dark) {
    :root {
      color-scheme: dark;
      ${writePaletteDeclarations(dark)}
    }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    /* Keeps a focused element and the target of a hash clear of the sticky navigation. */
    scroll-padding-top: calc(${theme.size.navigation} + ${theme.space[4]});
  }
  body {
    min-height: 100dvh;
    background: ${theme.color.paper};
    font: ${theme.weight.regular} ${theme.text.body} / ${theme.leading.text} ${theme.font.text};
    -webkit-font-smoothing: antialiased;
    /* 'anywhere' also lowers the min-content width in grid and flex layouts, so that no word makes a page wider than its
       window. */
    overflow-wrap: anywhere;
  }
  h1, h2, h3, h4, h5, h6 {
    font: ${theme.weight.regular} ${theme.text.title} / ${theme.leading.snug} ${theme.font.display};
    letter-spacing: ${theme.tracking.slight};
    /* The word spaces of the display font are designed for large sizes and too narrow at 24 pixels. */
    word-spacing: 0.07em;
    text-wrap: balance;
    /* The display font has one weight and no italics; its optical size replaces weights. */
    font-synthesis: none;
  }
  /* Elements without text take no space and are not read aloud. Not a live region (role), which must exist before its text. */
  :is(h1, h2, h3, h4, h5, h6, dt, caption, p:not([role])):empty { display: none; }
  p, li, dt, dd, td, th, figcaption, summary { text-wrap: pretty; }
  ul, ol { padding: 0; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  img, svg, video { display: block; max-width: 100%; height: auto; }
  button, input, textarea, select { font: inherit; color: inherit; }
  table { border-collapse: collapse; }
  a {
    color: ${theme.color.accent};
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.2em;
  }
  a:hover { color: ${theme.color.accentStrong}; }

  :where(:focus-visible) {
    outline: ${theme.border.rule} solid ${theme.color.accent};
    outline-offset: 3px;
    border-radius: ${theme.radius.small};
  }
  /* No outline on an element that received the focus from a link or a script instead of the keyboard. */
  [tabindex='-1']:focus-visible { outline: none; }
  ::selection { background: ${theme.color.accent}; color: ${theme.color.onAccent}; }

  /* Forced colors remove shadows and backgrounds, so that these states need other styles. */
  @media (forced-colors: active) {
    [aria-current] { text-decoration: underline 2px !important; }
    [aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      /* Not 0.01ms: every style change would become a transition, and a theme change a chain of them. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
      animation: none !important;
    }
  }

  /* Clicks during a transition are lost, so it is shorter than the 250 ms of browsers. */
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
    animation-duration: 120ms;
  }

  /* The content for visitors without JavaScript of a site with the gate on. */
  body > noscript {
    display: grid;
    place-content: center;
    min-height: 100dvh;
    padding: 2rem;
    font-size: 1.25rem;
  }
  noscript > main { display: grid; gap: 1rem; max-width: 44rem; }

  /* A low window is a phone in landscape, or a page at high zoom (theme.ts): the header is not sticky there. */
  @media screen and (width < ${theme.window.wide}) and (height < ${theme.window.short}) {
    html { scroll-padding-top: 1rem; }
  }
`;
