import { join } from 'node:path';
import { listBuilds } from '../../../scripts/build/build-folders.ts';

export const root = join(import.meta.dirname, '..', '..', '..');

/** The builds for the journeys' servers, in a separate folder, so that a running `npm start` keeps its own. */
export const buildDirectory = join(root, '.cache', 'test-build');

/** A data folder with only the seed. */
export const seededDirectory = join(root, '.cache', 'test-lake');

/** The folder for screenshots of failed journeys. */
export const screenshotDirectory = join(root, '.cache', 'journeys');

/** The folder of the newest build of the site or the Studio. */
export function latestBuild(part: 'site' | 'studio'): string {
  const [latest] = listBuilds(buildDirectory, part);
  if (!latest) throw new Error(`There is no build of the ${part} in ${buildDirectory}.`);
  return latest;
}
