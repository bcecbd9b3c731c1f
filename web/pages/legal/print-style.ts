import { createGlobalStyle } from 'styled-components';
import { siteConfig } from '../../content/env.ts';
import { theme } from '../../theme/theme.ts';

/** A legal page on paper is its text: the footer is left out, and links say where they lead. */
export const PrintStyle = createGlobalStyle`
  @media print {
    #root > :not(main) { display: none; }

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
