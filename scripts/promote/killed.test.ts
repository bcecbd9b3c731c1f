import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { openLake } from 'embedded-content-lake';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../server/environment.ts';
import { contentClient } from '../content-client.ts';
import { connectToLake } from '../lake-connection.ts';
import { runCommand } from './command.ts';
import { promote as direction } from './promote.ts';
import { RunFiles } from './run-files.ts';
import { content, everything, regions } from './testing/two-lakes.ts';

const token = 'test-token-long-enough';
const folder = mkdtempSync(join(tmpdir(), 'promote-killed-'));
/** Documents that are too large for one transaction. */
const long = regions.map((region, index) => ({ ...region, description: `${index} `.repeat(450_000) }));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a promote that is killed twice completes on the third run, and one undo reverts all of it', async () => {
  const source = await connectToLake(readEnvironment({ LAKE_DATA_DIR: folder }, folder));
  for (const region of long) await source.client.createOrReplace(region);
  const wanted = await content(source);
  await source.close();
  const target = await openPausingLake();
  for (const region of regions.slice(0, 2)) await target.client.createOrReplace(region);
  const before = await everything(target);

  target.pauseAt(2, 'before');
  await killedAt(target.paused(), promote(target.url));
  const partly = await target.client.fetch<number>('count(*[length(description) > 100000])');
  expect(partly).toBeGreaterThan(0);
  expect(partly).toBeLessThan(long.length);

  target.pauseAt(1, 'after');
  await killedAt(target.paused(), promote(target.url));

  const variables = { LAKE_DATA_DIR: folder, PROMOTE_TOKEN: token };
  const said: string[] = [];
  const listener = { say: (text: string) => said.push(text), onFiles: () => {} };
  await runCommand(direction, ['--to', `${target.url}/production`, '--yes'], variables, listener);
  expect(said.join()).toContain('was cut short; this goes on with it');
  expect(await content(target)).toEqual(wanted);

  const runs = new RunFiles(folder).list();
  expect(runs).toHaveLength(1);
  await runCommand(direction, ['--undo', runs[0]?.id ?? '', '--yes'], variables, listener);
  expect(await everything(target)).toBe(before);
}, 240_000);

function promote(url: string) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const program = join(import.meta.dirname, 'promote.ts');
  const args = ['--to', `${url}/production`, '--yes'];
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      ENV_FILE: '/dev/null',
      LAKE_DATA_DIR: folder,
      PROMOTE_TOKEN: token,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  return { child, output: () => output };
}

async function killedAt(moment: Promise<void>, { child, output }: ReturnType<typeof promote>): Promise<void> {
  const exit = ended(child);
  await Promise.race([
    moment,
    exit.then((code) => {
      throw new Error(`It ended with ${code} before it could be killed:\n${output()}`);
    }),
  ]);
  child.kill('SIGKILL');
  expect(await exit).toBeNull();
}

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close');
  return code;
}

/** A lake that suspends a coming write for ever, either before it is applied or before its response. */
async function openPausingLake() {
  const lake = openLake({
    path: ':memory:',
    projectId: 'local',
    datasets: ['production'],
    adminToken: token,
  });
  let remaining = Number.POSITIVE_INFINITY;
  let moment: 'before' | 'after' = 'before';
  let reached = Promise.withResolvers<void>();
  const fetch = async (request: Request) => {
    const isPaused = request.url.includes('/data/mutate/') && --remaining === 0;
    if (isPaused && moment === 'after') await lake.fetch(request);
    if (!isPaused) return lake.fetch(request);
    reached.resolve();
    return new Promise<Response>(() => {});
  };
  const { server, url } = await new Promise<{ server: ServerType; url: string }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ server, url: `http://127.0.0.1:${port}` }),
    );
  });
  onTestFinished(async () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    lake.close();
  });
  return {
    url,
    client: contentClient({ url, projectId: 'local', dataset: 'production', token }),
    pauseAt(write: number, when: typeof moment) {
      [remaining, moment] = [write, when];
      reached = Promise.withResolvers<void>();
    },
    paused: () => reached.promise,
  };
}
