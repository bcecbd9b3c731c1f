import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { readEnvironment } from './server/process/environment.ts';
import { getInternalUrl } from './server/process/hosts.ts';
import site from './vite.config.ts';
import { markOfPassword } from './web/gate/password.ts';

/** The public site with hot reload, for `npm run dev`. The build has nothing of it: it knows no environment. */
export default defineConfig((env) =>
  mergeConfig(site(env), { plugins: [developmentServer(import.meta.dirname)] }),
);

/** Path prefixes of the content API, the Studio and the providers, which Vite forwards to the server. */
const serverPaths = ['^/v[^/]+/', '/images', '/files', '/_lake', '/_providers', '/studio'];

/** A Vite plugin that forwards API requests to the server and adds to the document what the server would add. */
function developmentServer(root: string): Plugin {
  const environment = readEnvironment(process.env, root);
  const server = getInternalUrl(environment, environment.port);
  const media = join(root, 'scripts', 'seed', 'media');
  return {
    name: 'development-server',
    config: () => ({
      server: {
        port: environment.developmentPorts.site,
        // The lake allows requests only from this origin.
        strictPort: true,
        proxy: Object.fromEntries(
          serverPaths.map((path) => [path, { target: server, ws: true, changeOrigin: true }]),
        ),
      },
    }),
    // Serves the agents' videos at the same addresses as the build.
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const file = /^\/[\w-]+\.(mp4|vtt)$/.exec(request.url ?? '')?.[0];
        if (file) request.url = `/@fs${media}${file}`;
        next();
      });
    },
    // Adds what the server writes into every document, without prerendered HTML.
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
