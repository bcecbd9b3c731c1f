import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/**
 * A static host that interprets `_headers` and `_redirects` as Cloudflare Pages documents them, which is stricter than Netlify: it
 * ignores rewrites to an `index.html`, and without a `404.html` serves the `index.html` at the root for paths that have no file.
 */
export interface FileHost {
  readonly url: string;
  /** Number of path patterns with headers. */
  readonly headerRules: number;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves a folder on a free port. */
export async function openFileHost(folder: string): Promise<FileHost> {
  const headerRules = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const redirects = readRedirects(readFileSync(join(folder, '_redirects'), 'utf8'));
  const isApplication = !existsSync(join(folder, '404.html'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    for (const { path, name, value } of headerRules)
      if (covers(path, pathname)) addHeader(response, name, value);
    const file = fileAt(folder, pathname);
    const redirect = redirects.find(({ from }) => covers(from, pathname));
    if (redirect) {
      return response.writeHead(redirect.status, { location: redirect.to }).end();
    }
    const found = file ?? (isApplication ? join(folder, 'index.html') : undefined);
    const sent = found ?? join(folder, '404.html');
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(sent)] ?? 'application/octet-stream',
    });
    return response.end(readFileSync(sent));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A server that listens on a TCP port has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headerRules: new Set(headerRules.map(({ path }) => path)).size,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function fileAt(folder: string, pathname: string): string | undefined {
  const name = decodeURIComponent(pathname);
  return [name, `${name}.html`, join(name, 'index.html')]
    .map((candidate) => join(folder, candidate))
    .find((path) => existsSync(path) && statSync(path).isFile());
}

function covers(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pattern === pathname;
}

/** Both hosts combine the values of several rules for one header. */
function addHeader(response: ServerResponse, name: string, value: string): void {
  const before = response.getHeader(name);
  response.setHeader(name, before === undefined ? value : `${String(before)}, ${value}`);
}

function readHeaders(text: string): { path: string; name: string; value: string }[] {
  let path = '';
  return text.split('\n').flatMap((line) => {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    if (!header) {
      path = line.trim();
      return [];
    }
    const [, name = '', value = ''] = header;
    return [{ path, name, value }];
  });
}

function readRedirects(text: string): { from: string; to: string; status: number }[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.split(/\s+/);
      return { from, to, status: Number(status) };
    })
    .filter(({ to }) => !to.endsWith('/index.html'));
}
