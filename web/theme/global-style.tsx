import { createGlobalStyle } from 'styled-components';
import { dark, light } from './palette.ts';
import { paletteDeclarations, theme } from './theme.ts';

/**
 * Reset, both palettes and the typography of bare elements. The system's theme applies unless the root
 * element carries `data-theme="light"` or `"dark"`.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${paletteDeclarations(light)}
  }
  /* Paper is light: printers leave out the dark ground, and pale words would stand on white. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${paletteDeclarations(dark)}
    }
  }
  @media screen {
    :root[data-theme='dark'] {
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
    text-wrap: balance;
    /* The display face is drawn in one weight and upright: its optical size does the work of weights. */
    font-synthesis: none;
  }
  /* What nobody wrote takes no room and is not read. A status is heard only while it stands there. */
  :is(h1, h2, h3, h4, h5, h6, dt, caption, p:not([role])):empty { display: none; }
  p, li, dd, figcaption { text-wrap: pretty; }
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

  /* All that a visitor without JavaScript gets of a site behind the gate. */
  noscript {
    display: grid;
    place-content: center;
    min-height: 100dvh;
    padding: ${theme.space.gutter};
    font-size: ${theme.text.lead};
  }
  noscript > div { display: grid; gap: ${theme.space[4]}; max-width: ${theme.size.words}; }

  :focus-visible {
    outline: ${theme.border.rule} solid ${theme.color.accent};
    outline-offset: 3px;
    border-radius: ${theme.radius.small};
  }
  /* A heading or section reached by its address must not hide under the sticky navigation. */
  [id] { scroll-margin-top: ${theme.size.navigation}; }
  ::selection { background: ${theme.color.accent}; color: ${theme.color.onAccent}; }

  /* Paper cannot be unfolded. */
  @media print {
    header { position: static; }
    /* Nor pressed. */
    button { display: none; }
    h1, h2, h3, h4 { break-after: avoid; }
    li, tr, figure, blockquote { break-inside: avoid; }
    details::details-content { content-visibility: visible; block-size: auto; }
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
  }
`;
