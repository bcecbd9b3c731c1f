import './shared/production.ts';
import { join } from 'node:path';
import { openLog, takeOverConsole } from '../server/log/log.ts';
import { openServer, type RunningServer } from '../server/main.ts';
import { readVariables } from '../server/process/env-file.ts';
import { type Environment, readEnvironment } from '../server/process/environment.ts';
import { studioOrigin } from '../server/process/hosts.ts';
import { buildStale } from './build/build.ts';
import { seedEmptyLake } from './seed/seed-empty-lake.ts';
import { closeOnSignal } from './shared/close-on-signal.ts';
import { runMain } from './shared/run-main.ts';
import { contentAddress, exampleDetailsNote, gateNote, migrationsNote } from './shared/start-notes.ts';
import { loadOfflineTools } from './tools/media/offline/load-offline-tools.ts';

const root = join(import.meta.dirname, '..');

/** `npm start`: builds stale parts, seeds an empty lake and serves everything. */
async function start(): Promise<void> {
  const environment = readEnvironment(readVariables(root), root);
  const log = openLog({ ...environment, secrets: listSecrets(environment) });
  if (environment.production) takeOverConsole(log);
  const server = await openServer(environment, loadOfflineTools, { log });
  closeOnSignal(() => server.close());
  const builds = await buildStale(root, environment.buildDirectory, environment, (line) => console.log(line));
  if (environment.embedded) await seedEmptyLake(server, environment.dataset, (line) => console.log(line));
  await server.goLive(builds);
  const note = await migrationsNote(server, environment);
  if (note) console.log(`\n${note}`);
  const warning = await exampleDetailsNote(server, environment);
  if (warning) console.warn(warning);
  console.log(summary(server, environment));
}

/** Values that must never be logged. */
function listSecrets({ adminToken, apiToken, promoteToken, providers, clientKeys }: Environment): string[] {
  const { speech, media, video } = providers;
  const keys = [adminToken, apiToken, promoteToken, speech?.key, media?.uploadPreset, video?.key];
  return [...keys, ...Object.values(clientKeys)].filter((secret) => secret !== undefined);
}

function summary(server: RunningServer, environment: Environment): string {
  const { url } = server;
  const studio = environment.siteUrl ? studioOrigin(environment.siteUrl) : url;
  return [
    '',
    `  Site      ${url}/  (${gateNote(environment)})`,
    `  Studio    ${studio}/studio/`,
    `  Content   ${contentAddress(server, environment)}`,
    `  Health    ${url}/_lake/health`,
    '',
    `ready in ${process.uptime().toFixed(1)} s; Ctrl-C stops everything`,
  ].join('\n');
}

runMain(start);
