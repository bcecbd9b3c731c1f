import { join } from 'node:path';
import { readVariables } from '../../server/env-file.ts';
import { readEnvironment } from '../../server/environment.ts';
import { runMain } from '../run-main.ts';
import { buildStale } from './build.ts';

const root = join(import.meta.dirname, '..', '..');

/** `npm run build`: what `npm start` would build, so that it finds it there; for servers that may not write to the code. */
async function main(): Promise<void> {
  const environment = readEnvironment(readVariables(root), root);
  await buildStale(root, environment.buildDirectory, environment, (line) => console.log(line));
  console.log(`Site and Studio are built in ${environment.buildDirectory}`);
}

runMain(main);
