import { buildsOf } from '../../scripts/build/build-folders.ts';
import { buildDirectory } from './test-directories.ts';

/** The folder of the newest build of the site or the Studio. */
export function latestBuild(part: 'site' | 'studio'): string {
  const [latest] = buildsOf(buildDirectory, part);
  if (!latest) throw new Error(`There is no build of the ${part} in ${buildDirectory}.`);
  return latest;
}
