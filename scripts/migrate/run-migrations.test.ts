import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { at, create, del, set, setIfMissing, unset } from '@sanity/migrate';
import { describe, expect, test } from 'vitest';
import { LEDGER_ID, newLedger, readLedger } from './ledger.ts';
import { applyMigrations, revertMigrations } from './run-migrations.ts';
import { ada, draft, named, region, renames, version } from './testing/agents.ts';
import { contentOf } from './testing/migrate-documents.ts';
import { setUpTestLake } from './testing/test-lake.ts';

const lake = setUpTestLake();
const { write } = lake;

describe('applying', () => {
  test('changes published documents, drafts and versions of the given types only', async () => {
    await write(ada, draft, version, region);
    expect(await applyMigrations(lake.client, [renames])).toEqual([{ name: '0001-motto', documents: 3 }]);
    const moved = ({ slogan, ...rest }: typeof ada) => ({ ...rest, motto: slogan });
    expect(await contentOf(lake.client)).toEqual([moved(ada), moved(draft), region, moved(version)]);
  });

  test('is recorded in the ledger, which visitors cannot read', async () => {
    await write(ada);
    await applyMigrations(lake.client, [renames]);
    expect((await readLedger(lake.client)).ledger).toMatchObject({
      migrations: [
        { _key: '0001-motto', state: 'applied', documents: 1, records: 1, checksum: 'as written' },
      ],
      lease: null,
    });
    const visitor = lake.client.withConfig({ token: undefined, perspective: 'published' });
    expect(await visitor.fetch('*[_type in ["migrationLedger", "migrationRecord"]]')).toEqual([]);
    expect(await lake.client.fetch('count(*[_id in path("migrations.**")])')).toBe(2);
  });

  test('migrates more documents than fit into one transaction', async () => {
    await write(...Array.from({ length: 23 }, (_, n) => ({ ...ada, _id: `agent-${n}` })));
    const seen: number[] = [];
    await applyMigrations(lake.client, [renames], { page: 5, onProgress: (done) => seen.push(done) });
    expect(await lake.client.fetch('count(*[_type == "agent" && defined(motto)])')).toBe(23);
    expect(seen).toEqual([5, 10, 15, 20, 23]);
  });

  test('can create and delete documents, and down reverts both', async () => {
    await write(ada, region);
    const replaces = named({
      up: {
        document: (document) => [
          create({ _id: `new-${document._id}`, _type: 'helper', name: 'Ada' }),
          del(document._id),
        ],
      },
    });
    await applyMigrations(lake.client, [replaces]);
    const helper = { _id: 'new-agent-ada', _type: 'helper', name: 'Ada' };
    expect(await contentOf(lake.client)).toEqual([helper, region]);
    await revertMigrations(lake.client, [replaces]);
    expect(await contentOf(lake.client)).toEqual([ada, region]);
  });

  test('an editor’s change between reading and writing is kept, and migrated too', async () => {
    await write(ada, { ...ada, _id: 'agent-bo' });
    let isFirst = true;
    const met: unknown[] = [];
    const slow = named({
      up: {
        async document(document) {
          const { slogan }: { _type: string; slogan?: string } = document;
          if (document._id === 'agent-ada') met.push(slogan);
          if (isFirst) {
            isFirst = false;
            await lake.client.patch('agent-ada').set({ slogan: 'Edited!', name: 'Ada L.' }).commit();
          }
          return slogan === undefined ? [] : [at('motto', setIfMissing(slogan)), at('slogan', unset())];
        },
      },
    });
    await applyMigrations(lake.client, [slow]);
    expect(await contentOf(lake.client)).toEqual([
      { _id: 'agent-ada', _type: 'agent', name: 'Ada L.', motto: 'Edited!' },
      { _id: 'agent-bo', _type: 'agent', name: 'Ada', motto: 'Numbers first.' },
    ]);
    expect(met[0]).toBe('Numbers first.');
  });

  test('gives up on a document that changes all the time, and names it', async () => {
    await write(ada);
    let count = 0;
    const outrun = named({
      up: {
        async document() {
          count += 1;
          await lake.client
            .patch('agent-ada')
            .set({ name: `Ada ${count}` })
            .commit();
          return at('motto', set('Mine.'));
        },
      },
    });
    await expect(applyMigrations(lake.client, [outrun])).rejects.toThrow(/agent-ada was changed by somebody/);
    expect(await lake.client.fetch('*[_id == "agent-ada"][0].motto')).toBeNull();
  });

  test('an error names the migration and the document; earlier changes stay and the run can continue', async () => {
    await write({ ...ada, _id: 'agent-1' }, { ...ada, _id: 'agent-2' });
    const faulty = named({
      up: {
        document(document) {
          if (document._id === 'agent-2') throw new Error('There is no slogan.');
          return at('motto', setIfMissing('Mine.'));
        },
      },
    });
    await expect(applyMigrations(lake.client, [faulty], { page: 1 })).rejects.toThrow(
      'The migration 0001-motto failed on the document "agent-2" (agent): There is no slogan.',
    );
    const { ledger } = await readLedger(lake.client);
    expect(ledger).toMatchObject({ migrations: [{ state: 'applying', documents: 1 }], lease: null });
    await applyMigrations(lake.client, [
      named({ up: { document: () => at('motto', setIfMissing('Mine.')) } }),
    ]);
    expect((await readLedger(lake.client)).ledger?.migrations).toMatchObject([
      { state: 'applied', documents: 2, records: 2 },
    ]);
  });

  test('refuses a migration that would never end, before it writes', async () => {
    await write({ ...ada, visits: 1 });
    const counts = named({
      up: {
        document(document) {
          const { visits }: { _type: string; visits?: number } = document;
          return at('visits', set((visits ?? 0) + 1));
        },
      },
    });
    await expect(applyMigrations(lake.client, [counts])).rejects.toThrow(
      /"agent-ada" \(agent\): run twice, it would change visits of "agent-ada" again/,
    );
    expect(await lake.client.fetch('*[_id == "agent-ada"][0].visits')).toBe(1);
  });

  test('refuses a second run at the same time, with the reason', async () => {
    await write(ada);
    let begun = () => {};
    let goOn = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const waits = named({
      up: {
        async document() {
          begun();
          await mayGoOn;
          return at('motto', setIfMissing('Mine.'));
        },
      },
    });
    const first = applyMigrations(lake.client, [waits]);
    await isBegun;
    await expect(applyMigrations(lake.client, [waits])).rejects.toThrow(
      new RegExp(`Another run is changing this dataset: process ${process.pid} on .* Nothing was changed`),
    );
    goOn();
    expect(await first).toEqual([{ name: '0001-motto', documents: 1 }]);
  });

  describe('while another run holds the lease', () => {
    const deadPid = spawnSync(process.execPath, ['--version']).pid;
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const leaves = (host: string, pid: number, until: string) =>
      write(ada, { ...newLedger([]), lease: { holder: 'other', host, pid, until } });

    test('is refused when that run is on another machine, whose processes are unknown', async () => {
      await leaves('elsewhere', deadPid, inAnHour);
      await expect(applyMigrations(lake.client, [renames])).rejects.toThrow(
        `process ${deadPid} on elsewhere. Nothing was changed. Wait for it to end; if it was killed, its turn ends at ${inAnHour}.`,
      );
      expect(await lake.client.fetch('*[_id == "agent-ada"][0].motto')).toBeNull();
    });

    test.each([
      ['the lease of another machine has expired', 'elsewhere', process.pid, anHourAgo],
      ['that run was killed on this machine', hostname(), deadPid, inAnHour],
    ])('continues when %s', async (_what, host, pid, until) => {
      await leaves(host, pid, until);
      expect(await applyMigrations(lake.client, [renames])).toEqual([{ name: '0001-motto', documents: 1 }]);
      expect((await readLedger(lake.client)).ledger?.lease ?? null).toBeNull();
    });
  });

  test('a run whose lease has expired and passed to another one writes nothing more', async () => {
    await write(ada);
    const interrupted = named({
      up: {
        async document() {
          // A minute without a renewal has passed: the lease has expired and another run has taken it.
          await lake.client
            .patch(LEDGER_ID)
            .set({ lease: { holder: 'other', host: 'x', pid: 1, until: '' } })
            .commit();
          return at('motto', setIfMissing('Mine.'));
        },
      },
    });
    await expect(applyMigrations(lake.client, [interrupted])).rejects.toThrow(/Another run has taken over/);
    expect(await lake.client.fetch('*[_id == "agent-ada"][0].motto')).toBeNull();
  });
});
