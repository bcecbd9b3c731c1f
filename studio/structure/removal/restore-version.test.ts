import { beforeEach, expect, it } from 'vitest';
import { studioClient } from '../../../tests/setup/studio-client.ts';
import { setUpTestLake } from '../../../tests/setup/test-lake.ts';
import { HistoryGoneError } from './document-history.ts';
import { restoreVersion } from './restore-version.ts';
import { ConflictError, undoRemoval } from './undo-removal.ts';

setUpTestLake();
const client = studioClient().withConfig({ perspective: 'raw' });

const id = 'agent-tara';
const draftId = `drafts.${id}`;
const slug = (current: string) => ({ _type: 'slug', current });

/** Revision of the first version. */
let first = '';

beforeEach(async () => {
  await client.delete({ query: '*[_type in ["agent", "challengeRow", "aiPillar"]]' });
  const tara = { _id: id, _type: 'agent', name: 'Tara', slug: slug('tara'), orderRank: '0|a' };
  first = (await client.create({ ...tara, title: 'Taxes', avatarRun: { captions: 'old' } }))._rev;
  const since = { title: 'Tax, audit', slug: slug('tara-tax'), formerSlugs: ['tara'], orderRank: '0|c' };
  await client.patch(id).set(since).unset(['avatarRun']).commit();
});

const draftNow = () => client.getDocument(draftId);
const bring = (revision = first) => restoreVersion(client, { id, name: 'Tara', revision });

/** Restores the first version over a draft; resolves with the recorded removal. */
async function replaceDraft() {
  await client.create({ _id: draftId, _type: 'agent', title: 'An afternoon', orderRank: '0|c' });
  const removal = { kind: 'replaced' as const, id, type: 'agent', name: 'Tara', at: '2026-11-22T10:00:00Z' };
  return { ...removal, ...(await bring()) };
}

it('restores the content, and keeps the current rank and slug', async () => {
  const { draft } = await bring();
  expect(draft).toBeUndefined();
  expect(await draftNow()).toMatchObject({
    title: 'Taxes',
    slug: slug('tara-tax'),
    formerSlugs: ['tara'],
    orderRank: '0|c',
  });
  expect(await draftNow()).not.toHaveProperty('avatarRun');
});

it('keeps the unfinished talking video of the draft', async () => {
  await client.create({ _id: draftId, _type: 'agent', title: 'New', avatarRun: { captions: 'paid' } });
  await bring();
  expect(await draftNow()).toMatchObject({ title: 'Taxes', avatarRun: { captions: 'paid' } });
});

it('restores all fields of a deleted document', async () => {
  await client.delete(id);
  await bring();
  expect(await draftNow()).toMatchObject({ title: 'Taxes', slug: slug('tara'), orderRank: '0|a' });
});

it('removes references to deleted documents, and nothing else', async () => {
  const reference = (_ref: string) => ({ _key: _ref, _type: 'reference', _ref });
  await client.create({ _id: 'pillar', _type: 'aiPillar' });
  await client.create({ _id: 'gone', _type: 'aiPillar' });
  const aiPillars = [reference('pillar'), reference('gone'), { ...reference('weak'), _weak: true }];
  const row = await client.create({ _id: 'row', _type: 'challengeRow', aiPillars });
  await client.patch('row').set({ aiPillars: [] }).commit();
  await client.delete('gone');
  await restoreVersion(client, { id: 'row', name: 'Row', revision: row._rev });
  expect(await client.getDocument('drafts.row')).toMatchObject({ aiPillars: [aiPillars[0], aiPillars[2]] });
});

it('changes nothing when the revision is no longer in the history', async () => {
  await expect(bring('unknown-revision')).rejects.toThrow(HistoryGoneError);
  expect(await draftNow()).toBeUndefined();
});

it('can be undone, which restores the replaced draft', async () => {
  await undoRemoval(client, await replaceDraft());
  expect(await draftNow()).toMatchObject({ title: 'An afternoon', orderRank: '0|c' });
  expect(await client.getDocument(id)).toMatchObject({ title: 'Tax, audit' });
});

it('can be undone after the version was discarded', async () => {
  const removed = await replaceDraft();
  await client.delete(draftId);
  await undoRemoval(client, removed);
  expect(await draftNow()).toMatchObject({ title: 'An afternoon' });
});

it('cannot be undone after the draft was edited', async () => {
  const removed = await replaceDraft();
  await client.patch(draftId).set({ title: 'Newer' }).commit();
  await expect(undoRemoval(client, removed)).rejects.toThrow(ConflictError);
  expect(await draftNow()).toMatchObject({ title: 'Newer' });
});
