import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE = `
body{font:0.95rem/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
th.number,td.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
code{font-size:.8rem;overflow-wrap:anywhere}.scroll{overflow-x:auto}`;

const SCRIPT = readFileSync(join(import.meta.dirname, 'page.js'), 'utf8');

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Content lake</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><p>Loading…</p><noscript>This page needs JavaScript; <a href="/_lake/overview">the same as JSON</a>.</noscript></main><script>${SCRIPT}</script></body></html>`;

const scriptHash = createHash('sha256').update(SCRIPT).digest('base64');

/** Responds with the page at `/_lake/`. The page contains no data: its script fetches them with the viewer's token. */
export function createLakePage(): Response {
  return new Response(HTML, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
