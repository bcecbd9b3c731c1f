import { join } from 'node:path';
import { studioToken } from 'embedded-content-lake';
import { openServer, type RunningServer } from '../server/main.ts';
import { readVariables } from '../server/process/env-file.ts';
import { type Environment, readEnvironment } from '../server/process/environment.ts';
import { refuseTakenPorts, untilPortsAnswer } from './dev/ports.ts';
import { runTools, type Tool } from './dev/run-tools.ts';
import { toolEnvironment } from './dev/tool-environment.ts';
import { seedEmptyLake } from './seed/seed-empty-lake.ts';
import { closeOnSignal } from './shared/close-on-signal.ts';
import { runMain } from './shared/run-main.ts';
import { contentAddress, gateNote, migrationsNote } from './shared/start-notes.ts';
import { loadOfflineTools } from './tools/media/offline/load-offline-tools.ts';

const root = join(import.meta.dirname, '..');
/** The ports of Vite and the Studio; the lake allows requests from pages of these two. */
type Ports = Environment['developmentPorts'];

const toolsOn = (ports: Ports): Tool[] => [
  { name: 'The site', command: 'vite', args: ['--config', 'vite.development.config.ts'], cwd: root },
  {
    name: 'The Studio',
    command: 'sanity',
    args: ['dev', '--port', String(ports.studio)],
    cwd: join(root, 'studio'),
  },
];

/** `npm run dev`: starts the lake, the site with Vite and the Studio with Sanity's command, both with hot reload. */
async function develop(): Promise<void> {
  const variables = readVariables(root);
  const environment = readEnvironment(variables, root);
  const ports = [environment.developmentPorts.site, environment.developmentPorts.studio];
  await refuseTakenPorts(ports);
  const server = await openServer(environment, loadOfflineTools);
  if (environment.embedded) await seedEmptyLake(server, environment.dataset, (line) => console.log(line));
  server.goLiveAlone();
  const { port, internalUrl } = server;
  const own = { port, internalUrl, studioToken: studioToken(server.adminToken) };
  const { ended, stop } = runTools(
    toolsOn(environment.developmentPorts),
    toolEnvironment(variables, environment, own),
  );
  const close = () => {
    stop();
    return server.close();
  };
  closeOnSignal(close);
  try {
    await Promise.race([ended, untilPortsAnswer(ports)]);
    const note = await migrationsNote(server, environment);
    if (note) console.log(`\n${note}`);
    console.log(summary(server, environment));
    await ended;
  } catch (error) {
    await close();
    throw error;
  }
}

function summary(server: RunningServer, environment: Environment): string {
  const { site: sitePort, studio } = environment.developmentPorts;
  const site = `http://localhost:${sitePort}`;
  return [
    '',
    `  Site      ${site}/  (${gateNote(environment)})`,
    `  Kit       ${site}/_kit  (every part in every state, in both themes)`,
    `  Studio    http://localhost:${studio}/studio/`,
    `  Content   ${contentAddress(server, environment)}`,
    '',
    'ready; Ctrl-C stops everything',
  ].join('\n');
}

runMain(develop);
