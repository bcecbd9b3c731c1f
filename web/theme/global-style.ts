import { createGlobalStyle } from 'styled-components';
import { dark, light } from './palette.ts';
import { paletteDeclarations, theme } from './theme.ts';

/** Reset, both palettes, the typography of bare elements, and what some visitors ask their browser for. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${paletteDeclarations(light)}
  }
  /* Paper is light: printers leave out the dark ground, and pale words would stand on white. */
  @media screen and (prefers-color-scheme: dark) {
    :root {
      color-scheme: dark;
      ${paletteDeclarations(dark)}
    }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    /* Neither what takes the focus nor a heading reached by its address hides under the sticky navigation. */
    scroll-padding-top: calc(${theme.size.navigation} + ${theme.space[4]});
  }
  body {
    min-height: 100dvh;
    background: ${theme.color.paper};
    font: ${theme.weight.regular} ${theme.text.body} / ${theme.leading.text} ${theme.font.text};
    -webkit-font-smoothing: antialiased;
    /* Also where a grid or a flex line asks how narrow a text can be: no word makes a page wider than its window. */
    overflow-wrap: anywhere;
  }
  h1, h2, h3, h4, h5, h6 {
    font: ${theme.weight.regular} ${theme.text.title} / ${theme.leading.snug} ${theme.font.display};
    letter-spacing: ${theme.tracking.slight};
    /* The spaces of the display face are cut for large sizes: in a title of 24 pixels words would run together. */
    word-spacing: 0.07em;
    text-wrap: balance;
    /* The display face is drawn in one weight and upright: its optical size does the work of weights. */
    font-synthesis: none;
  }
  /* What nobody wrote takes no room and is not read. A status is heard only while it stands there. */
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
  /* What a link or the site gave the focus to, and no key: where it is, the window shows. */
  [tabindex='-1']:focus-visible { outline: none; }
  ::selection { background: ${theme.color.accent}; color: ${theme.color.onAccent}; }

  /* Shadows and grounds are gone: a line says what they said. */
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
      /* Not 0.01ms: every change of every element would become a transition, and a change of theme a cascade. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
      animation: none !important;
    }
  }

  /* All that a visitor without JavaScript gets of a site behind the gate; without one that is the page itself. */
  body > noscript {
    display: grid;
    place-content: center;
    min-height: 100dvh;
    padding: 2rem;
    font-size: 1.25rem;
  }
  noscript > main { display: grid; gap: 1rem; max-width: 44rem; }

  /* A short window is a phone's on its side, or one at a large zoom (theme.ts): the header scrolls away with the page, and
     nothing has to keep clear of it. */
  @media screen and (width < ${theme.window.wide}) and (height < ${theme.window.short}) {
    html { scroll-padding-top: 1rem; }
  }
`;
