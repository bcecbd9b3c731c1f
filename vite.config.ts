import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bareClasses } from './scripts/build/bare-classes.ts';
import { chunkFileNames, chunkGroups } from './scripts/build/chunks.ts';
import { componentIds } from './scripts/build/component-ids.ts';
import { LICENSES_FILE } from './scripts/build/enclose-licenses.ts';
import { leanReactRouter } from './scripts/build/lean-react-router.ts';
import { leaveOutUnused } from './scripts/build/unused-modules.ts';
import { type Environment, readEnvironment } from './server/environment.ts';
import { internalUrl, previewingOrigin } from './server/hosts.ts';
import type { SiteConfig } from './web/content/env.ts';
import { markOfPassword } from './web/gate/password.ts';
import { globalStyle, noScriptStyle } from './web/theme/global-style.ts';

const root = join(import.meta.dirname, 'web');

/** `Features.LightDark` of Lightning CSS, a package that only Vite depends on. */
const LIGHT_DARK = 1 << 20;

/** Where the content API, the Studio and the providers answer while Vite serves the site. */
const serverPaths = ['^/v[^/]+/', '/images', '/files', '/_lake', '/_providers', '/studio'];

/** The public site. `vite build` makes the browser's part, `vite build --ssr entry-server.tsx` the server's. */
export default defineConfig(async ({ command, isSsrBuild }) => {
  const environment = readEnvironment(process.env, import.meta.dirname);
  const server = internalUrl(environment, environment.port);
  const site = await siteConfigOf(environment, command);
  return {
    root,
    plugins: [
      react(),
      componentIds(root),
      bareClasses(),
      globalStyles(site.gate),
      leanReactRouter(import.meta.dirname),
      leaveOutUnused(import.meta.dirname),
      seedMedia(),
    ],
    // The site writes both palettes out: the variables that stand in for light-dark() would be in every document for nothing.
    css: { lightningcss: { exclude: LIGHT_DARK } },
    define: { __SITE_CONFIG__: JSON.stringify(site) },
    // Class names must not depend on the order in which modules load, or server and browser disagree.
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
    ssr: {
      // Node would load the CommonJS builds of these, whose names cannot be imported one by one.
      noExternal: ['styled-components'],
    },
    build: {
      // The boot script asks for all that a page needs: the list of its files would be 0.4 KB more on every page (brotli).
      modulePreload: false,
      outDir: join(import.meta.dirname, 'dist', isSsrBuild ? 'site-server' : 'site-client'),
      emptyOutDir: true,
      manifest: !isSsrBuild,
      license: isSsrBuild ? false : { fileName: LICENSES_FILE },
      copyPublicDir: !isSsrBuild,
      rolldownOptions: isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
              entryFileNames: 'assets/[name]-[hash:6].js',
              chunkFileNames,
            },
          },
    },
    server: {
      port: 5173,
      // The lake lets in pages of this origin and of no other.
      strictPort: true,
      proxy: Object.fromEntries(
        serverPaths.map((path) => [path, { target: server, ws: true, changeOrigin: true }]),
      ),
    },
  };
});

/** Puts the styles of bare elements into the document, and those of what only a gate needs. */
function globalStyles(gate: SiteConfig['gate']): Plugin {
  const styles = gate === 'on' ? globalStyle + noScriptStyle : globalStyle;
  const slot = '/*global-style*/';
  const handler = (html: string) => {
    if (!html.includes(slot))
      throw new Error(`web/index.html has no ${slot}: the styles of bare elements go there.`);
    return html.replace(slot, () => styles);
  };
  return { name: 'global-styles', transformIndexHtml: { order: 'pre', handler } };
}

/** Serves the agents' videos at the addresses where the build puts them. */
function seedMedia(): Plugin {
  const folder = join(import.meta.dirname, 'scripts', 'seed', 'media');
  return {
    name: 'seed-media',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const file = /^\/[\w-]+\.(mp4|vtt)$/.exec(request.url ?? '')?.[0];
        if (file) request.url = `/@fs${folder}${file}`;
        next();
      });
    },
  };
}

async function siteConfigOf(environment: Environment, command: 'build' | 'serve'): Promise<SiteConfig> {
  const mark = await markOfPassword(environment.gatePassword);
  return {
    projectId: environment.projectId,
    dataset: environment.dataset,
    gate: environment.gate,
    gateSalt: mark.salt,
    gateDigest: mark.digest,
    siteUrl: environment.siteUrl ?? '',
    // `npm run dev` serves the Studio at an address of its own.
    studioOrigin: command === 'serve' ? 'http://localhost:3333' : (previewingOrigin(environment) ?? ''),
  };
}
