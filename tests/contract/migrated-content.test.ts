import { isDeepStrictEqual } from 'node:util';
import type { SanityClient } from '@sanity/client';
import { at, setIfMissing, unset } from '@sanity/migrate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedPages } from '../../schemas/pages.ts';
import type { NamedMigration } from '../../scripts/migrate/content-migration.ts';
import { readLedger } from '../../scripts/migrate/ledger.ts';
import { loadMigrations } from '../../scripts/migrate/load-migrations.ts';
import { applyMigrations, revertMigrations } from '../../scripts/migrate/run-migrations.ts';
import { contentOf } from '../../scripts/migrate/testing/migrate-documents.ts';
import firstPages from '../../scripts/migrations/testing/first-pages.json' with { type: 'json' };
import type { SeedDocument } from '../../scripts/seed/documents/document.ts';
import { seed } from '../../scripts/seed/seed.ts';
import { type ServedLake, serveLake } from '../../scripts/seed/testing/serve-lake.ts';
import { pendingNote } from '../../scripts/start-notes.ts';
import { fixedRouteQueries, type RouteQuery } from '../../web/app/route-queries.ts';
import { siteSettings } from '../../web/content/site-settings-query.ts';

/** Values that no migration can supply: a portrait, and the icon of an agent without a document in these pages. */
const files = [
  '/sample-diana.image.asset._type',
  '/sample-diana.image.asset._ref',
  '/sample-diana.image.alt',
  '/sample-diana.blur',
  '/sample-diana.icon',
];

let lake: ServedLake;
let today: ServedLake;
beforeAll(async () => {
  lake = await serveLake();
  today = await serveLake();
  await seed(today.client);
});
afterAll(async () => {
  await lake.close();
  await today.close();
});

const pages: readonly SeedDocument[] = firstPages;

/** The queries of all routes whose documents are among these pages. */
const queries: [string, RouteQuery][] = [
  ...[...fixedRouteQueries].filter(([path]) =>
    fixedPages.some((page) => page.path === path && pages.some(({ _id }) => _id === page.documentId)),
  ),
  ['the frame', { query: siteSettings, params: {} }],
];

/** The paths in a result that have text in the current content and none in the other lake, without lists. */
function emptied(today: unknown, other: unknown, path: string): string[] {
  if (typeof today !== 'object' || today === null || Array.isArray(today)) {
    return today !== null && (other ?? null) === null ? [path] : [];
  }
  const fields = typeof other === 'object' ? (other as Record<string, unknown> | null) : null; // any object
  return Object.entries(today).flatMap(([name, value]) => emptied(value, fields?.[name], `${path}.${name}`));
}

/** Texts that the site’s queries do not find in this lake, over all routes. */
async function missingWords(client: SanityClient): Promise<string[]> {
  const missing = await Promise.all(
    queries.map(async ([path, { query, params }]) => {
      const read = (from: SanityClient) => from.fetch(query, params, { perspective: 'published' });
      return emptied(await read(today.client), await read(client), path);
    }),
  );
  return missing.flat();
}

test('migrates pages of the first version completely, and reverts them exactly', async () => {
  await lake.client.mutate(pages.map((document) => ({ create: document })));
  const before = await contentOf(lake.client);
  expect(await missingWords(lake.client)).toEqual(
    expect.arrayContaining([
      '/contact.consultationLabel',
      'the frame.staleNote',
      '/not-found.suggestionLabel',
    ]),
  );
  expect(await pendingNote(lake.client)).toMatch(
    /migrations of the content are pending.*npm run migrate -- up$/,
  );

  const migrations = await loadMigrations();
  await applyMigrations(lake.client, migrations);
  expect(await missingWords(lake.client)).toEqual(files);
  expect(await pendingNote(lake.client)).toBeUndefined();

  await revertMigrations(lake.client, migrations.toReversed());
  expect(await contentOf(lake.client)).toEqual(before);
});

test('a new dataset has no pending migration, and none would change it', async () => {
  expect(await pendingNote(today.client)).toBeUndefined();
  const entries = (await readLedger(today.client)).ledger?.migrations;
  const migrations = await loadMigrations();
  expect(entries?.map(({ _key }) => _key)).toEqual(migrations.map(({ name }) => name));
  expect(await changedByAll(migrations)).toEqual([]);
});

test('allows a migration to rename a field of an older one, since only the final result counts', async () => {
  const migrations = await loadMigrations();
  const renaming: NamedMigration = {
    name: '9999-contact-invites',
    checksum: '',
    description: 'The invitation of the contact page has its own name.',
    documentTypes: ['contactPage'],
    up: {
      document(document) {
        const { callToAction }: { _type: string; callToAction?: unknown } = document;
        return callToAction === undefined
          ? []
          : [at('invitation', setIfMissing(callToAction)), at('callToAction', unset())];
      },
    },
    down: 'restore',
  };
  // The seed after the rename.
  const renamed = (document: SeedDocument): SeedDocument => {
    const { callToAction, ...rest }: SeedDocument & { callToAction?: unknown } = document;
    return callToAction === undefined || document._type !== 'contactPage'
      ? document
      : { ...rest, invitation: callToAction };
  };
  expect(await changedByAll([...migrations, renaming], renamed)).toEqual([]);
  expect(await changedByAll(migrations, renamed)).toEqual(['contactPage']);
});

/** Ids of documents of the seed that all migrations together would change. */
async function changedByAll(
  migrations: readonly NamedMigration[],
  change: (document: SeedDocument) => SeedDocument = (document) => document,
): Promise<string[]> {
  const content = (await contentOf(today.client)).map((document) => change(document));
  const copy = await serveLake();
  try {
    await copy.client.mutate(content.map((document) => ({ create: document })));
    const before = await contentOf(copy.client);
    await applyMigrations(copy.client, migrations);
    const after = await contentOf(copy.client);
    expect(after.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
    return before
      .filter((document, index) => !isDeepStrictEqual(document, after[index]))
      .map(({ _id }) => _id);
  } finally {
    await copy.close();
  }
}
