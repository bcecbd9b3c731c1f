import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { StoredDocuments } from './stored-documents.ts';

it('finds documents by type and by slug through the indexes, in every dataset', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  const prepare = vi.spyOn(database, 'prepare');
  const datasets = ['one', 'other'].map((dataset) => new StoredDocuments(database, dataset));
  const lookups = prepare.mock.calls.map(([sql]) => sql).filter((sql) => / = \? LIMIT/.test(sql));
  const plans = lookups.map((sql) => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all('one', 'a', 1));
  expect(plans.flat().map(({ detail }) => String(detail))).toEqual([
    expect.stringContaining('INDEX documents_by_type (dataset=? AND <expr>=?)'),
    expect.stringContaining('INDEX documents_by_slug (dataset=? AND <expr>=?)'),
    expect.stringContaining('INDEX documents_by_type (dataset=? AND <expr>=?)'),
    expect.stringContaining('INDEX documents_by_slug (dataset=? AND <expr>=?)'),
  ]);
  const put = database.prepare('INSERT INTO documents VALUES (?, ?, ?)');
  for (const dataset of ['one', 'other']) {
    const document = { _id: dataset, _type: 'page', slug: { current: 'about' } };
    put.run(dataset, dataset, JSON.stringify(document));
  }
  for (const way of ['type', 'slug'] as const) {
    const found = datasets.map((documents) => documents.readUnder(way, way === 'type' ? 'page' : 'about'));
    expect(found.map((rows) => rows?.map(({ id }) => id))).toEqual([['one'], ['other']]);
  }
});
