import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedDocument } from '../seed/documents/document.ts';
import { MigrationError } from './content-migration.ts';
import { migrationNames, migrationsFolder } from './load-migrations.ts';

/**
 * Writes the skeleton of a migration and its test, which pass lint, types and tests unchanged.
 *
 * @param name the subject of the migration, such as 'agents have a motto'
 * @param page the document of a new page, to be added to existing lakes
 * @returns the paths of the two files
 * @throws MigrationError when the name has no letters
 */
export function createMigration(name: string, folder = migrationsFolder, page?: SeedDocument): string[] {
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
  const last = Number(migrationNames(folder).at(-1)?.slice(0, 4) ?? 0);
  const file = `${String(last + 1).padStart(4, '0')}-${slug}`;
  const files: [string, string][] = [
    [join(folder, `${file}.ts`), page ? pageMigrationText(slug, page) : migrationText(slug)],
    [join(folder, `${file}.test.ts`), page ? pageTestText(file, page) : testText(file)],
  ];
  for (const [path, text] of files) writeFileSync(path, text, { flag: 'wx' });
  return files.map(([path]) => path);
}

function migrationText(slug: string): string {
  return `import { at, setIfMissing } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/content-migration.ts';

/** The shape of the documents before, as far as it matters here: later versions of the schema must not change it. */
type Before = { _type: string; motto?: string };

export const migration: ContentMigration = {
  description: '${sentence(slug)}.',
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

/** The page's content in the current seed, written out: the migration must not change when the seed does. */
function pageMigrationText(slug: string, page: SeedDocument): string {
  return `import { createIfNotExists } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/content-migration.ts';

/** The page as it began. */
const page = ${JSON.stringify(page, null, 2)};

export const migration: ContentMigration = {
  description: '${sentence(slug)}.',
  // Each lake of the site has this document once.
  documentTypes: ['siteSettings'],
  up: { document: () => [createIfNotExists(page)] },
  down: 'restore',
};
`;
}

function pageTestText(file: string, { _id, _type }: SeedDocument): string {
  return `import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './${file}.ts';

const settings = { _id: 'siteSettings', _type: 'siteSettings' };
const edited = { _id: '${_id}', _type: '${_type}', heading: 'Mine' };

test('adds the page where it is missing, and leaves one that is there', async () => {
  const { after, restored } = await migrateDocuments(migration, [settings]);
  expect(after).toMatchObject([{ _id: '${_id}' }, settings]);
  expect(restored).toEqual([settings]);
  expect((await migrateDocuments(migration, [edited, settings])).after).toEqual([edited, settings]);
});
`;
}

function sentence(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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
