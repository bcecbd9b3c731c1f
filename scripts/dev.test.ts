import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../server/process/environment.ts';
import { getToolEnvironment, refuseTakenPorts, runTools, untilPortsAnswer } from './dev.ts';
import { findFreePort } from './shared/free-port.ts';
import { OperatorError } from './shared/operator-error.ts';

async function listen(port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => socket.destroy());
  server.listen(port, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A server that listens on a TCP port has an address with a port.
  return { server, port: (server.address() as AddressInfo).port };
}

it('refuses a port that another program uses', async () => {
  const free = await findFreePort();
  const { port } = await listen();
  await expect(refuseTakenPorts([free])).resolves.toBeUndefined();
  await expect(refuseTakenPorts([free, port])).rejects.toThrow(
    `Port ${port} is in use, and npm run dev needs ${free} and ${port}. Stop the program that uses it, or choose others: DEV_SITE_PORT and DEV_STUDIO_PORT.`,
  );
});

it('waits until every port accepts connections', async () => {
  const later = await findFreePort();
  const { port } = await listen();
  let isReady = false;
  const ready = untilPortsAnswer([port, later]).then(() => {
    isReady = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isReady).toBe(false);
  await listen(later);
  await ready;
});

/** A tool that runs `code`. */
function tool(code: string, command = process.execPath) {
  return { name: 'The site', command, args: ['-e', code], cwd: import.meta.dirname };
}

const untilStopped = tool('setInterval(() => {}, 1000)');

it('rejects with the name and exit code of a tool that exits', async () => {
  const { ended, stop } = runTools([untilStopped, tool('process.exit(3)')], process.env);
  onTestFinished(stop);
  const fault = await ended.catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(OperatorError);
  expect(fault).toHaveProperty('message', expect.stringMatching(/^The site \(.*\) ended with exit code 3;/));
});

it('rejects with the signal that ended a tool', async () => {
  const { ended } = runTools([tool('process.kill(process.pid, "SIGKILL")')], process.env);
  await expect(ended).rejects.toThrow('was ended by SIGKILL');
});

it('rejects when a tool is not installed', async () => {
  const { ended } = runTools([tool('', 'no-such-tool')], process.env);
  await expect(ended).rejects.toThrow('The site (no-such-tool) cannot be started: spawn no-such-tool ENOENT');
});

it('does not reject for tools that it stopped', async () => {
  const { ended, stop } = runTools([untilStopped], process.env);
  stop();
  const pause = new Promise((resolve) => setTimeout(() => resolve('quiet'), 500));
  expect(await Promise.race([ended, pause])).toBe('quiet');
});

const server = {
  port: 3001,
  internalUrl: 'http://127.0.0.2:3001',
  studioToken: 'a-token-of-the-studio',
};

function getEnvironment(variables: Record<string, string>) {
  return getToolEnvironment(variables, readEnvironment(variables, '/project'), server);
}

it('connects the Studio to the local lake', () => {
  expect(getEnvironment({ GATE: 'off', PORT: '0' })).toEqual({
    GATE: 'off',
    PORT: '3001',
    SANITY_STUDIO_PROJECT_ID: 'local',
    SANITY_STUDIO_DATASET: 'production',
    SANITY_STUDIO_PREVIEW_ORIGIN: 'http://localhost:5173',
    SANITY_STUDIO_SELF_HOSTED: 'true',
    SANITY_STUDIO_LAKE_ORIGIN: 'http://127.0.0.2:3001',
    SANITY_STUDIO_SESSION_TOKEN: 'a-token-of-the-studio',
  });
});

it('passes on another port of the site', () => {
  expect(getEnvironment({ DEV_SITE_PORT: '5200', DEV_STUDIO_PORT: '3400' })).toMatchObject({
    SANITY_STUDIO_PREVIEW_ORIGIN: 'http://localhost:5200',
  });
});

it('sets the same dataset for site and Studio', () => {
  expect(getEnvironment({ SANITY_DATASET: 'staging' })).toMatchObject({
    SANITY_DATASET: 'staging',
    SANITY_STUDIO_DATASET: 'staging',
  });
});

describe('with a hosted project', () => {
  const variables = getEnvironment({ SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'staging' });

  it('sets the project id for site and Studio', () => {
    expect(variables).toMatchObject({
      SANITY_PROJECT_ID: 'abc123',
      SANITY_STUDIO_PROJECT_ID: 'abc123',
      SANITY_STUDIO_DATASET: 'staging',
    });
  });

  it('lets the Studio sign in at Sanity and does not pass it the local token', () => {
    expect(variables.SANITY_STUDIO_LAKE_ORIGIN).toBeUndefined();
    expect(variables.SANITY_STUDIO_SESSION_TOKEN).toBeUndefined();
  });
});

it('overrides Studio variables of the shell', () => {
  const left = {
    SANITY_PROJECT_ID: 'abc123',
    SANITY_STUDIO_SESSION_TOKEN: 'old',
    SANITY_STUDIO_DATASET: 'x',
  };
  expect(getEnvironment(left)).toMatchObject({
    SANITY_STUDIO_SESSION_TOKEN: undefined,
    SANITY_STUDIO_DATASET: 'production',
  });
});
