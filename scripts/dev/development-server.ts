import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readEnvironment } from '../../server/environment.ts';
import { internalUrl } from '../../server/hosts.ts';

/** Where the content API, the Studio and the providers answer while Vite serves the site. */
const serverPaths = ['^/v[^/]+/', '/images', '/files', '/_lake', '/_providers', '/studio'];

/** What the site knows of a password (`web/gate/password.ts`). */
type MarkOfPassword = (password: string) => Promise<{ salt: string; digest: string }>;

/** What the server does for the site's documents, for Vite's development server: it serves the site at an address of its own. */
export function developmentServer(root: string, markOfPassword: MarkOfPassword): Plugin {
  const environment = readEnvironment(process.env, root);
  const server = internalUrl(environment, environment.port);
  const media = join(root, 'scripts', 'seed', 'media');
  return {
    name: 'development-server',
    config: () => ({
      server: {
        port: environment.developmentPorts.site,
        // The lake lets in pages of this origin and of no other.
        strictPort: true,
        proxy: Object.fromEntries(
          serverPaths.map((path) => [path, { target: server, ws: true, changeOrigin: true }]),
        ),
      },
    }),
    // The agents' videos, at the addresses where the build puts them.
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const file = /^\/[\w-]+\.(mp4|vtt)$/.exec(request.url ?? '')?.[0];
        if (file) request.url = `/@fs${media}${file}`;
        next();
      });
    },
    // What the server writes into every document, without an application that was rendered ahead.
    transformIndexHtml: async () => {
      const { projectId, dataset, gate, gatePassword, siteUrl = '' } = environment;
      const { salt, digest } = await markOfPassword(gatePassword);
      const marks = { gateSalt: salt, gateDigest: digest };
      const studioOrigin = `http://localhost:${environment.developmentPorts.studio}`;
      const config = { projectId, dataset, gate, siteUrl, studioOrigin, ...marks };
      const attrs = { type: 'application/json', id: 'document-data' };
      return [
        { tag: 'script', attrs, children: JSON.stringify({ config }), injectTo: 'head-prepend' },
        { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg' } },
      ];
    },
  };
}
