import type { Plugin } from 'vite';

/** Vite's helper, which every lazy import of the browser's code goes through. */
const helper = '\0vite/preload-helper.js';

/**
 * Lets lazy code be imported as it is written. Vite's helper would fetch the style sheets and modules of such code ahead of
 * it: the boot script asks for the modules, and the styles are in the components, so it has nothing to do and is half a
 * kilobyte on every page (brotli).
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue;
        const [sheet] = chunk.viteMetadata?.importedCss ?? [];
        if (sheet)
          this.error(
            `${chunk.name} is loaded lazily and imports the style sheet ${sheet}, which nothing would load. Write its styles as styled components, or name the sheet in web/index.html.`,
          );
      }
    },
  };
}
