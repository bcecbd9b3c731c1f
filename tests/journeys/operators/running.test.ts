import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { journey as anyJourney } from '../helpers/journey.ts';
import { publish } from '../helpers/publish.ts';
import { renderedPage } from '../helpers/rendered-page.ts';
import { type ServerProcess, startFirstTime, startInVain } from '../helpers/server-process.ts';
import { getAdministrator, storedField } from '../helpers/stored-documents.ts';

/** Journeys to a server that was started with an empty data folder. */
const journey = anyJourney.extend(
  'server',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
  async ({}, { onCleanup }): Promise<ServerProcess> => {
    const server = await startFirstTime();
    onCleanup(() => server.dispose());
    expect(server.output().match(/Seeding/g)).toHaveLength(1);
    return server;
  },
);

journey('published content and drafts survive kill -9', async ({ server }) => {
  await publish(server, { id: 'agent-diana', set: { title: 'Numbers you can act on' } });
  await getAdministrator(server).create({
    _id: 'drafts.agent-diana',
    _type: 'agent',
    title: 'Numbers still being written',
  });

  expect(await server.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
  await server.restart();
  expect(server.output()).not.toMatch(/Seeding|Building/);

  expect(await renderedPage(server.url, '/agent/diana')).toContain('Numbers you can act on');
  expect(await storedField(server, 'drafts.agent-diana', 'title')).toBe('Numbers still being written');
});

journey('Ctrl-C stops the server, and the next start keeps all content', async ({ server }) => {
  await publish(server, { id: 'agent-monet', set: { title: 'Friends who give' } });
  const listener = await fetch(`${server.url}/v2025-02-19/data/listen/production?query=*`);
  expect(listener.status, 'an open event stream').toBe(200);

  const asked = Date.now();
  const exit = await server.kill('SIGINT');
  const took = Date.now() - asked;
  // Also after a failure, so that the following journeys have a server.
  await server.restart();
  // A stream that ends with its connection is an error to fetch.
  await listener.text().catch(() => {});
  expect(exit).toEqual({ code: 0, signal: null });
  expect(took, 'milliseconds until it ended').toBeLessThan(5_000);
  expect(server.output()).not.toMatch(/Seeding|Building/);
  expect(await renderedPage(server.url, '/agent/monet')).toContain('Friends who give');
});

test('a port in use ends the start with one sentence and an error code', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = address && typeof address === 'object' ? address.port : 0;

  const { code, output } = await startInVain({ ...temporaryData(), PORT: String(port) });
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^Port ${port} is in use\\. .+\\n$`));
});

journey('a data folder in use ends the start with one sentence and an error code', async ({ server }) => {
  const { code, output } = await startInVain({ LAKE_DATA_DIR: server.dataDirectory, PORT: '0' });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/is in use by another process/)]);
});

test('a read-only data folder ends the start with one sentence and an error code', async () => {
  const { LAKE_DATA_DIR } = temporaryData();
  const file = join(LAKE_DATA_DIR, 'a-file');
  writeFileSync(file, '');

  const folder = join(file, 'lake');
  const { code, output } = await startInVain({ LAKE_DATA_DIR: folder, PORT: '0' });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(folder)]);
});

test('an invalid line in .env ends the start with one sentence and an error code', async () => {
  const data = temporaryData();
  const envFile = join(data.LAKE_DATA_DIR, '.env');
  writeFileSync(envFile, 'GATE=off\nthis is no setting\n');

  const { code, output } = await startInVain({ ...data, PORT: '0', ENV_FILE: envFile });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain(`Line 2 of ${envFile}`);
});

test('names a setting with an invalid value', async () => {
  const { code, output } = await startInVain({ ...temporaryData(), PORT: '0', GATE: 'maybe' });
  expect(code).toBe(1);
  expect(output).toContain('GATE must be "on" or "off"');
});

/** An empty data folder that is removed when the test ends. */
function temporaryData(): { LAKE_DATA_DIR: string } {
  const directory = mkdtempSync(join(tmpdir(), 'journey-refused-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return { LAKE_DATA_DIR: directory };
}
