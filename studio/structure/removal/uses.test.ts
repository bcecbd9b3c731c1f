import { describe, expect, it } from 'vitest';
import { findUses, type StoredDocument } from './uses.ts';

const tara = { id: 'agent-tara', sitePath: '/agent/tara' };
const row = (id: string, agent = 'agent-tara'): StoredDocument => ({
  _id: id,
  _type: 'challengeRow',
  agents: [{ _key: 'a', _type: 'reference', _ref: agent }],
});
const settings = (path: string): StoredDocument => ({
  _id: 'siteSettings',
  _type: 'siteSettings',
  navigation: [
    { _key: 'n1', path: '/' },
    { _key: 'n2', path },
  ],
});

describe('the uses of a document', () => {
  it('are found with their path', () => {
    expect(findUses([row('row-1'), row('row-2', 'agent-neo')], tara)).toEqual([
      {
        id: 'row-1',
        type: 'challengeRow',
        kind: 'reference',
        path: ['agents', { _key: 'a' }],
        isPublished: true,
        isDraft: false,
      },
    ]);
  });

  it('list a document once, with the versions that contain the use', () => {
    expect(findUses([row('row-1'), row('drafts.row-1')], tara)).toMatchObject([
      { id: 'row-1', isPublished: true, isDraft: true },
    ]);
    expect(findUses([row('row-1'), row('drafts.row-1', 'agent-neo')], tara)).toMatchObject([
      { id: 'row-1', isPublished: true, isDraft: false },
    ]);
    expect(findUses([row('drafts.row-3')], tara)).toMatchObject([
      { id: 'row-3', isPublished: false, isDraft: true },
    ]);
  });

  it('do not include its own scheduled version', () => {
    expect(findUses([row('versions.r1.agent-tara')], tara)).toEqual([]);
    expect(findUses([row('versions.r1.row-3')], tara)).toMatchObject([{ id: 'row-3', isPublished: false }]);
  });

  it('include links to its page, after references', () => {
    expect(findUses([settings('/agent/tara'), row('row-1')], tara)).toMatchObject([
      { id: 'row-1', kind: 'reference' },
      { id: 'siteSettings', kind: 'link', path: ['navigation', { _key: 'n2' }, 'path'] },
    ]);
  });

  it.each([
    ['/agent/tara/', 1],
    ['/agent/tara?from=menu#top', 1],
    ['/agent/tara-two', 0],
    ['/agent', 0],
    ['https://example.org/agent/tara', 0],
  ])('find in %s %i links', (path, count) => {
    expect(findUses([settings(path)], tara)).toHaveLength(count);
  });

  it('include neither the document itself nor its draft', () => {
    expect(findUses([row('agent-tara'), row('drafts.agent-tara')], tara)).toEqual([]);
  });

  it('keep the reference when the draft has only a link left', () => {
    const published = { ...row('page'), href: '/agent/tara' };
    const draft = { _id: 'drafts.page', _type: 'page', href: '/agent/tara' };
    expect(findUses([published, draft], tara)).toMatchObject([{ id: 'page', kind: 'reference' }]);
    expect(findUses([draft, published], tara)).toMatchObject([{ id: 'page', kind: 'reference' }]);
  });
});
