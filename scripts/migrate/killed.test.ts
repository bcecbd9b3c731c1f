import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServedLake, serveLake } from '../seed/testing/serve-lake.ts';
import { readLedger } from './ledger.ts';
import { revertMigrations } from './run-migrations.ts';
import { contentOf } from './testing/migrate-documents.ts';

let lake: ServedLake;
beforeEach(async () => {
  lake = await serveLake();
});
afterEach(() => lake.close());

const agents = Array.from({ length: 12 }, (_, n) => ({
  _id: `agent-${String(n).padStart(2, '0')}`,
  _type: 'agent',
  slogan: `Slogan ${n}`,
}));

/** Starts a migration run in a separate process, with `pauseMs` per document. */
function run(pauseMs: number) {
  const script = join(import.meta.dirname, 'testing', 'apply-slowly.ts');
  return spawn(process.execPath, [script, lake.internalUrl, lake.adminToken, String(pauseMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('a killed run completes when it is run again, and can be reverted completely', async () => {
  await lake.client.mutate(agents.map((agent) => ({ create: agent })));
  const killed = run(150);
  for await (const output of killed.stdout) if (String(output).includes('done 4')) break;
  killed.kill('SIGKILL');
  if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'exit');

  const middle = await lake.client.fetch<number>('count(*[defined(motto)])');
  expect(middle).toBeGreaterThanOrEqual(4);
  expect(middle).toBeLessThan(agents.length);
  expect((await readLedger(lake.client)).ledger).toMatchObject({
    migrations: [{ state: 'applying', documents: middle }],
    lease: { pid: killed.pid },
  });

  const [code] = await once(run(0), 'exit');
  expect(code).toBe(0);
  expect(await contentOf(lake.client)).toEqual(
    agents.map(({ slogan, ...agent }) => ({ ...agent, motto: slogan })),
  );
  expect((await readLedger(lake.client)).ledger?.migrations).toMatchObject([
    { state: 'applied', documents: agents.length },
  ]);

  const named = { name: '0001-slow', checksum: '', description: '', documentTypes: ['agent'], up: {} };
  await revertMigrations(lake.client, [{ ...named, down: 'restore' }]);
  expect(await contentOf(lake.client)).toEqual(agents);
});
