import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../server/environment.ts';
import type { Builds } from '../../server/main.ts';
import { buildSite } from './build-site.ts';
import { buildStudio } from './build-studio.ts';
import { clientKeyWarnings } from './client-key-warnings.ts';
import { MEDIA_FOLDER } from './copy-media.ts';
import { inputHash } from './input-hash.ts';

const SHARED_INPUTS = ['package-lock.json', 'tsconfig.json', 'scripts/build', 'schemas'];

type PartName = 'site' | 'studio';

type Part = {
  name: PartName;
  inputs: string[];
  /** The values of the environment that are built in. */
  values: Record<string, string>;
  /** The folders that the build makes. */
  results: string[];
  build: () => Promise<void>;
};

/**
 * Builds what is stale, one part after the other (two cores are soon full), and says where the results are.
 *
 * @param directory where builds go; a stamp beside each part says what it was made from
 * @param names what is needed
 * @throws ToolError when a build fails
 */
export async function buildStale(
  root: string,
  directory: string,
  environment: Environment,
  report: (line: string) => void,
  names: readonly PartName[] = ['site', 'studio'],
): Promise<Builds> {
  const builds = {
    siteClient: join(directory, 'site', 'client'),
    siteServer: join(directory, 'site', 'server'),
    studio: join(directory, 'studio'),
  };
  const { projectId, dataset, clientKeys } = environment;
  const siteValues = {
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    GATE: environment.gate,
    GATE_PASSWORD: environment.gatePassword,
    SITE_URL: environment.siteUrl ?? '',
    STUDIO_URL: environment.studioUrl ?? '',
  };
  // Where this server puts its own Studio, that finds the site by its own name.
  const previewOrigin = environment.studioUrl && environment.siteUrl;
  const studioValues = { projectId, dataset, ...(previewOrigin ? { previewOrigin } : {}) };
  const parts: Part[] = [
    {
      name: 'site',
      inputs: ['web', 'vite.config.ts', MEDIA_FOLDER],
      values: siteValues,
      results: [builds.siteClient, builds.siteServer],
      build: () => buildSite({ root, ...builds, values: siteValues }),
    },
    {
      name: 'studio',
      // The avatar tool shares its library with the site, and the preview knows the queries of every route.
      inputs: ['studio', 'web/avatars', 'web/content', 'web/app', 'web/gate', 'web/pages', 'web/sections'],
      values: { ...studioValues, ...clientKeys },
      results: [builds.studio],
      build: () => buildStudio({ root, outDirectory: builds.studio, ...studioValues, clientKeys }),
    },
  ];
  for (const warning of clientKeyWarnings(clientKeys)) report(warning);
  for (const part of parts.filter(({ name }) => names.includes(name)))
    await buildPart(root, directory, part, report);
  return builds;
}

async function buildPart(root: string, directory: string, part: Part, report: (line: string) => void) {
  const stampFile = join(directory, `${part.name}.stamp`);
  const stamp = inputHash(root, [...SHARED_INPUTS, ...part.inputs], part.values);
  const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (fresh && part.results.every((folder) => existsSync(folder))) return;
  report(`Building the ${part.name} …`);
  rmSync(stampFile, { force: true });
  await part.build();
  mkdirSync(directory, { recursive: true });
  writeFileSync(stampFile, stamp);
}
