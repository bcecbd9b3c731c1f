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

/** A migration that fills a field named after it. */
const fills = (name: string): NamedMigration => ({
  name,
  checksum: name,
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

test('reports a migration file that was edited after it was applied', async () => {
  await says(up);
  const edited = migrations.map((migration) => ({ ...migration, checksum: 'another' }));
  expect((await says(status, { known: edited }))[0]).toMatch(/its file was edited since/);
});
