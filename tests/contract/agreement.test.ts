import { beforeAll, describe, expect, test } from 'vitest';
import { type Definition, definitions } from '../../schemas/definitions.ts';
import {
  type FieldReads,
  fieldsOfNoType,
  isRead,
  newFieldReads,
  recordReads,
} from './agreement/field-reads.ts';
import { sampleDocuments, sampleId, VARIANTS } from './agreement/sample-documents.ts';
import { siteQueries, unusedNames } from './agreement/site-queries.ts';

/** The paths of all fields with a value, such as 'agent.problemCards[].title'. */
function fieldPaths(): string[] {
  const documents = definitions.filter(({ type }) => type === 'document');
  return documents.flatMap((document) => pathsIn(document, document.name ?? ''));
}

function pathsIn(definition: Definition, path: string): string[] {
  const named = definitions.find(({ name }) => name === definition.type);
  const { fields = [], of = [], type } = named ?? definition;
  // The library that renders rich text reads its parts.
  if (type === 'block') return [];
  if (fields.length > 0) return fields.flatMap((field) => pathsIn(field, `${path}.${field.name}`));
  const members = of
    .flatMap((member) => pathsIn(member, `${path}[]`))
    .filter((inside) => inside !== `${path}[]`);
  return members.length > 0 ? members : [path];
}

/** Fields that no query of the site reads, by the reason for their existence. */
const unreadFields: Readonly<Record<string, RegExp>> = {
  'the avatar tool of the Studio reads and writes them': /^agent\.(voice|avatarAssets|avatarRun)\./,
  'every agent has one shared color, which is the theme’s accent': /^agent\.color$/,
  'the sample agent has it, empty and hidden': /^sampleAgentPage\.agent\.videoUrl$/,
  'a statistic says what it is measured against where the platform and the agents show it':
    /^(homePage\.statistics|globalImpactPage\.claims|polyAiPage\.stats)\[\]\.basis$/,
  'the tick only says that a picture needs no text': /\.seo\.image\.decorative$/,
  'it is hidden there: the site as a whole goes by the product’s name': /^siteSettings\.seo\.shortName$/,
};

const datasets = Array.from({ length: VARIANTS }, (_, variant) => sampleDocuments(variant));

/** The reads of a query when every field of the content model has a value. */
async function findReads(query: string): Promise<FieldReads> {
  const reads = newFieldReads();
  // references() searches whole documents, so it would count as a read of every field.
  const asked = query.replaceAll(/\breferences\([^()]*\)/g, 'true');
  const ids = query.includes('$documentId') ? ['aboutPage', 'aboutOldPage', sampleId('legalPage')] : [''];
  for (const documentId of ids) {
    for (const dataset of datasets) await recordReads(asked, { documentId, slug: 'sample' }, dataset, reads);
  }
  return reads;
}

const readsByQuery = new Map<string, FieldReads>();
beforeAll(async () => {
  for (const query of siteQueries()) readsByQuery.set(query, await findReads(query));
});

describe('content model, queries and views', () => {
  test('every field of the content model is read by the site, or has another purpose', () => {
    const read = new Set([...readsByQuery.values()].flatMap((reads) => [...reads.read]));
    const unread = fieldPaths().filter((path) => !isRead(path, { read }));
    const reasons = Object.entries(unreadFields);
    expect(unread.filter((path) => !reasons.some(([, fields]) => fields.test(path)))).toEqual([]);
    expect(reasons.filter(([, fields]) => !unread.some((path) => fields.test(path)))).toEqual([]);
  });

  test('every field that a query reads is in the content model', () => {
    const unknown = [...readsByQuery].flatMap(([query, reads]) =>
      fieldsOfNoType(reads).map((field) => `${field} in ${query}`),
    );
    expect(unknown).toEqual([]);
  });

  test('every property of a result is used by the query’s page or by shared code', () => {
    const unused = [...readsByQuery].flatMap(([query, { named }]) => unusedNames(query, named));
    expect(unused).toEqual([]);
  });
});
