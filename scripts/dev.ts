import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { readVariables } from '../server/env-file.ts';
import { readEnvironment } from '../server/environment.ts';
import { studioToken } from '../server/lake/identity.ts';
import { openServer } from '../server/main.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { STUDIO_PORT, toolEnvironment } from './dev/tool-environment.ts';
import { explain } from './explain.ts';
import { loadOfflineTools } from './media/offline/load-offline-tools.ts';
import { seedEmptyLake } from './seed/seed-empty-lake.ts';

const root = join(import.meta.dirname, '..');

/** `npm run dev`: the lake, the site by Vite and the Studio by Sanity's command, both with hot reload. */
async function develop(): Promise<void> {
  const variables = readVariables(root);
  const environment = readEnvironment(variables, root);
  const server = await openServer(environment, loadOfflineTools);
  if (environment.embedded) await seedEmptyLake(server, environment.dataset, (line) => console.log(line));
  server.goLiveAlone();
  const env = toolEnvironment(variables, environment, {
    port: server.port,
    studioToken: studioToken(server.adminToken),
  });
  const tools = [
    run('vite', [], root, env),
    run('sanity', ['dev', '--port', String(STUDIO_PORT)], join(root, 'studio'), env),
  ];
  closeOnSignal(async () => {
    for (const tool of tools) tool.kill('SIGTERM');
    await server.close();
  });
  console.log(`
  Site      http://localhost:5173/  (password: ${environment.gatePassword})
  Kit       http://localhost:5173/_kit  (every part in every state, in both themes)
  Studio    http://localhost:3333/studio/
  Content   ${server.url}/

ready; Ctrl-C stops everything`);
}

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  child.on('error', (error) => console.error(error.message));
  return child;
}

develop().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
