import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

export type StudioBuildOptions = {
  root: string;
  outDirectory: string;
  /** Keys that are built in, by variable. */
  clientKeys: Readonly<Record<string, string>>;
};

/** Builds the Studio with Sanity's own command, for every configuration: whoever serves it says which (`server/studio-settings.ts`). */
export async function buildStudio(options: StudioBuildOptions): Promise<void> {
  const { root, outDirectory, clientKeys } = options;
  mkdirSync(outDirectory, { recursive: true });
  await runTool('sanity', ['build', outDirectory, '--yes'], {
    cwd: join(root, 'studio'),
    env: {
      NODE_ENV: 'production',
      ...clientKeys,
      SANITY_STUDIO_SELF_HOSTED: 'true',
      // What is handed to a Studio that no server of ours serves has no place in a build.
      SANITY_STUDIO_PROJECT_ID: undefined,
      SANITY_STUDIO_DATASET: undefined,
      SANITY_STUDIO_PREVIEW_ORIGIN: undefined,
      SANITY_STUDIO_LAKE_ORIGIN: undefined,
      SANITY_STUDIO_SESSION_TOKEN: undefined,
      // A build on one machine has nothing to tell anybody.
      DO_NOT_TRACK: '1',
    },
  });
}
