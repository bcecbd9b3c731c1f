import './production.ts';
import { join, resolve } from 'node:path';
import { readVariables } from '../server/env-file.ts';
import { type Environment, LOCAL_GATE_PASSWORD, readEnvironment } from '../server/environment.ts';
import { studioOrigin } from '../server/hosts.ts';
import { openLog, takeOverConsole } from '../server/log/log.ts';
import { openServer, type RunningServer } from '../server/main.ts';
import { buildStale } from './build/build.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { contentClient } from './content-client.ts';
import { explain } from './explain.ts';
import { loadOfflineTools } from './media/offline/load-offline-tools.ts';
import { pendingNote } from './migrate/pending-note.ts';
import { seedEmptyLake } from './seed/seed-empty-lake.ts';

const root = join(import.meta.dirname, '..');

/** `npm start`: builds what is stale, seeds an empty lake and serves all of it. */
async function start(): Promise<void> {
  const variables = readVariables(root);
  const environment = readEnvironment(variables, root);
  const log = openLog({ ...environment, secrets: secretsOf(environment) });
  if (environment.production) takeOverConsole(log);
  const server = await openServer(environment, loadOfflineTools, { log });
  closeOnSignal(() => server.close());
  const directory = resolve(root, variables.BUILD_DIR ?? 'dist');
  const builds = await buildStale(root, directory, environment, (line) => console.log(line));
  if (environment.embedded) await seedEmptyLake(server, environment.dataset, (line) => console.log(line));
  await server.goLive(builds);
  const note = environment.embedded ? await pendingNote(clientOf(server, environment)) : undefined;
  if (note) console.log(`\n${note}`);
  console.log(summary(server, environment));
}

function clientOf({ internalUrl, adminToken }: RunningServer, { projectId, dataset }: Environment) {
  return contentClient({ url: internalUrl, projectId, dataset, token: adminToken });
}

/** What must not be read in a log, whatever goes wrong. */
function secretsOf({ adminToken, apiToken, providers, clientKeys }: Environment): string[] {
  const { speech, media, video } = providers;
  const keys = [adminToken, apiToken, speech?.key, media?.uploadPreset, video?.key];
  return [...keys, ...Object.values(clientKeys)].filter((secret) => secret !== undefined);
}

function summary({ url }: RunningServer, environment: Environment): string {
  const studio = environment.siteUrl ? studioOrigin(environment.siteUrl) : url;
  return [
    '',
    `  Site      ${url}/  (${gateNote(environment)})`,
    `  Studio    ${studio}/studio/`,
    `  Content   ${environment.embedded ? url : `https://${environment.projectId}.api.sanity.io`}/v2025-02-19/data/query/${environment.dataset}`,
    `  Health    ${url}/_lake/health`,
    '',
    `ready in ${process.uptime().toFixed(1)} s; Ctrl-C stops everything`,
  ].join('\n');
}

function gateNote({ gate, gatePassword }: Environment): string {
  if (gate === 'off') return 'open to everybody (GATE=off)';
  return gatePassword === LOCAL_GATE_PASSWORD
    ? `password: ${gatePassword}`
    : 'password: the one in GATE_PASSWORD';
}

start().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
