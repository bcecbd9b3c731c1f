import { describe, expect, it } from 'vitest';
import { studioClient } from '../../tests/setup/studio-client.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { pageListQuery, readPageList } from './page-list-query.ts';

const stored = (id: string, type: string, fields: object = {}) => ({
  _id: id,
  _type: type,
  _rev: `rev-of-${id}`,
  ...fields,
});

setUpTestLake([
  { _id: 'agent-tara', _type: 'agent', name: 'Tara' },
  { _id: 'drafts.aiPillar-agentic', _type: 'aiPillar', name: 'Agentic' },
]);

describe('the pages list’s query', () => {
  it('includes revisions of referenced documents, without listing them as pages', async () => {
    const answer = await studioClient().fetch(pageListQuery.query, {}, { perspective: 'raw' });
    const { content, revisions } = pageListQuery.read(answer);
    expect([...revisions.keys()].sort()).toEqual(['agent-tara', 'aiPillar-agentic']);
    expect(content).toMatchObject({ agents: [{ name: 'Tara' }], legalPages: [] });
  });

  it('prefers the draft, and has both revisions', () => {
    const { content, revisions } = readPageList([
      stored('drafts.agent-tara', 'agent', { name: 'Tara the Second', slug: 'tara' }),
      stored('agent-tara', 'agent', { name: 'Tara', slug: 'tara' }),
    ]);
    expect(content.agents).toMatchObject([{ id: 'agent-tara', name: 'Tara the Second' }]);
    expect(revisions.get('agent-tara')).toEqual({
      published: 'rev-of-agent-tara',
      draft: 'rev-of-drafts.agent-tara',
    });
  });

  it('sorts the agents by rank as strings', () => {
    const { content } = readPageList([
      stored('one', 'agent', { orderRank: '0|b' }),
      stored('two', 'agent', { orderRank: '0|a' }),
      stored('three', 'agent', { orderRank: '0|B' }),
    ]);
    expect(content.agents.map(({ id }) => id)).toEqual(['three', 'two', 'one']);
  });

  it('reads the menus, which may be missing', () => {
    const settings = stored('siteSettings', 'siteSettings', { navigation: ['/', null], footer: null });
    expect(readPageList([settings]).content).toMatchObject({ navigation: ['/'], footer: [] });
    expect(readPageList(null).content).toMatchObject({ navigation: [], agents: [], legalPages: [] });
  });

  it('skips release versions and invalid rows', () => {
    expect(readPageList([stored('versions.r1.agent-tara', 'agent'), 'text', null]).revisions.size).toBe(0);
  });
});
