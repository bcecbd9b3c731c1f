import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { deriveStudioToken, SESSION_PREFIX } from 'embedded-content-lake';
import { isForwarded } from 'embedded-content-lake/http';
import { Hono } from 'hono';
import type { Environment } from '../process/environment.ts';
import { createStudioHeaders, type StudioNetwork } from './studio-policy.ts';
import { type StudioSettings, withStudioSettings } from './studio-settings.ts';

type StudioHostOptions = {
  /** The folder of the built Studio. */
  directory: string;
  settings: StudioSettings;
  /** The session token for a page that is served on loopback; undefined when editors have to sign in. */
  token: string | undefined;
  network: StudioNetwork;
};

/**
 * Serves the built Studio under `/studio/`. Every path without a file gets the Studio's page, which does its own routing. On
 * loopback the page writes the session token to the Studio's local storage, so that no sign-in is needed.
 */
export function createStudioHost(options: StudioHostOptions): Hono {
  const built = readFileSync(join(options.directory, 'index.html'), 'utf8');
  const plainPage = withStudioSettings(built, options.settings);
  const page = withToken(plainPage, options);
  const makeHeaders = (html: string) => ({
    // The page may contain a token, so it must not be cached, nor framed by other sites.
    'cache-control': 'no-store',
    ...createStudioHeaders(html, options.network),
  });
  const [baseHeaders, headers] = [makeHeaders(plainPage), makeHeaders(page)];
  const app = new Hono();
  app.get('/studio', (context) => context.redirect('/studio/', 308));
  app.use(
    '/studio/static/*',
    serveStatic({
      root: options.directory,
      rewriteRequestPath: (path) => path.slice('/studio'.length),
      onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.get('/studio/static/*', (context) => context.text('Not found', 404));
  app.get('/studio/*', (context) => {
    // Behind a proxy other people may reach this page, so it contains no token, and they have to sign in.
    return isForwarded(context.req.raw.headers)
      ? context.html(plainPage, 200, baseHeaders)
      : context.html(page, 200, headers);
  });
  return app;
}

function withToken(html: string, { settings, token }: StudioHostOptions): string {
  if (token === undefined) return html;
  const key = JSON.stringify(`__studio_auth_token_${settings.projectId}`);
  const value = JSON.stringify({ token, time: new Date().toISOString() });
  // Does not replace the session of a signed-in editor.
  const isSignedIn = `(localStorage.getItem(${key})||'').includes('"${SESSION_PREFIX}')`;
  const script = `<script>try{${isSignedIn}||localStorage.setItem(${key},${JSON.stringify(value)})}catch{}</script>`;
  return html.replace('<head>', () => `<head>${script}`);
}

/** Serves the Studio with the settings of the environment. On loopback with the embedded lake, no sign-in is needed. */
export function openStudio(environment: Environment, directory: string, adminToken: string): Hono {
  const { embedded, production, siteUrl, clientKeys } = environment;
  const handsOutToken = embedded && !production;
  return createStudioHost({
    directory,
    settings: environment,
    token: handsOutToken ? deriveStudioToken(adminToken) : undefined,
    network: { siteUrl, isSelfContained: embedded && Object.keys(clientKeys).length === 0 },
  });
}
