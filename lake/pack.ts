import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Builds `dist/` before npm packs this folder, and has `package.json` name it until npm has packed. In the repository `package.json` names
 * the sources, so that nothing has to be built there; Node runs no TypeScript below node_modules. npm has no setting for the two.
 */
const MANIFEST = 'package.json';
const SAVED = 'package.json.saved';

const [step] = process.argv.slice(2);
if (step === 'before') prepareFolder();
else if (step === 'after') renameSync(SAVED, MANIFEST);
else throw new Error('npm pack calls this with before and after.');

function prepareFolder(): void {
  // An interrupted run leaves it.
  if (existsSync(SAVED)) renameSync(SAVED, MANIFEST);
  rmSync('dist', { recursive: true, force: true });
  execFileSync('tsc', ['--project', 'tsconfig.package.json'], { stdio: 'inherit' });
  const text = readFileSync(MANIFEST, 'utf8');
  const manifest = JSON.parse(text);
  writeFileSync(SAVED, text);
  const published = {
    ...manifest,
    imports: pointToBuild(manifest.imports),
    exports: pointToBuild(manifest.exports),
  };
  writeFileSync(MANIFEST, `${JSON.stringify(published, null, 2)}\n`);
}

/** The entries as `dist/` has them. */
function pointToBuild(entries: Readonly<Record<string, string>>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, path]) => {
      const module = path.replace('./src/', './dist/').replace(/\.ts$/, '');
      return [name, { types: `${module}.d.ts`, default: `${module}.js` }];
    }),
  );
}
