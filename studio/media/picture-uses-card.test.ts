import type { SanityDocument } from 'sanity';
import { expect, it } from 'vitest';
import { studioClient } from '../../tests/setup/studio-client.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { findAssetUses, writeAssetUsesQuery } from './picture-uses-card.tsx';

const asset = (name: string) => ({ _id: `image-${name}-1x1-png`, _type: 'sanity.imageAsset' });
const [old, next] = [asset('old'), asset('new')];
const picture = ({ _id }: { _id: string }) => ({
  _type: 'imageWithAlt',
  asset: { _type: 'reference', _ref: _id },
});
const shown = (...pictures: { _id: string }[]) => ({
  heroImages: pictures.map((one, index) => ({ _key: `k${index}`, image: picture(one) })),
});

const film = { _id: 'file-film-mp4', _type: 'sanity.fileAsset' };

setUpTestLake([
  film,
  {
    _id: 'agent-neo',
    _type: 'agent',
    video: { _type: 'file', asset: { _type: 'reference', _ref: film._id } },
  },
  old,
  next,
  { _id: 'agent-tara', _type: 'agent', image: picture(old) },
  { _id: 'drafts.agent-tara', _type: 'agent', image: picture(next) },
  { _id: 'homePage', _type: 'homePage', ...shown(old) },
  { _id: 'drafts.homePage', _type: 'homePage', ...shown(old, old) },
]);

async function findUses({ _id }: { _id: string }) {
  const documents = await studioClient().fetch<SanityDocument[]>(
    writeAssetUsesQuery(_id),
    {},
    { perspective: 'raw' },
  );
  return findAssetUses(documents, _id).map(({ document, path, isPublished }) => [
    document._type,
    path,
    isPublished,
  ]);
}

it('lists a field once, and as published when only the draft has changed it', async () => {
  expect(await findUses(old)).toEqual([
    ['agent', ['image'], true],
    ['homePage', ['heroImages', { _key: 'k0' }, 'image'], true],
    ['homePage', ['heroImages', { _key: 'k1' }, 'image'], false],
  ]);
});

it('marks fields that are not published', async () => {
  expect(await findUses(next)).toEqual([['agent', ['image'], false]]);
});

it('finds the uses of other files', async () => {
  expect(await findUses(film)).toEqual([['agent', ['video'], true]]);
});
