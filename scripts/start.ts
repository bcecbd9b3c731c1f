import './shared/production.ts';
import { join } from 'node:path';
import { openLog, takeOverConsole } from '../server/log/log.ts';
import { openServer, type RunningServer } from '../server/main.ts';
import { readVariables } from '../server/process/env-file.ts';
import { type Environment, readEnvironment } from '../server/process/environment.ts';
import { getStudioOrigin } from '../server/process/hosts.ts';
import { buildStale } from './build/build.ts';
import { seedEmptyLake } from './seed/seed-empty-lake.ts';
import { closeOnSignal } from './shared/close-on-signal.ts';
import { runMain } from './shared/run-main.ts';
import { describeGate, describeMigrations, getContentUrl, noteExampleDetails } from './shared/start-notes.ts';
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
  const note = await describeMigrations(server, environment);
  if (note) console.log(`\n${note}`);
  const warning = await noteExampleDetails(server, environment);
  if (warning) console.warn(warning);
  console.log(writeSummary(server, environment));
}

/** Values that must never be logged. */
function listSecrets({ adminToken, apiToken, promoteToken, providers, clientKeys }: Environment): string[] {
  const { speech, media, video } = providers;
  const keys = [adminToken, apiToken, promoteToken, speech?.key, media?.uploadPreset, video?.key];
  return [...keys, ...Object.values(clientKeys)].filter((secret) => secret !== undefined);
}

function writeSummary(server: RunningServer, environment: Environment): string {
  const { url } = server;
  const studio = environment.siteUrl ? getStudioOrigin(environment.siteUrl) : url;
  return [
    '',
    `  Site      ${url}/  (${describeGate(environment)})`,
    `  Studio    ${studio}/studio/`,
    `  Content   ${getContentUrl(server, environment)}`,
    `  Health    ${url}/_lake/health`,
    '',
    `ready in ${process.uptime().toFixed(1)} s; Ctrl-C stops everything`,
  ].join('\n');
}

runMain(start);
