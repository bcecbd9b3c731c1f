import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rewriteDocument } from '../../schemas/testing/rewrite-document.ts';
import { assetDocuments } from '../../scripts/seed/media-assets.ts';
import { seedDocuments } from '../../scripts/seed/seed-documents.ts';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { type SeedDocument, setUpTestLake } from '../../tests/setup/test-lake.ts';

/** The image fields that were filled, such as 'agent 2', by the hash of their image. */
const places = new Map<string, string>();
/** The image fields whose images the pages requested. */
const asked = new Set<string>();

let next = 1;

/** Returns the document with an image of its own, with crop and hotspot, in every image field. */
function withPictures(document: SeedDocument): SeedDocument {
  let count = 0;
  return rewriteDocument(document, (value, field) => {
    if (field.name === 'seo') {
      // The `seo` image, added last, is for link previews only and is not shown on a page.
      places.delete([...places.keys()].at(-1) ?? '');
      return undefined;
    }
    if (field.name !== 'imageWithAlt') return value;
    count += 1;
    const hash = (next++).toString(16).padStart(40, '0');
    places.set(hash, `${document._type} ${count}`);
    return {
      _type: 'imageWithAlt',
      asset: { _type: 'reference', _ref: `image-${hash}-2000x1500-png`, _weak: true },
      crop: { _type: 'sanity.imageCrop', top: 0.1, bottom: 0.2, left: 0.3, right: 0.1 },
      hotspot: { _type: 'sanity.imageHotspot', x: 0.4, y: 0.4, width: 0.2, height: 0.2 },
      alt: 'A picture',
    };
  });
}

setUpTestLake([...assetDocuments, ...seedDocuments.map(withPictures)]);

describe('requested image URLs apply the editor’s crop and hotspot', () => {
  it.each(['/', '/about', '/like-os', '/global-impact', '/sample-diana', '/agent/tara', '/agent/diana'])(
    'on %s',
    async (path) => {
      renderSite(path);
      await screen.findByRole('heading', { level: 1 });
      const addresses = pictureAddresses();
      expect(addresses).not.toEqual([]);
      for (const address of addresses) {
        // Inside the crop: left edge at least 30 % of 2000 pixels, top edge at least 10 % of 1500 pixels.
        const [, left, top] = /rect=(\d+),(\d+)/.exec(address) ?? [];
        expect(Number(left), address).toBeGreaterThanOrEqual(600);
        expect(Number(top), address).toBeGreaterThanOrEqual(150);
        asked.add(places.get(/\/(\w{40})-/.exec(address)?.[1] ?? '') ?? '');
      }
    },
  );

  it('requests the image of every image field', () => {
    expect([...asked].sort()).toEqual([...new Set(places.values())].sort());
  });
});

/** The image URLs of the page, in every pixel density. */
function pictureAddresses(): string[] {
  return [...document.images]
    .flatMap((image) => [image.src, ...image.srcset.split(/\s+/)])
    .filter((address) => address.includes('/images/local/'));
}
