import { expect, it } from 'vitest';
import { fetchNextRank } from '../../schemas/fields/order-rank-field.ts';
import { studioClient } from '../../tests/setup/studio-client.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { copyFields } from './duplicating-plugin.ts';

const words = { _id: 'drafts.copy', _type: 'agent', name: 'Tara', avatarAssets: { video: {} } };
const tara = {
  ...words,
  slug: { _type: 'slug', current: 'tara' },
  formerSlugs: ['tess'],
  avatarRun: { talk: { talkId: 'paid' } },
  orderRank: '0|100000:',
};

setUpTestLake([
  { ...tara, _id: 'agent-tara' },
  { _id: 'drafts.agent-new', _type: 'agent', orderRank: '0|100008:' },
]);

it('copies no slug, former slugs or unfinished talking video', () => {
  expect(copyFields(tara, '0|100008:i')).toEqual({ ...words, orderRank: '0|100008:i' });
});

it('gives the copy the last rank, after drafts too', async () => {
  const place = await fetchNextRank(studioClient(), 'agent');
  expect(copyFields(tara, place)).toMatchObject({ orderRank: '0|100008:i' });
});

it('gives the copy no rank when the last one is unknown', () => {
  expect(copyFields(tara, undefined)).toEqual(words);
});

it('gives no rank to a document without one', () => {
  expect(copyFields(words, '0|100008:i')).toEqual(words);
});
