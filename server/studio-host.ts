import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { SESSION_PREFIX, studioToken } from 'embedded-content-lake';
import { Hono } from 'hono';
import type { Environment } from './environment.ts';
import { type StudioNetwork, studioHeaders } from './studio-policy.ts';
import { type StudioSettings, withStudioSettings } from './studio-settings.ts';

export type StudioHostOptions = {
  /** The folder of the built Studio. */
  directory: string;
  settings: StudioSettings;
  /** The session token for a page that is served on loopback; undefined where people log in. */
  token: string | undefined;
  network: StudioNetwork;
};

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Serves the built Studio under `/studio/`. Every path without a file is the Studio's own routing and gets its
 * page. On loopback the page puts the session token where the Studio keeps its own, so nobody logs in.
 */
export function studioHost(options: StudioHostOptions): Hono {
  const built = readFileSync(join(options.directory, 'index.html'), 'utf8');
  const plainPage = withStudioSettings(built, options.settings);
  const page = withToken(plainPage, options);
  const headersOf = (html: string) => ({
    // The page may hold a token: no cache keeps it and no other site frames it.
    'cache-control': 'no-store',
    ...studioHeaders(html, options.network),
  });
  const [baseHeaders, headers] = [headersOf(plainPage), headersOf(page)];
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
    // Behind a proxy other people may reach this page, so it gets no token and they sign in.
    const isProxied = PROXY_HEADERS.some((name) => context.req.header(name));
    return isProxied ? context.html(plainPage, 200, baseHeaders) : context.html(page, 200, headers);
  });
  return app;
}

function withToken(html: string, { settings, token }: StudioHostOptions): string {
  if (token === undefined) return html;
  const key = JSON.stringify(`__studio_auth_token_${settings.projectId}`);
  const value = JSON.stringify({ token, time: new Date().toISOString() });
  // A person who has signed in keeps that session.
  const isSignedIn = `(localStorage.getItem(${key})||'').includes('"${SESSION_PREFIX}')`;
  const script = `<script>try{${isSignedIn}||localStorage.setItem(${key},${JSON.stringify(value)})}catch{}</script>`;
  return html.replace('<head>', () => `<head>${script}`);
}

/** The Studio as the environment has it: on loopback over this server's own lake, nobody logs in. */
export function openStudio(environment: Environment, directory: string, adminToken: string): Hono {
  const { embedded, production, siteUrl, clientKeys } = environment;
  const handsOutToken = embedded && !production;
  return studioHost({
    directory,
    settings: environment,
    token: handsOutToken ? studioToken(adminToken) : undefined,
    network: { siteUrl, isSelfContained: embedded && Object.keys(clientKeys).length === 0 },
  });
}
