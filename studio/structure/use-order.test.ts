import { expect, it } from 'vitest';
import { studioClient } from '../../tests/setup/studio-client.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { makeOrderedListQuery } from './ordered-list-query.ts';
import { writeRanks } from './use-order.tsx';

const region = (_id: string, orderRank: string) => ({ _id, _type: 'region', orderRank });

setUpTestLake([
  region('region-asia', '0|a'),
  region('drafts.region-asia', '0|a'),
  region('versions.r1.region-asia', '0|a'),
  region('region-africa', '0|b'),
]);

const client = studioClient().withConfig({ perspective: 'raw' });

const ranks = () => client.fetch('*[_type == "region"] | order(_id asc){_id, orderRank}');

it('writes a rank to the published, draft and scheduled versions', async () => {
  const { query, read } = makeOrderedListQuery('region');
  await writeRanks(client, read(await client.fetch(query)), [{ id: 'region-asia', rank: '0|c' }]);
  expect(await ranks()).toEqual([
    { _id: 'drafts.region-asia', orderRank: '0|c' },
    { _id: 'region-africa', orderRank: '0|b' },
    { _id: 'region-asia', orderRank: '0|c' },
    { _id: 'versions.r1.region-asia', orderRank: '0|c' },
  ]);
});

it('changes nothing when an entry was deleted', async () => {
  const before = await ranks();
  const gone = { id: 'region-gone', name: 'Gone', rank: '0|a', published: 'r1' };
  const places = [
    { id: 'region-africa', rank: '0|x' },
    { id: 'region-gone', rank: '0|y' },
  ];
  const africa = { id: 'region-africa', name: 'Africa', rank: '0|b', published: 'r1' };
  await expect(writeRanks(client, [africa, gone], places)).rejects.toThrow('region-gone');
  expect(await ranks()).toEqual(before);
});
