import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildInto } from './build.ts';
import { buildDirectory, openBuildDirectory } from './places.ts';

/** What the server of an open site needs in its environment. */
export const openSite = { GATE: 'off', BUILD_DIR: openBuildDirectory };

/** Builds the site for everybody to read, without the gate. The Studio is the one that was built already. */
export async function buildOpenSite(): Promise<void> {
  mkdirSync(openBuildDirectory, { recursive: true });
  const studio = join(openBuildDirectory, 'studio');
  if (!existsSync(studio)) symlinkSync(join(buildDirectory, 'studio'), studio);
  copyFileSync(join(buildDirectory, 'studio.stamp'), join(openBuildDirectory, 'studio.stamp'));
  await buildInto(openBuildDirectory, { GATE: openSite.GATE });
}
