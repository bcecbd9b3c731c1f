import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { studioClient } from '../../tests/setup/studio-client.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { replacePicture } from './replace-picture.ts';

const asset = (id: string) => ({
  _id: `image-${id}-10x10-png`,
  _type: 'sanity.imageAsset',
  url: `http://localhost/images/local/production/${id}-10x10.png`,
});
const [old, other, third, next] = [asset('old'), asset('other'), asset('third'), asset('new')];
const picture = ({ _id }: { _id: string }) => ({
  _type: 'imageWithAlt',
  asset: { _type: 'reference', _ref: _id },
  crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0.5, right: 0 },
  alt: 'A house',
});

const lake = setUpTestLake([
  old,
  other,
  third,
  next,
  { _id: 'agent-tara', _type: 'agent', image: picture(old), domainImage: picture(other) },
  { _id: 'drafts.agent-tara', _type: 'agent', name: 'Tara', image: picture(old) },
  { _id: 'homePage', _type: 'homePage', heroImages: [{ _key: 'one', image: picture(old) }] },
  { _id: 'versions.r1.homePage', _type: 'homePage', heroImages: [{ _key: 'one', image: picture(old) }] },
  { _id: 'agent-neo', _type: 'agent', image: picture(third) },
  { _id: 'versions.r2.agent-neo', _type: 'agent', image: picture(third), domainImage: picture(third) },
]);

const client = studioClient();

it('replaces a picture in drafts, published and scheduled documents, without its crop, and no other picture', async () => {
  expect(await replacePicture(client, old._id, next._id)).toEqual({ count: 4, left: [] });
  const found = await client.fetch(
    '*[_type in ["agent", "homePage"] && !(_id match "*neo")] | order(_id asc){_id, "shown": [image, domainImage, heroImages[0].image][defined(asset)]{"ref": asset._ref, alt, "cut": defined(crop)}}',
    {},
    { perspective: 'raw' },
  );
  const changed = { ref: next._id, alt: 'A house', cut: false };
  expect(found).toEqual([
    { _id: 'agent-tara', shown: [changed, { ref: other._id, alt: 'A house', cut: true }] },
    { _id: 'drafts.agent-tara', shown: [changed] },
    { _id: 'homePage', shown: [changed] },
    { _id: 'versions.r1.homePage', shown: [changed] },
  ]);
});

it('reports locked scheduled versions, and changes the rest', async () => {
  lake.answer(
    http.post('*/data/mutate/*', async ({ request }) => {
      if (!(await request.clone().text()).includes('versions.')) return undefined;
      return HttpResponse.json({ error: { description: 'The release is locked' } }, { status: 400 });
    }),
  );
  const { count, left } = await replacePicture(client, third._id, next._id);
  expect([count, left.map(({ _id }) => _id)]).toEqual([1, ['versions.r2.agent-neo']]);
  const shown = '*[_id match "*neo"] | order(_id asc).image.asset._ref';
  expect(await client.fetch(shown, {}, { perspective: 'raw' })).toEqual([next._id, third._id]);
});

it('keeps every crop when the picture is replaced by itself', async () => {
  expect(await replacePicture(client, other._id, other._id)).toMatchObject({ count: 0 });
  const cuts = '*[_id == "agent-tara"][0]{"cut": defined(domainImage.crop)}';
  expect(await client.fetch(cuts)).toEqual({ cut: true });
});

it('changes nothing where the picture is not used', async () => {
  expect(await replacePicture(client, 'image-nowhere-10x10-png', next._id)).toMatchObject({ count: 0 });
});
