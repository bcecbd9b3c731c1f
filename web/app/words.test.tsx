import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agentRoles } from '../../schemas/agent-domains.ts';
import { assetDocuments } from '../../scripts/seed/media-assets.ts';
import { seedDocuments } from '../../scripts/seed/seed-documents.ts';
import { markedDocument, unmarkedWords } from '../../tests/setup/marked-words.ts';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { fixedPaths } from './routes.tsx';

/** The content of a new site, with ⟦ and ⟧ around everything that editors can write. */
setUpTestLake([...assetDocuments, ...seedDocuments.map(markedDocument)]);

const agents = Object.keys(agentRoles);

describe('all words come from the content', () => {
  it.each([
    ...fixedPaths,
    ...agents.map((slug) => `/agent/${slug}`),
    '/agent/nobody',
    '/contact?agent=tara',
    '/no/such/page',
    '/poli-ai',
  ])('of %s', async (path) => {
    renderSite(path);
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(() => document.title).not.toBe('');
    expect(screen.getByRole('main').textContent).toMatch(/\p{Letter}/u);
    expect(unmarkedWords(document.body)).toEqual([]);
  });
});

describe('a word that is in the code', () => {
  const page = (html: string) => {
    const root = document.createElement('div');
    root.innerHTML = html;
    return root;
  };

  it.each([
    ['in a text', '<p>Overview</p>', 'p: Overview'],
    ['beside words of the content', '<p>⟦Tara⟧ and others</p>', 'p: ⟦Tara⟧ and others'],
    ['as the name of a picture', '<img alt="A house">', 'img alt: A house'],
    ['for those who listen', '<ul aria-label="Tags"></ul>', 'ul aria-label: Tags'],
    ['before a cell of a narrow table', '<div data-label="Year"></div>', 'div data-label: Year'],
  ])('is told %s', (_where, html, told) => {
    expect(unmarkedWords(page(html))).toEqual([told]);
  });

  it('is told apart from numbers, initials, and texts that several elements share', () => {
    const html = '<h1>⟦One. <span>Two.⟧</span></h1> <text>⟦</text> <b>15</b> <p>⟦⟦Beacon⟧ works⟧ – ⟦Neo⟧</p>';
    expect(unmarkedWords(page(html))).toEqual([]);
  });

  it('cannot hide behind a text that lost its end', () => {
    expect(unmarkedWords(page('<p>⟦One</p> <p>Two</p>'))).toHaveLength(1);
  });
});
