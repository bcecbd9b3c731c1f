import type { ReleaseDocument } from 'sanity';
import { expect, it } from 'vitest';
import { getPaneVersion } from './use-pane-version.ts';

const release = (state: ReleaseDocument['state']): ReleaseDocument => ({
  _id: '_.releases.rAbc123',
  _type: 'system.release',
  name: 'rAbc123',
  _rev: 'a',
  _createdAt: '2026-11-20T10:00:00Z',
  _updatedAt: '2026-11-20T10:00:00Z',
  state,
  metadata: { releaseType: 'scheduled' },
});

it.each([
  ['what is being written', 'drafts', undefined, 'draft'],
  ['what goes live at a set time', release('scheduled'), undefined, 'scheduled'],
  ['what is held while it is changed', release('active'), undefined, 'held'],
  ['what is published', 'published', undefined, 'other'],
  ['an older version', 'drafts', 'HRxvdu3tTOJJ2', 'other'],
] as const)('%s', (_name, perspective, revision, shown) => {
  expect(getPaneVersion(perspective, revision)).toBe(shown);
});
