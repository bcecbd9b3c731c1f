import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Builds } from '../../server/main.ts';
import type { Environment } from '../../server/process/environment.ts';
import { buildFolder, makeBuild, touchBuild } from './build-folders.ts';
import { buildSite } from './build-site.ts';
import { buildStudio } from './build-studio.ts';
import { MEDIA_FOLDER } from './copy-media.ts';
import { computeInputHash } from './input-hash.ts';

type PartName = 'site' | 'studio';

const SHARED_INPUTS = [
  ...['package-lock.json', 'tsconfig.json', 'content', 'schemas'],
  // The build scripts themselves.
  ...['scripts/build', 'scripts/shared/operator-error.ts'],
];

/** The files and folders that each part is built from, as paths from the root. A change in any of them makes the part stale. */
export const buildInputs: Readonly<Record<PartName, readonly string[]>> = {
  site: [...SHARED_INPUTS, ...['web', 'vite.config.ts', MEDIA_FOLDER], 'server/site/icons/draw-icon.ts'],
  // The Studio's preview uses the queries of every route.
  studio: [
    ...SHARED_INPUTS,
    ...['studio', 'web/data', 'web/app', 'web/gate', 'web/pages', 'web/sections'],
    ...['lake/package.json', 'lake/src/studio.ts', 'lake/src/browser'],
    // What a search finds.
    ...['query/text-query.ts', 'work-meter.ts', 'errors.ts'].map((path) => `lake/src/${path}`),
  ],
};

type Part = {
  name: PartName;
  /** The environment variables that are built in: usually none. */
  values: Readonly<Record<string, string>>;
  /** Writes the build into an empty folder. */
  build: (folder: string) => Promise<void>;
};

/**
 * Builds the stale parts, one after the other (each uses both cores of a small machine), and returns their folders.
 *
 * @param directory where builds go: `site/<hash>` and `studio/<hash>`, named by the hash of their inputs, so that a build never
 * changes the files of a running server
 * @param names the parts that are needed
 * @throws ToolError when a build fails, or the directory is not writable
 */
export async function buildStale(
  root: string,
  directory: string,
  { clientKeys }: Pick<Environment, 'clientKeys'>,
  report: (line: string) => void,
  names: readonly PartName[] = ['site', 'studio'],
): Promise<Builds> {
  const parts: Record<PartName, Part> = {
    site: {
      name: 'site',
      values: {},
      build: (folder) => buildSite({ root, ...getSiteFolders(folder) }),
    },
    studio: {
      name: 'studio',
      values: clientKeys,
      build: (folder) => buildStudio({ root, outDirectory: folder, clientKeys }),
    },
  };
  for (const warning of listClientKeyWarnings(clientKeys)) report(warning);
  const build = (name: PartName) => buildPart(root, directory, parts[name], names.includes(name), report);
  const site = await build('site');
  const studio = await build('studio');
  return { ...getSiteFolders(site), studio };
}

function getSiteFolders(folder: string) {
  return { siteClient: join(folder, 'client'), siteServer: join(folder, 'server') };
}

/** The folder of the part for the current inputs; built when it does not exist. */
async function buildPart(
  root: string,
  directory: string,
  part: Part,
  isNeeded: boolean,
  report: (line: string) => void,
): Promise<string> {
  const hash = computeInputHash(root, buildInputs[part.name], part.values);
  const folder = buildFolder(directory, part.name, hash);
  if (!isNeeded) return folder;
  if (existsSync(folder)) {
    touchBuild(folder);
    return folder;
  }
  report(`Building the ${part.name} …`);
  await makeBuild(directory, part.name, hash, part.build);
  return folder;
}

/** The secrets among the values that are built into the Studio; the other values need no warning. */
const SECRETS = ['VITE_SPEECH_API_KEY', 'VITE_VIDEO_API_KEY', 'VITE_MEDIA_UPLOAD_PRESET'];

/** A warning for each key that the build makes public. */
export function listClientKeyWarnings(clientKeys: Readonly<Record<string, string>>): string[] {
  return SECRETS.filter((name) => clientKeys[name]).map(
    (name) =>
      `Warning: ${name} is built into the Studio. Whoever opens the Studio's address can read it and spend with it. ` +
      `Set ${name.slice('VITE_'.length)} instead: then the key stays on this server (.env.example).`,
  );
}
