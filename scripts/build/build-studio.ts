import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

type StudioBuildOptions = {
  root: string;
  outDirectory: string;
  /** API keys that are built in, by environment variable. */
  clientKeys: Readonly<Record<string, string>>;
};

/** Builds the Studio with Sanity's command, for every configuration: the server tells it which (`server/studio/studio-settings.ts`). */
export async function buildStudio(options: StudioBuildOptions): Promise<void> {
  const { root, outDirectory, clientKeys } = options;
  mkdirSync(outDirectory, { recursive: true });
  await runTool('sanity', ['build', outDirectory, '--yes'], {
    cwd: join(root, 'studio'),
    env: {
      NODE_ENV: 'production',
      ...clientKeys,
      SANITY_STUDIO_SELF_HOSTED: 'true',
      // Settings for a Studio hosted elsewhere must not get into this build.
      SANITY_STUDIO_PROJECT_ID: undefined,
      SANITY_STUDIO_DATASET: undefined,
      SANITY_STUDIO_PREVIEW_ORIGIN: undefined,
      SANITY_STUDIO_LAKE_ORIGIN: undefined,
      SANITY_STUDIO_SESSION_TOKEN: undefined,
      // No telemetry from a build.
      DO_NOT_TRACK: '1',
    },
  });
}
