import { openBuildDirectory } from './places.ts';
import { buildSibling } from './sibling-build.ts';

/** What the server of an open site needs in its environment. */
export const openSite = { GATE: 'off', BUILD_DIR: openBuildDirectory };

/** Builds the site for everybody to read, without the gate. */
export async function buildOpenSite(): Promise<void> {
  await buildSibling(openBuildDirectory, { GATE: openSite.GATE });
}
