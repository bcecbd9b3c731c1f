import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readEnvironment } from './environment.ts';
import { openServer } from './main.ts';

const token = 'the-administrators-token';

async function openLake(variables: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), 'main-'));
  const settings = { PORT: '0', LAKE_DATA_DIR: directory, LAKE_ADMIN_TOKEN: token, LOG_LEVEL: 'silent' };
  const server = await openServer(readEnvironment({ ...settings, ...variables }, directory));
  server.goLiveAlone();
  onTestFinished(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return server;
}

it.each([
  ['public', { SITE_URL: 'https://example.org', GATE_PASSWORD: 'a password of its own' }, 25],
  ['on its own machine', {}, 30],
])('takes so many of 30 writes at once where it is %s', async (_, variables, taken) => {
  const { internalUrl } = await openLake(variables);
  // Rights to write come back with time, and a busy machine takes its time.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const write = async () => {
    const body = JSON.stringify({ mutations: [] });
    const headers = { authorization: `Bearer ${token}` };
    const url = `${internalUrl}/v1/data/mutate/production`;
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 30 }, write));
  expect(statuses.filter((status) => status === 200)).toHaveLength(taken);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30 - taken);
});
