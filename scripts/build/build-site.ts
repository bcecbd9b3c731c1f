import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { drawIcon, iconPaths } from '../../server/site/icons/draw-icon.ts';
import { copyMedia } from './copy-media.ts';
import { encloseLicenses } from './enclose-licenses.ts';
import { runTool } from './run-tool.ts';

type SiteBuildOptions = {
  root: string;
  siteClient: string;
  siteServer: string;
};

/** Builds the site for browsers and for prerendering its routes. No environment variable is built in. */
export async function buildSite({ root, siteClient, siteServer }: SiteBuildOptions): Promise<void> {
  const build = (args: string[]) =>
    runTool('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', ...args], {
      cwd: root,
      // Independent of the caller's NODE_ENV, which could make a development build.
      env: { NODE_ENV: 'production' },
    });
  await build(['--outDir', siteClient]);
  copyMedia(root, siteClient);
  await makeIcons(root, siteClient);
  encloseLicenses(root, siteClient);
  compressFiles(siteClient);
  await build(['--outDir', siteServer, '--ssr', 'render/entry-server.tsx']);
}

const texts = /\.(js|css|html|svg|json|vtt|txt)$/;
/** Files below this size are hardly smaller when compressed. */
const minBytes = 200;

/**
 * Writes compressed copies of a build's text files next to them, as `site.js.br` and `site.js.gz`, at the highest quality, which
 * is too slow to compute per request. This server sends them, and so may other hosts.
 */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !texts.test(entry.name) || entry.parentPath.endsWith('.vite')) continue;
    const body = readFileSync(path);
    if (body.length < minBytes) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}

/** Draws the icons for phones and older browsers from `web/public/favicon.svg` into the folder of the site's build. */
export async function makeIcons(root: string, siteClient: string): Promise<void> {
  const svg = readFileSync(join(root, 'web', 'public', 'favicon.svg'));
  for (const path of iconPaths) writeFileSync(join(siteClient, path), await drawIcon(path, svg));
}
