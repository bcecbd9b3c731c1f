import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npx node lake/conformance/try-older-studio.ts` runs the journey of a foreign project in a browser with the Studio of `sanity` 5, which
 * it fetches from npm's registry into a cache, as another project has it.
 */

const PACKAGES = ['sanity@5', 'react@19', 'react-dom@19', 'styled-components@6', '@sanity/client@7'];
const JOURNEY = 'tests/journeys/developers/foreign-studio.test.ts';

const folder = join(import.meta.dirname, '..', '.cache', 'sanity-5');
if (!existsSync(folder)) {
  console.log(`Fetching ${PACKAGES.join(', ')} …`);
  const partial = `${folder}.part`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  writeFileSync(join(partial, 'package.json'), JSON.stringify({ name: 'foreign', private: true }));
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES];
  execFileSync('npm', args, { cwd: partial, stdio: 'inherit' });
  renameSync(partial, folder);
}
const modules = join(folder, 'node_modules');
const { version } = JSON.parse(readFileSync(join(modules, 'sanity', 'package.json'), 'utf8'));
console.log(`The journey of a foreign project with sanity ${version}`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'journeys', JOURNEY], {
  cwd: join(import.meta.dirname, '..', '..'),
  env: { ...process.env, TEST_SCOPE: 'all', FOREIGN_MODULES: modules },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
