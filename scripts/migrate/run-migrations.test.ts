import { at, create, del, set, setIfMissing, unset } from '@sanity/migrate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ServedLake, serveLake } from '../seed/testing/serve-lake.ts';
import { readEntries } from './ledger.ts';
import type { NamedMigration } from './migration.ts';
import { applyMigrations, revertMigrations } from './run-migrations.ts';
import { ada, draft, named, region, renames, version } from './testing/agents.ts';
import { getContent } from './testing/migrate-documents.ts';
import { down, status, up } from './verbs.ts';

let lake: ServedLake;
beforeEach(async () => {
  lake = await serveLake();
});
afterEach(() => lake.close());

const write = (...documents: { _id: string; _type: string; [field: string]: unknown }[]) =>
  lake.client.mutate(documents.map((document) => ({ create: document })));

describe('applying', () => {
  test('changes published documents, drafts and versions of the given types only', async () => {
    await write(ada, draft, version, region);
    expect(await applyMigrations(lake.client, [renames])).toEqual([{ name: '0001-motto', documents: 3 }]);
    const moved = ({ slogan, ...rest }: typeof ada) => ({ ...rest, motto: slogan });
    expect(await getContent(lake.client)).toEqual([moved(ada), moved(draft), region, moved(version)]);
  });

  test('is recorded in the ledger, which visitors cannot read', async () => {
    await write(ada);
    await applyMigrations(lake.client, [renames]);
    expect(await readEntries(lake.client)).toEqual([
      { _key: '0001-motto', documents: 1, startedAt: expect.any(String), appliedAt: expect.any(String) },
    ]);
    const visitor = lake.client.withConfig({ token: undefined, perspective: 'published' });
    expect(await visitor.fetch('*[_type in ["migrationLedger", "migrationRecord"]]')).toEqual([]);
    expect(await lake.client.fetch('count(*[_id in path("migrations.**")])')).toBe(2);
  });

  test('migrates more documents than fit into one transaction', async () => {
    await write(...Array.from({ length: 23 }, (_, n) => ({ ...ada, _id: `agent-${n}` })));
    await applyMigrations(lake.client, [renames], { page: 5 });
    expect(await lake.client.fetch('count(*[_type == "agent" && defined(motto)])')).toBe(23);
    expect(await lake.client.fetch('count(*[_type == "migrationRecord"])')).toBe(5);
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
    expect(await getContent(lake.client)).toEqual([helper, region]);
    await revertMigrations(lake.client, [replaces]);
    expect(await getContent(lake.client)).toEqual([ada, region]);
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
    expect(await getContent(lake.client)).toEqual([
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
    const begun = { _key: '0001-motto', startedAt: expect.any(String), documents: 1 };
    expect(await readEntries(lake.client)).toEqual([begun]);
    await applyMigrations(lake.client, [
      named({ up: { document: () => at('motto', setIfMissing('Mine.')) } }),
    ]);
    expect(await readEntries(lake.client)).toMatchObject([{ appliedAt: expect.any(String), documents: 2 }]);
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

  test('two runs at the same time apply it once', async () => {
    await write(ada, draft);
    const runs = [1, 2].map(() => applyMigrations(lake.client, [renames]));
    const outcomes = await Promise.allSettled(runs);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('Another run has begun');
    }
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    const moved = ({ slogan, ...rest }: typeof ada) => ({ ...rest, motto: slogan });
    expect(await getContent(lake.client)).toEqual([moved(ada), moved(draft)]);
    await revertMigrations(lake.client, [renames]);
    expect(await getContent(lake.client)).toEqual([ada, draft]);
  });
});

describe('a dry run', () => {
  test('lists each field and changes nothing; later migrations see the results of earlier ones', async () => {
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

  test('of down lists what it would restore', async () => {
    await write(ada);
    await applyMigrations(lake.client, [renames]);
    const before = await lake.client.fetch('*[] | order(_id)');
    const lines: string[] = [];
    await revertMigrations(lake.client, [renames], { dryRun: true, report: (line) => lines.push(line) });
    expect(lines).toContain('  agent-ada (agent) slogan: (nothing) → "Numbers first."');
    expect(await lake.client.fetch('*[] | order(_id)')).toEqual(before);
  });
});

describe('reverting', () => {
  test('restores the exact previous values, also in lists', async () => {
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
    expect(await getContent(lake.client)).toEqual([listed, region]);
    expect(await readEntries(lake.client)).toEqual([]);
    expect(await lake.client.fetch('count(*[_type == "migrationRecord"])')).toBe(0);
  });

  test('keeps and reports later edits', async () => {
    await write(ada, draft);
    await applyMigrations(lake.client, [renames]);
    await lake.client.patch('agent-ada').set({ motto: 'Better.' }).commit();
    const lines: string[] = [];
    await revertMigrations(lake.client, [renames], { report: (line) => lines.push(line) });
    expect(lines).toContain(
      '  kept, since it was edited after the migration: agent-ada motto (--replace puts it back all the same)',
    );
    expect(await getContent(lake.client)).toEqual([{ ...ada, motto: 'Better.' }, draft]);
  });

  test('puts back later edits with replace', async () => {
    await write(ada);
    await applyMigrations(lake.client, [renames]);
    await lake.client.patch('agent-ada').set({ motto: 'Better.' }).commit();
    await revertMigrations(lake.client, [renames], { replace: true });
    expect(await getContent(lake.client)).toEqual([ada]);
  });

  test('runs a migration’s own down, also for newer content', async () => {
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
    expect(await getContent(lake.client)).toEqual([
      ada,
      { _id: 'agent-cy', _type: 'agent', slogan: 'Written later.' },
    ]);
  });
});

describe('the commands', () => {
  beforeEach(() => write({ _id: 'agent-ada', _type: 'agent' }));

  /** A migration that fills a field named after it. */
  const fills = (name: string): NamedMigration => ({
    name,
    description: `Fills ${name}.`,
    documentTypes: ['agent'],
    up: { document: () => at(`f${name.slice(0, 4)}`, setIfMissing('filled')) },
    down: 'restore',
  });
  const migrations = ['0001-one', '0002-two', '0003-three'].map(fills);

  /** The output of a verb. */
  async function says(
    verb: typeof up,
    input: { to?: string; dryRun?: boolean; known?: NamedMigration[] } = {},
  ) {
    const lines: string[] = [];
    const options = { dryRun: input.dryRun ?? false, report: (line: string) => lines.push(line) };
    await verb({ client: lake.client, migrations: input.known ?? migrations, to: input.to, options });
    return lines;
  }
  const applied = async () => {
    const { _id, _type, _rev, _createdAt, _updatedAt, ...fields } =
      (await lake.client.getDocument('agent-ada')) ?? {};
    return Object.keys(fields);
  };

  test('up applies all pending migrations or those up to a number; status lists them', async () => {
    await says(up, { to: '2' });
    expect(await applied()).toEqual(['f0001', 'f0002']);
    expect(await says(status)).toEqual([
      expect.stringMatching(/^ {2}0001-one: applied \d{4}-\d\d-\d\d \d\d:\d\d, 1 change of documents$/),
      expect.stringMatching(/^ {2}0002-two: applied/),
      '  0003-three: pending. Fills 0003-three.',
      '1 pending. See what would change: npm run migrate -- up --dry-run',
    ]);
    expect(await says(up)).toContain('1 applied. npm run migrate -- status shows the rest.');
    expect(await says(up)).toEqual(['Nothing is pending: every migration is applied.']);
  });

  test('down reverts the latest migration, or all after a number', async () => {
    await says(up);
    await says(down);
    expect(await applied()).toEqual(['f0001', 'f0002']);
    await says(down, { to: '0001-one' });
    expect(await applied()).toEqual(['f0001']);
    await says(down, { to: '0' });
    expect(await applied()).toEqual([]);
    expect(await says(down)).toEqual(['There is nothing to take back.']);
  });

  test('up applies a migration that was left out, also when later ones are applied', async () => {
    await says(up, { known: migrations.slice(1) });
    await says(up);
    expect((await applied()).sort()).toEqual(['f0001', 'f0002', 'f0003']);
  });

  test('a dry run of up lists fields and says that nothing was changed', async () => {
    const lines = await says(up, { dryRun: true, to: '1' });
    expect(lines).toContain('  agent-ada (agent) f0001: (nothing) → "filled"');
    expect(lines.at(-1)).toBe('Dry run: nothing was changed.');
    expect(await applied()).toEqual([]);
  });

  test('an unknown number is reported with the existing ones', async () => {
    await expect(says(up, { to: '9' })).rejects.toThrow(
      'There is no migration 9. There are: 0001-one, 0002-two, 0003-three.',
    );
  });

  test.each(['', ' '])('refuses "%s" as a number, and changes nothing', async (to) => {
    await says(up, { to: '2' });
    const refusal = 'There is no migration without a name. There are: 0001-one, 0002-two, 0003-three.';
    await expect(says(down, { to })).rejects.toThrow(refusal);
    await expect(says(up, { to })).rejects.toThrow(refusal);
    expect(await applied()).toEqual(['f0001', 'f0002']);
  });

  test('reports migrations that another version of the project applied, and does not revert them', async () => {
    await says(up);
    const older = migrations.slice(0, 2);
    expect(await says(status, { known: older })).toContainEqual(
      expect.stringMatching(/0003-three: applied .* its file is not in this version of the project/),
    );
    await expect(says(down, { known: older })).rejects.toThrow(/0003-three was applied by a version/);
  });
});
