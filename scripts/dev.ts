import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deriveStudioToken } from 'embedded-content-lake';
import { openServer, type RunningServer } from '../server/main.ts';
import { readVariables } from '../server/process/env-file.ts';
import { type Environment, readEnvironment } from '../server/process/environment.ts';
import { seedEmptyLake } from './seed/seed-empty-lake.ts';
import { closeOnSignal } from './shared/close-on-signal.ts';
import { OperatorError } from './shared/operator-error.ts';
import { runMain } from './shared/run-main.ts';
import { describeGate, describeMigrations, getContentUrl } from './shared/start-notes.ts';
import { loadOfflineTools } from './tools/media/offline/load-offline-tools.ts';

const root = join(import.meta.dirname, '..');
/** The ports of Vite and the Studio; the lake allows requests from pages of these two. */
type Ports = Environment['developmentPorts'];

const listTools = (ports: Ports): Tool[] => [
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
  const own = { port, internalUrl, studioToken: deriveStudioToken(server.adminToken) };
  const { ended, stop } = runTools(
    listTools(environment.developmentPorts),
    getToolEnvironment(variables, environment, own),
  );
  const close = () => {
    stop();
    return server.close();
  };
  closeOnSignal(close);
  try {
    await Promise.race([ended, untilPortsAnswer(ports)]);
    const note = await describeMigrations(server, environment);
    if (note) console.log(`\n${note}`);
    console.log(writeSummary(server, environment));
    await ended;
  } catch (error) {
    await close();
    throw error;
  }
}

function writeSummary(server: RunningServer, environment: Environment): string {
  const { site: sitePort, studio } = environment.developmentPorts;
  const site = `http://localhost:${sitePort}`;
  return [
    '',
    `  Site      ${site}/  (${describeGate(environment)})`,
    `  Kit       ${site}/_kit  (every part in every state, in both themes)`,
    `  Studio    http://localhost:${studio}/studio/`,
    `  Content   ${getContentUrl(server, environment)}`,
    '',
    'ready; Ctrl-C stops everything',
  ].join('\n');
}

const POLL_MS = 100;

/**
 * Refuses a port on which another program listens: it would be mistaken for the tool that is about to start.
 *
 * @throws OperatorError
 */
export async function refuseTakenPorts(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (!(await isListening(port))) continue;
    throw new OperatorError(
      `Port ${port} is in use, and npm run dev needs ${ports.join(' and ')}. Stop the program that uses it, or choose others: DEV_SITE_PORT and DEV_STUDIO_PORT.`,
    );
  }
}

/** Resolves once every port accepts connections. */
export async function untilPortsAnswer(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    while (!(await isListening(port))) await pause(POLL_MS);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    // The host name, not an address: tools listen on either the IPv4 or the IPv6 address.
    const socket = connect({ port, host: 'localhost' });
    const tell = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => tell(true));
    socket.once('error', () => tell(false));
  });
}

/** A command that runs until it is stopped; `name` is for messages. */
type Tool = { name: string; command: string; args: readonly string[]; cwd: string };

type RunningTools = {
  /** Rejects with an OperatorError when a tool exits by itself or cannot be started. */
  ended: Promise<never>;
  stop(): void;
};

/** Starts tools in parallel with their output on this terminal. They are killed when this process ends. */
export function runTools(tools: readonly Tool[], env: NodeJS.ProcessEnv): RunningTools {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  let isStopping = false;
  const children = tools.map(({ name, command, args, cwd }) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) =>
      reject(new OperatorError(`${name} (${command}) cannot be started: ${error.message}`)),
    );
    child.on('exit', (code, signal) => {
      if (isStopping) return;
      const how = code === null ? `was ended by ${signal}` : `ended with exit code ${code}`;
      reject(new OperatorError(`${name} (${command}) ${how}; what it said is above.`));
    });
    return child;
  });
  const stop = () => {
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  process.once('exit', stop);
  return { ended, stop };
}

/**
 * The environment variables for Vite (the site's development server) and for Sanity's command (the Studio).
 *
 * @param server the server that they connect to; `studioToken` signs the Studio in
 */
export function getToolEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  { projectId, dataset, embedded, developmentPorts }: Environment,
  server: { port: number; internalUrl: string; studioToken: string },
): Record<string, string | undefined> {
  return {
    ...variables,
    PORT: String(server.port),
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: dataset,
    SANITY_STUDIO_PREVIEW_ORIGIN: `http://localhost:${developmentPorts.site}`,
    SANITY_STUDIO_SELF_HOSTED: 'true',
    // A hosted project has its own API host, and its editors sign in at Sanity.
    SANITY_STUDIO_LAKE_ORIGIN: embedded ? server.internalUrl : undefined,
    SANITY_STUDIO_SESSION_TOKEN: embedded ? server.studioToken : undefined,
  };
}

if (import.meta.main) runMain(develop);
