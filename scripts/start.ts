import { join, resolve } from 'node:path';
import { readEnvFile } from '../server/env-file.ts';
import { LOCAL_GATE_PASSWORD, readEnvironment } from '../server/environment.ts';
import { openServer, type RunningServer } from '../server/main.ts';
import { buildStale } from './build/build.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { explain } from './explain.ts';
import { seedEmptyLake } from './seed/seed-empty-lake.ts';

const root = join(import.meta.dirname, '..');

/** `npm start`: builds what is stale, seeds an empty lake and serves all of it. */
async function start(): Promise<void> {
  const variables = { ...readEnvFile(process.env.ENV_FILE ?? join(root, '.env')), ...process.env };
  const environment = readEnvironment(variables, root);
  const server = await openServer(environment);
  closeOnSignal(() => server.close());
  const directory = resolve(root, variables.BUILD_DIR ?? 'dist');
  const builds = await buildStale(root, directory, environment, (line) => console.log(line));
  if (environment.embedded) await seedEmptyLake(server, environment.dataset, (line) => console.log(line));
  await server.goLive(builds);
  console.log(summary(server, environment.gate === 'on' ? environment.gatePassword : undefined));
}

function summary(server: RunningServer, gatePassword: string | undefined): string {
  const { url } = server;
  const gate =
    gatePassword === undefined
      ? 'open to everybody (GATE=off)'
      : gatePassword === LOCAL_GATE_PASSWORD
        ? `password: ${gatePassword}`
        : 'password: the one in GATE_PASSWORD';
  return [
    '',
    `  Site      ${url}/  (${gate})`,
    `  Studio    ${url}/studio/`,
    `  Content   ${url}/v2025-02-19/data/query/production`,
    `  Health    ${url}/_lake/health`,
    '',
    `ready in ${process.uptime().toFixed(1)} s; Ctrl-C stops everything`,
  ].join('\n');
}

start().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
