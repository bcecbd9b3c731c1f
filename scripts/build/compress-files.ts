import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const texts = /\.(js|css|svg|json|vtt|txt)$/;
/** Below this the compressed form is hardly smaller. */
const leastBytes = 200;

/**
 * Writes the compressed forms of a build's texts beside them, as `site.js.br` and `site.js.gz`: at the best quality, which
 * a server has no time for. Whoever serves the folder may send them; this server does.
 */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !texts.test(entry.name) || entry.parentPath.endsWith('.vite')) continue;
    const body = readFileSync(path);
    if (body.length < leastBytes) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}
