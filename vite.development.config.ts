import { defineConfig, mergeConfig } from 'vite';
import { developmentServer } from './scripts/dev/development-server.ts';
import site from './vite.config.ts';
import { markOfPassword } from './web/gate/password.ts';

/** The public site with hot reload, for `npm run dev`. The build has nothing of it: it knows no environment. */
export default defineConfig((env) =>
  mergeConfig(site(env), { plugins: [developmentServer(import.meta.dirname, markOfPassword)] }),
);
