import { expect, it } from 'vitest';
import { studioClient } from '../../tests/setup/studio-client.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { replacePicture } from './replace-picture.ts';

const asset = (id: string) => ({
  _id: `image-${id}-10x10-png`,
  _type: 'sanity.imageAsset',
  url: `http://localhost/images/local/production/${id}-10x10.png`,
});
const [old, other, next] = [asset('old'), asset('other'), asset('new')];
const picture = ({ _id }: { _id: string }) => ({
  _type: 'imageWithAlt',
  asset: { _type: 'reference', _ref: _id },
  crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0.5, right: 0 },
  alt: 'A house',
});

setUpTestLake([
  old,
  other,
  next,
  { _id: 'agent-tara', _type: 'agent', image: picture(old), domainImage: picture(other) },
  { _id: 'drafts.agent-tara', _type: 'agent', name: 'Tara', image: picture(old) },
  { _id: 'homePage', _type: 'homePage', heroImages: [{ _key: 'one', image: picture(old) }] },
]);

const client = studioClient();

it('changes a picture in drafts and on the site, without its crop, and no other picture', async () => {
  expect(await replacePicture(client, old._id, next._id)).toBe(3);
  const found = await client.fetch(
    '*[_type in ["agent", "homePage"]] | order(_id asc){_id, "shown": [image, domainImage, heroImages[0].image][defined(asset)]{"ref": asset._ref, alt, "cut": defined(crop)}}',
    {},
    { perspective: 'raw' },
  );
  const changed = { ref: next._id, alt: 'A house', cut: false };
  expect(found).toEqual([
    { _id: 'agent-tara', shown: [changed, { ref: other._id, alt: 'A house', cut: true }] },
    { _id: 'drafts.agent-tara', shown: [changed] },
    { _id: 'homePage', shown: [changed] },
  ]);
});

it('keeps every crop when the picture is replaced by itself', async () => {
  expect(await replacePicture(client, other._id, other._id)).toBe(0);
  const cuts = '*[_id == "agent-tara"][0]{"cut": defined(domainImage.crop)}';
  expect(await client.fetch(cuts)).toEqual({ cut: true });
});

it('changes nothing where the picture is not used', async () => {
  expect(await replacePicture(client, 'image-nowhere-10x10-png', next._id)).toBe(0);
});
