import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { assetDocuments } from '../../scripts/seed/media-assets.ts';
import { seedDocuments } from '../../scripts/seed/seed-documents.ts';
import { distinctPages } from '../../tests/setup/distinct-pages.ts';
import { markedDocument, unmarkedWords } from '../../tests/setup/marked-words.ts';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';

/** The seed content, with ⟦ and ⟧ around every editable text. */
setUpTestLake([...assetDocuments, ...seedDocuments.map(markedDocument)]);

it.each([...distinctPages, '/agent/nobody', '/contact?agent=tara', '/no/such/page', '/poli-ai'])(
  'all visible text of %s comes from the content',
  async (path) => {
    renderSite(path);
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(() => document.title).not.toBe('');
    expect(screen.getByRole('main').textContent).toMatch(/\p{Letter}/u);
    expect(unmarkedWords(document.body)).toEqual([]);
  },
);
