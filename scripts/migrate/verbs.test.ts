import { at, setIfMissing } from '@sanity/migrate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServedLake, serveLake } from '../seed/testing/serve-lake.ts';
import type { NamedMigration } from './content-migration.ts';
import { down, status, up } from './verbs.ts';

let lake: ServedLake;
beforeEach(async () => {
  lake = await serveLake();
  await lake.client.create({ _id: 'agent-ada', _type: 'agent' });
});
afterEach(() => lake.close());

/** A migration that fills a field of its own. */
const fills = (name: string): NamedMigration => ({
  name,
  checksum: name,
  description: `Fills ${name}.`,
  documentTypes: ['agent'],
  up: { document: () => at(`f${name.slice(0, 4)}`, setIfMissing('filled')) },
  down: 'restore',
});
const migrations = ['0001-one', '0002-two', '0003-three'].map(fills);

/** What a verb says. */
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

test('up applies what is pending, to a number or all; status tells', async () => {
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

test('down takes the latest back, or all after a number', async () => {
  await says(up);
  await says(down);
  expect(await applied()).toEqual(['f0001', 'f0002']);
  await says(down, { to: '0001-one' });
  expect(await applied()).toEqual(['f0001']);
  await says(down, { to: '0' });
  expect(await applied()).toEqual([]);
  expect(await says(down)).toEqual(['There is nothing to take back.']);
});

test('one that was left out is applied, whatever came after it', async () => {
  await says(up, { known: migrations.slice(1) });
  await says(up);
  expect((await applied()).sort()).toEqual(['f0001', 'f0002', 'f0003']);
});

test('a dry run of up shows fields and says that nothing was changed', async () => {
  const lines = await says(up, { dryRun: true, to: '1' });
  expect(lines).toContain('  agent-ada (agent) f0001: (nothing) → "filled"');
  expect(lines.at(-1)).toBe('Dry run: nothing was changed.');
  expect(await applied()).toEqual([]);
});

test('a number that does not exist is named, with those that do', async () => {
  await expect(says(up, { to: '9' })).rejects.toThrow(
    'There is no migration 9. There are: 0001-one, 0002-two, 0003-three.',
  );
});

test.each(['', ' '])('"%s" is no number: nothing is applied or taken back', async (to) => {
  await says(up, { to: '2' });
  const refusal = 'There is no migration without a name. There are: 0001-one, 0002-two, 0003-three.';
  await expect(says(down, { to })).rejects.toThrow(refusal);
  await expect(says(up, { to })).rejects.toThrow(refusal);
  expect(await applied()).toEqual(['f0001', 'f0002']);
});

test('what another version of the project applied is told, and not taken back by this one', async () => {
  await says(up);
  const older = migrations.slice(0, 2);
  expect(await says(status, { known: older })).toContainEqual(
    expect.stringMatching(/0003-three: applied .* its file is not in this version of the project/),
  );
  await expect(says(down, { known: older })).rejects.toThrow(/0003-three was applied by a version/);
});

test('a file that was edited after it was applied is told', async () => {
  await says(up);
  const edited = migrations.map((migration) => ({ ...migration, checksum: 'another' }));
  expect((await says(status, { known: edited }))[0]).toMatch(/its file was edited since/);
});
