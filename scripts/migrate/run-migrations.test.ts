import { at, create, del, set, setIfMissing, unset } from '@sanity/migrate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ServedLake, serveLake } from '../seed/testing/serve-lake.ts';
import type { ContentMigration, NamedMigration } from './content-migration.ts';
import { LEDGER_ID, readLedger } from './ledger.ts';
import { applyMigrations, revertMigrations } from './run-migrations.ts';
import { contentOf } from './testing/migrate-documents.ts';

let lake: ServedLake;
beforeEach(async () => {
  lake = await serveLake();
});
afterEach(() => lake.close());

const named = (migration: Partial<ContentMigration>, name = '0001-motto'): NamedMigration => ({
  description: 'Agents have a motto.',
  documentTypes: ['agent'],
  up: {},
  down: 'restore',
  ...migration,
  name,
  checksum: 'as written',
});

/** A field changes its name. */
const renames = named({
  up: {
    document(document) {
      const { slogan }: { _type: string; slogan?: string } = document;
      return slogan === undefined ? [] : [at('motto', setIfMissing(slogan)), at('slogan', unset())];
    },
  },
});

const write = (...documents: { _id: string; _type: string; [field: string]: unknown }[]) =>
  lake.client.mutate(documents.map((document) => ({ create: document })));

const ada = { _id: 'agent-ada', _type: 'agent', name: 'Ada', slogan: 'Numbers first.' };
const draft = { ...ada, _id: 'drafts.agent-ada', slogan: 'Numbers, always.' };
const version = { ...ada, _id: 'versions.r1.agent-ada', slogan: 'Numbers in May.' };
const region = { _id: 'region-asia', _type: 'region', slogan: 'Not an agent’s.' };

describe('applying', () => {
  test('changes what is published, drafts and versions, and nothing else', async () => {
    await write(ada, draft, version, region);
    expect(await applyMigrations(lake.client, [renames])).toEqual([{ name: '0001-motto', documents: 3 }]);
    const moved = ({ slogan, ...rest }: typeof ada) => ({ ...rest, motto: slogan });
    expect(await contentOf(lake.client)).toEqual([moved(ada), moved(draft), region, moved(version)]);
  });

  test('is written in the ledger, which visitors never see', async () => {
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

  test('goes through more documents than fit into a transaction', async () => {
    await write(...Array.from({ length: 23 }, (_, n) => ({ ...ada, _id: `agent-${n}` })));
    const seen: number[] = [];
    await applyMigrations(lake.client, [renames], { page: 5, onProgress: (done) => seen.push(done) });
    expect(await lake.client.fetch('count(*[_type == "agent" && defined(motto)])')).toBe(23);
    expect(seen).toEqual([5, 10, 15, 20, 23]);
  });

  test('can create and delete documents, and down undoes both', async () => {
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

  test('gives up on a document that somebody writes all the time, and names it', async () => {
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

  test('a fault names the migration and the document; what was done before stays and can go on', async () => {
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

  test('a migration that would go on for ever is refused before it writes', async () => {
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

  test('two at once: the second is refused and says why', async () => {
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

  test('the turn of a run that is not heard of any more passes on, and it writes nothing after that', async () => {
    await write(ada);
    const interrupted = named({
      up: {
        async document() {
          // A minute without a word has passed: the lease is over and somebody else has taken it.
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

describe('a dry run', () => {
  test('shows each field and changes nothing; later migrations see what earlier ones would do', async () => {
    await write(ada, draft);
    const before = await lake.client.fetch('*[] | order(_id)');
    const shouts = named(
      {
        up: {
          document(document) {
            const { motto }: { _type: string; motto?: string } = document;
            return motto === undefined ? [] : [at('motto', set(motto.toUpperCase()))];
          },
        },
      },
      '0002-shout',
    );
    const lines: string[] = [];
    await applyMigrations(lake.client, [renames, shouts], {
      dryRun: true,
      report: (line) => lines.push(line),
    });
    expect(lines).toEqual([
      '0001-motto: Agents have a motto.',
      '  agent-ada (agent) slogan: "Numbers first." → (nothing)',
      '  agent-ada (agent) motto: (nothing) → "Numbers first."',
      '  drafts.agent-ada (agent) slogan: "Numbers, always." → (nothing)',
      '  drafts.agent-ada (agent) motto: (nothing) → "Numbers, always."',
      '  2 documents would be changed',
      '0002-shout: Agents have a motto.',
      '  agent-ada (agent) motto: "Numbers first." → "NUMBERS FIRST."',
      '  drafts.agent-ada (agent) motto: "Numbers, always." → "NUMBERS, ALWAYS."',
      '  2 documents would be changed',
    ]);
    expect(await lake.client.fetch('*[] | order(_id)')).toEqual(before);
  });

  test('of taking back shows what would come back', async () => {
    await write(ada);
    await applyMigrations(lake.client, [renames]);
    const before = await lake.client.fetch('*[] | order(_id)');
    const lines: string[] = [];
    await revertMigrations(lake.client, [renames], { dryRun: true, report: (line) => lines.push(line) });
    expect(lines).toContain('  agent-ada (agent) slogan: (nothing) → "Numbers first."');
    expect(await lake.client.fetch('*[] | order(_id)')).toEqual(before);
  });
});

describe('taking back', () => {
  test('restores exactly what was there, also in lists', async () => {
    const listed = { ...ada, cards: [{ _key: 'a', title: 'One' }, { _key: 'b' }], tags: ['x', 'y'] };
    await write(listed, region);
    const touches = named({
      up: {
        document: () => [
          at('cards[_key=="b"].title', setIfMissing('Two')),
          at('tags', set(['z'])),
          at('seo', setIfMissing({ title: 'Ada' })),
        ],
      },
    });
    await applyMigrations(lake.client, [touches]);
    expect(await lake.client.fetch('*[_id == "agent-ada"][0].cards[1].title')).toBe('Two');
    await revertMigrations(lake.client, [touches]);
    expect(await contentOf(lake.client)).toEqual([listed, region]);
    expect((await readLedger(lake.client)).ledger?.migrations).toEqual([]);
    expect(await lake.client.fetch('count(*[_type == "migrationRecord"])')).toBe(0);
  });

  test('keeps what was edited since, and says so', async () => {
    await write(ada, draft);
    await applyMigrations(lake.client, [renames]);
    await lake.client.patch('agent-ada').set({ motto: 'Better.' }).commit();
    const lines: string[] = [];
    await revertMigrations(lake.client, [renames], { report: (line) => lines.push(line) });
    expect(lines).toContain('  kept, since it was edited after the migration: agent-ada motto');
    expect(await contentOf(lake.client)).toEqual([{ ...ada, motto: 'Better.' }, draft]);
  });

  test('runs a way back of its own, for content that came later too', async () => {
    await write(ada);
    const both = named({
      up: renames.up,
      down: {
        document(document) {
          const { motto }: { _type: string; motto?: string } = document;
          return motto === undefined ? [] : [at('slogan', setIfMissing(motto)), at('motto', unset())];
        },
      },
    });
    await applyMigrations(lake.client, [both]);
    await write({ _id: 'agent-cy', _type: 'agent', motto: 'Written later.' });
    await revertMigrations(lake.client, [both]);
    expect(await contentOf(lake.client)).toEqual([
      ada,
      { _id: 'agent-cy', _type: 'agent', slogan: 'Written later.' },
    ]);
  });
});
