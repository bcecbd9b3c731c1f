import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '..', '..', '.cache', 'foreign');

/** Packages as another project has them: the folder with their `node_modules`, and the version of each. */
export type ForeignPackages = { folder: string; versions: ReadonlyMap<string, string> };

/**
 * Fetches packages from npm's registry into a folder of their own in the cache, unless they are there.
 *
 * @param specs such as `@sanity/client@7`
 */
export function fetchPackages(name: string, specs: readonly string[]): ForeignPackages {
  const folder = join(cache, name);
  if (!existsSync(folder)) {
    console.log(`Fetching ${specs.join(', ')} …`);
    const partial = `${folder}.part`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    writeFileSync(join(partial, 'package.json'), JSON.stringify({ name: 'foreign', private: true }));
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...specs];
    execFileSync('npm', args, { cwd: partial, stdio: 'inherit' });
    renameSync(partial, folder);
  }
  const versions = specs.map((spec) => {
    const packageName = spec.slice(0, spec.lastIndexOf('@'));
    const file = join(folder, 'node_modules', packageName, 'package.json');
    return [packageName, String(JSON.parse(readFileSync(file, 'utf8')).version)] as const;
  });
  return { folder, versions: new Map(versions) };
}
