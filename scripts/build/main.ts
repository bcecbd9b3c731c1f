import { join, resolve } from 'node:path';
import { readVariables } from '../../server/env-file.ts';
import { readEnvironment } from '../../server/environment.ts';
import { explain } from '../explain.ts';
import { buildStale } from './build.ts';

const root = join(import.meta.dirname, '..', '..');

/** `npm run build`: what `npm start` would build, so that it finds it there; for servers that may not write to the code. */
async function main(): Promise<void> {
  const variables = readVariables(root);
  const directory = resolve(root, variables.BUILD_DIR ?? 'dist');
  await buildStale(root, directory, readEnvironment(variables, root), (line) => console.log(line));
  console.log(`Site and Studio are built in ${directory}`);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
