import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../chromium.ts';
import { freePort } from '../../free-port.ts';

/**
 * Runs a browser with a debugging port for Lighthouse, in which a visitor has already unlocked the site at `url` and visited
 * each of `paths`, so that one-time costs of a new server or browser are not measured.
 */
export async function withUnlockedBrowser(
  url: string,
  paths: readonly string[],
  use: (port: number) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/favicon.svg`);
    // Lighthouse keeps local storage and empties the caches before each run.
    await page.evaluate(() => localStorage.setItem('authenticated', 'true'));
    for (const path of paths) await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.close();
    await use(port);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
