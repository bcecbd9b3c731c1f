import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openServer } from '../main.ts';
import { readEnvironment } from './environment.ts';

const token = 'the-administrators-token';

async function open(variables: Record<string, string> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'metrics-'));
  const settings = { PORT: '0', LAKE_DATA_DIR: directory, LAKE_ADMIN_TOKEN: token, LOG_LEVEL: 'silent' };
  const server = await openServer(readEnvironment({ ...settings, ...variables }, directory));
  server.goLiveAlone();
  onTestFinished(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.internalUrl}/metrics`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  return { server, ask };
}

it('exports metrics in the Prometheus format', async () => {
  const { server, ask } = await open();
  const query = `${server.internalUrl}/v2025-02-19/data/query/production?query=1`;
  for (let time = 0; time < 3; time += 1) await (await fetch(query)).text();
  await fetch(`${server.internalUrl}/anything/anybody/invents`);
  const { status, text } = await ask();
  expect(status).toBe(200);
  expect(text).toContain(
    'site_request_duration_seconds_count{route="/data/query",method="GET",status="200"} 3',
  );
  expect(text).toMatch(/lake_answers_total\{cached="true"\} [1-3]/);
  expect(text).toContain('lake_pictures_waiting{urgency="expected"} 0');
  expect(text).toContain('lake_listeners 0');
  expect(text).toMatch(/lake_store_bytes \d{4,}/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
  expect(text).not.toContain('invents');
});

it('requires the administrator’s token, except from this machine', async () => {
  const { ask } = await open({ SITE_URL: 'https://example.org', GATE_PASSWORD: 'a password of its own' });
  expect((await ask()).status, 'a program of this machine').toBe(200);
  const proxied = { 'x-forwarded-for': '198.51.100.1' };
  expect((await ask(proxied)).status).toBe(403);
  expect((await ask({ ...proxied, authorization: `Bearer ${token}` })).status).toBe(200);
});

it('exports every metric that the dashboard uses', async () => {
  const { ask } = await open();
  // The first request creates the metrics of requests.
  await ask();
  const { text } = await ask();
  const file = readFileSync(
    join(import.meta.dirname, '..', '..', 'deploy', 'grafana-dashboard.json'),
    'utf8',
  );
  const asked = new Set(file.match(/\b(?:site|lake|process|nodejs)_\w+/g));
  expect([...asked].filter((name) => !text.includes(name))).toEqual([]);
});
