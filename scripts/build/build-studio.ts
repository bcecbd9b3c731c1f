import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

export type StudioBuildOptions = {
  root: string;
  outDirectory: string;
  projectId: string;
  dataset: string;
  /** Where the preview finds the site, as an origin, when that is another server's. */
  previewOrigin?: string;
  /** Keys that are built in, by variable. */
  clientKeys: Readonly<Record<string, string>>;
};

/** Builds the Studio with Sanity's own command. */
export async function buildStudio(options: StudioBuildOptions): Promise<void> {
  const { root, outDirectory, projectId, dataset, previewOrigin, clientKeys } = options;
  mkdirSync(outDirectory, { recursive: true });
  await runTool('sanity', ['build', outDirectory, '--yes'], {
    cwd: join(root, 'studio'),
    env: {
      NODE_ENV: 'production',
      ...clientKeys,
      SANITY_STUDIO_PROJECT_ID: projectId,
      SANITY_STUDIO_DATASET: dataset,
      SANITY_STUDIO_PREVIEW_ORIGIN: previewOrigin,
      SANITY_STUDIO_SELF_HOSTED: 'true',
      // What `npm run dev` hands to the Studio has no place in a build.
      SANITY_STUDIO_LAKE_ORIGIN: undefined,
      SANITY_STUDIO_SESSION_TOKEN: undefined,
      // A build on one machine has nothing to tell anybody.
      DO_NOT_TRACK: '1',
    },
  });
}
