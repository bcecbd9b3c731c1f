import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMigrationNames, MigrationError, migrationsFolder } from './migration.ts';

/**
 * Writes the skeleton of a migration and its test, which pass lint, types and tests unchanged.
 *
 * @param name the subject of the migration, such as 'agents have a motto'
 * @returns the paths of the two files
 * @throws MigrationError when the name has no letters
 */
export function createMigration(name: string, folder = migrationsFolder): string[] {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') {
    throw new MigrationError(
      'Say what the migration is about: npm run migrate -- create "agents have a motto"',
    );
  }
  const last = Number(listMigrationNames(folder).at(-1)?.slice(0, 4) ?? 0);
  const file = `${String(last + 1).padStart(4, '0')}-${slug}`;
  const files: [string, string][] = [
    [join(folder, `${file}.ts`), writeMigration(slug)],
    [join(folder, `${file}.test.ts`), testText(file)],
  ];
  for (const [path, text] of files) writeFileSync(path, text, { flag: 'wx' });
  return files.map(([path]) => path);
}

function writeMigration(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return `import { at, setIfMissing } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/migration.ts';

/** The shape of the documents before, as far as it matters here: later versions of the schema must not change it. */
type Before = { _type: string; motto?: string };

export const migration: ContentMigration = {
  description: '${words.charAt(0).toUpperCase() + words.slice(1)}.',
  documentTypes: ['agent'],
  up: {
    document(document) {
      const { motto }: Before = document;
      return motto === undefined ? [at('motto', setIfMissing('At your side.'))] : [];
    },
  },
  down: 'restore',
};
`;
}

function testText(file: string): string {
  return `import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './${file}.ts';

const before = [
  { _id: 'agent-ada', _type: 'agent', name: 'Ada' },
  { _id: 'drafts.agent-ada', _type: 'agent', name: 'Ada', motto: 'Mine.' },
];

test('fills what is missing and leaves what somebody wrote', async () => {
  const { after, restored } = await migrateDocuments(migration, before);
  expect(after).toEqual([{ ...before[0], motto: 'At your side.' }, before[1]]);
  expect(restored).toEqual(before);
});
`;
}
