import { join } from 'node:path';
import { readEnvFile } from '../server/env-file.ts';
import { EnvironmentError, LOCAL_GATE_PASSWORD, readEnvironment } from '../server/environment.ts';
import { DataFolderError } from '../server/lake/store/database.ts';
import { openServer, type RunningServer, StartError } from '../server/main.ts';
import { buildStale } from './build/build.ts';
import { ToolError } from './build/run-tool.ts';
import { contentClient } from './content-client.ts';
import { seed } from './seed/seed.ts';

const root = join(import.meta.dirname, '..');

/** `npm start`: builds what is stale, seeds an empty lake and serves all of it. */
async function start(): Promise<void> {
  const variables = { ...readEnvFile(process.env.ENV_FILE ?? join(root, '.env')), ...process.env };
  const environment = readEnvironment(variables, root);
  const server = await openServer(environment);
  closeOnSignal(server);
  const directory = variables.BUILD_DIR ?? join(root, 'dist');
  const builds = await buildStale(root, directory, environment, (line) => console.log(line));
  if (environment.embedded) await seedEmptyLake(server, environment.dataset);
  await server.goLive(builds);
  console.log(summary(server, environment.gate === 'on' ? environment.gatePassword : undefined));
}

async function seedEmptyLake(server: RunningServer, dataset: string): Promise<void> {
  const client = contentClient({
    url: `http://localhost:${server.port}`,
    projectId: 'local',
    dataset,
    token: server.adminToken,
  });
  const documents = await client.fetch<number>('count(*[!(_id in path("_.**"))])');
  if (documents > 0) return;
  console.log('Seeding the empty content lake …');
  await seed(client, {});
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

function closeOnSignal(server: RunningServer): void {
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
}

/** What an operator can mend gets its sentence; anything else is a fault of ours and shows where it happened. */
function explain(error: unknown): string {
  const known = [EnvironmentError, StartError, DataFolderError, ToolError].some(
    (type) => error instanceof type,
  );
  if (error instanceof Error) return known ? error.message : (error.stack ?? error.message);
  return String(error);
}

start().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
