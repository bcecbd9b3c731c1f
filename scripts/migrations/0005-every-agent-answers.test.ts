import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0005-every-agent-answers.ts';

const agent = (slug: string, fields: object) => ({
  _id: `agent-${slug}`,
  _type: 'agent',
  slug: { _type: 'slug', current: slug },
  ...fields,
});
const cards = Array.from({ length: 10 }, (_, index) => ({ _type: 'problemCard', _key: `card-${index}` }));
const settings = (labels: object) => ({
  _id: 'siteSettings',
  _type: 'siteSettings',
  agentLabels: { _type: 'agentLabels', ...labels },
});

test('changes agents and texts that still equal the seed, and down restores them', async () => {
  const before = [
    agent('diana', { impactView: 'cards', problemCards: cards }),
    agent('neo', { impactView: 'priorities', problemCards: cards }),
    settings({ number: 'ID', impact: 'Impact' }),
  ];
  const { after, restored } = await migrateDocuments(migration, before);
  expect(after).toEqual([
    {
      ...before[0],
      targets: [{ _type: 'statistic', _key: 'target-1', value: '98%', label: 'data validity' }],
    },
    { ...before[1], impactView: 'cards' },
    settings({
      number: 'No.',
      impact: 'What it costs',
      targets: 'Planned targets',
      colleagues: 'Challenges shared with colleagues',
      next: 'Next agent',
    }),
  ]);
  expect(restored).toEqual(before);
});

test('keeps what an editor chose or wrote', async () => {
  const before = [
    agent('monet', { impactView: 'priorities', targets: [] }),
    agent('preston', { impactView: 'overview', problemCards: cards }),
    settings({ number: 'Row', impact: 'The price', targets: 'Our aims' }),
  ];
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});

test('keeps the tables of an agent with unfinished cards', async () => {
  const neo = agent('neo', { impactView: 'priorities', problemCards: cards.slice(1) });
  expect((await migrateDocuments(migration, [neo])).after).toEqual([neo]);
});
