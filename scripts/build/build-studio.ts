import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tidyStudioPage, withoutRemoteFonts } from '../../studio/offline/tidy-studio-build.ts';
import { runTool } from './run-tool.ts';

export type StudioBuildOptions = { root: string; outDirectory: string; projectId: string; dataset: string };

/**
 * Builds the Studio with Sanity's own command, then removes what would ask other hosts: the bridge script of
 * Sanity's dashboard and the font faces of its design system.
 */
export async function buildStudio({ root, outDirectory, projectId, dataset }: StudioBuildOptions) {
  mkdirSync(outDirectory, { recursive: true });
  await runTool('sanity', ['build', outDirectory, '--yes'], {
    cwd: join(root, 'studio'),
    env: {
      SANITY_STUDIO_PROJECT_ID: projectId,
      SANITY_STUDIO_DATASET: dataset,
      // A build on one machine has nothing to tell anybody.
      DO_NOT_TRACK: '1',
      SANITY_STUDIO_LAKE_ORIGIN: undefined,
      SANITY_STUDIO_SESSION_TOKEN: undefined,
    },
  });
  const page = join(outDirectory, 'index.html');
  writeFileSync(page, tidyStudioPage(readFileSync(page, 'utf8')));
  for (const name of readdirSync(join(outDirectory, 'static'))) {
    if (!/\.(css|js)$/.test(name)) continue;
    const file = join(outDirectory, 'static', name);
    const content = readFileSync(file, 'utf8');
    const tidied = withoutRemoteFonts(content);
    if (tidied !== content) writeFileSync(file, tidied);
  }
}
