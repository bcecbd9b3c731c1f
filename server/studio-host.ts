import { existsSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

export type StudioHostOptions = {
  /** The folder of the built Studio. */
  directory: string;
  projectId: string;
  /** The session token for a page that is served on loopback; undefined where people log in. */
  token: string | undefined;
};

/**
 * Serves the built Studio under `/studio/`. Every path without a file is the Studio's own routing and gets its
 * page. On loopback the page puts the session token where the Studio keeps its own, so nobody logs in.
 */
export function studioHost(options: StudioHostOptions): Hono {
  const page = studioPage(options);
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
  app.get('/studio/*', (context) =>
    context.html(page, 200, {
      // The page may hold a token: no cache keeps it and no other site frames it.
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'self'",
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    }),
  );
  return app;
}

function studioPage({ directory, projectId, token }: StudioHostOptions): string {
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  if (token === undefined) return html;
  const key = JSON.stringify(`__studio_auth_token_${projectId}`);
  const value = JSON.stringify({ token, time: new Date().toISOString() });
  const script = `<script>try{localStorage.setItem(${key},${JSON.stringify(value)})}catch{}</script>`;
  return html.replace('<head>', `<head>${script}`);
}

/** Whether the folder holds a built Studio. */
export function hasStudio(directory: string): boolean {
  return existsSync(join(normalize(directory + sep), 'index.html'));
}
