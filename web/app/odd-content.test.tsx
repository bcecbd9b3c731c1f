import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assetDocuments } from '../../scripts/seed/media-assets.ts';
import { distinctPages } from '../../tests/setup/distinct-pages.ts';
import { oddContent, refusedContent } from '../../tests/setup/odd-content.ts';
import { holes, pageFaults } from '../../tests/setup/page-faults.ts';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { inScope, pagesOfEachKind } from '../../tests/setup/test-scope.ts';

const allPaths = [...distinctPages, '/contact?agent=tara'];
const paths = inScope(
  allPaths,
  allPaths.filter((path) => pagesOfEachKind.includes(path)),
);

async function showPage(path: string) {
  renderSite(path);
  expect(await screen.findByRole('main')).not.toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')?.textContent).toBeUndefined();
}

describe.each(Object.entries(oddContent))('with %s', (name, documents) => {
  setUpTestLake([...assetDocuments, ...documents()]);

  it.each(paths)('%s has no layout faults or empty elements', async (path) => {
    await showPage(path);
    if (name === 'pictures that fail') failAllPictures();
    expect([...pageFaults(document.body), ...holes(document.body)]).toEqual([]);
  });
});

describe.each(Object.entries(refusedContent))('with %s', (name, documents) => {
  setUpTestLake([...assetDocuments, ...documents()]);

  // Runs for all paths, since each page has views of its own that may assume a value.
  it.each(name === 'nothing filled in' ? allPaths : paths)('%s renders', async (path) => {
    await showPage(path);
    expect(pageFaults(document.body)).toEqual([]);
  });
});

/** Fires an error event on every image, as if none could be loaded. */
function failAllPictures() {
  const pictures = document.querySelectorAll('main img');
  for (const picture of pictures) fireEvent.error(picture);
  for (const picture of pictures) expect(picture).toHaveAttribute('src', '/placeholder.svg');
}
