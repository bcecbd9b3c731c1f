import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteAddresses } from './site-process.ts';

/** Serves the site with the seed's content from a separate process until `use` has ended. */
export async function withSite(
  gate: 'on' | 'off',
  use: (addresses: SiteAddresses) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'site-process.ts')], {
    env: { PATH, HOME, GATE: gate, PORT: '0', LAKE_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    for await (const chunk of child.stdout) {
      output += String(chunk);
      if (/^\{.*\}$/m.test(output)) break;
    }
    const line = /^\{.*\}$/m.exec(output)?.[0];
    if (!line) throw new Error(`The site could not be served:\n${output}`);
    await use(JSON.parse(line));
  } finally {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
