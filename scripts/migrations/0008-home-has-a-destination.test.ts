import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0008-home-has-a-destination.ts';

const home = (fields: object = {}) => ({ _id: 'homePage', _type: 'homePage', ...fields });
const agent = (slug: string, fields: object = {}) => ({
  _id: `agent-${slug}`,
  _type: 'agent',
  slug: { _type: 'slug', current: slug },
  ...fields,
});

test('adds the texts to an older page and its agents, and down removes them', async () => {
  const before = [agent('tara'), agent('zoe'), home()];
  const { after, restored } = await migrateDocuments(migration, before);
  expect(after).toEqual([
    agent('tara', { cardText: 'Reconciles the books every month and sorts each gift by its restriction.' }),
    agent('zoe'),
    expect.objectContaining({
      heroText: expect.stringContaining('concept'),
      heroButton: { _type: 'link', label: 'Find Your Challenge', href: '/need-impact-agents' },
      heroDoor: { _type: 'link', label: 'About {product}', href: '/about' },
      agentsLinkText: 'See {agent}’s work',
      callToAction: expect.objectContaining({ heading: 'What keeps you from your mission?' }),
    }),
  ]);
  expect(restored).toEqual(before);
});

test('keeps what an editor wrote or cleared', async () => {
  const before = [agent('neo', { cardText: 'Tries things.' }), home({ heroText: 'We help.' })];
  expect((await migrateDocuments(migration, before)).after).toEqual(before);
});
