import { at, set, setIfMissing, unset } from '@sanity/migrate';
import { describe, expect, test } from 'vitest';
import { readLedger } from './ledger.ts';
import { applyMigrations, revertMigrations } from './run-migrations.ts';
import { ada, draft, named, region, renames } from './testing/agents.ts';
import { contentOf } from './testing/migrate-documents.ts';
import { setUpTestLake } from './testing/test-lake.ts';

const lake = setUpTestLake();
const { write } = lake;

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
    expect(await contentOf(lake.client)).toEqual([listed, region]);
    expect((await readLedger(lake.client)).ledger?.migrations).toEqual([]);
    expect(await lake.client.fetch('count(*[_type == "migrationRecord"])')).toBe(0);
  });

  test('keeps and reports later edits', async () => {
    await write(ada, draft);
    await applyMigrations(lake.client, [renames]);
    await lake.client.patch('agent-ada').set({ motto: 'Better.' }).commit();
    const lines: string[] = [];
    await revertMigrations(lake.client, [renames], { report: (line) => lines.push(line) });
    expect(lines).toContain('  kept, since it was edited after the migration: agent-ada motto');
    expect(await contentOf(lake.client)).toEqual([{ ...ada, motto: 'Better.' }, draft]);
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
    expect(await contentOf(lake.client)).toEqual([
      ada,
      { _id: 'agent-cy', _type: 'agent', slogan: 'Written later.' },
    ]);
  });
});
