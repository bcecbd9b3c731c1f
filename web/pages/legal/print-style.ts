import { createGlobalStyle } from 'styled-components';
import { siteConfig } from '../../content/env.ts';
import { light } from '../../theme/palette.ts';
import { paletteDeclarations, theme } from '../../theme/theme.ts';

/** Black on white, whatever theme the screen has; lines stay grey. */
const paper = paletteDeclarations({
  ...light,
  paper: 'white',
  ink: 'black',
  inkSoft: 'black',
  accent: 'black',
  accentStrong: 'black',
});

/**
 * A legal page on paper is its text: what surrounds it on every page is left out, and links say where they lead.
 * The selector of the palette outweighs those of both themes.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    :root:root:root {
      color-scheme: light;
      ${paper}
    }
    @page { margin: 2cm; }
    body { font-size: 11pt; }
    #root > :not(main) { display: none; }
    h1, h2, h3 { break-after: avoid; }
    li, blockquote { break-inside: avoid; }
    p { orphans: 3; widows: 3; }

    a[data-address]::after {
      font-size: ${theme.text.caption};
      overflow-wrap: anywhere;
      content: ' (' attr(data-address) ')';
    }
    a[data-address^='/']::after {
      content: ' (${() => siteConfig().siteUrl.replaceAll("'", '')}' attr(data-address) ')';
    }
  }
`;
