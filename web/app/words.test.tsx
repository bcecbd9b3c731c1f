import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agentRoles } from '../../schemas/agent-domains.ts';
import { assetDocuments } from '../../scripts/seed/media-assets.ts';
import { seedDocuments } from '../../scripts/seed/seed-documents.ts';
import { markedDocument, unmarkedWords } from '../../tests/setup/marked-words.ts';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { fixedPaths } from './routes.tsx';

/** The seed content, with ⟦ and ⟧ around every editable text. */
setUpTestLake([...assetDocuments, ...seedDocuments.map(markedDocument)]);

const agents = Object.keys(agentRoles);

describe('all visible text comes from the content', () => {
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

describe('text that is hard-coded', () => {
  const page = (html: string) => {
    const root = document.createElement('div');
    root.innerHTML = html;
    return root;
  };

  it.each([
    ['as text', '<p>Overview</p>', 'p: Overview'],
    ['beside text of the content', '<p>⟦Tara⟧ and others</p>', 'p: ⟦Tara⟧ and others'],
    ['as alternative text', '<img alt="A house">', 'img alt: A house'],
    ['as an aria-label', '<ul aria-label="Tags"></ul>', 'ul aria-label: Tags'],
    ['as the label of a cell in a narrow table', '<div data-label="Year"></div>', 'div data-label: Year'],
  ])('is reported %s', (_where, html, told) => {
    expect(unmarkedWords(page(html))).toEqual([told]);
  });

  it('is not reported for numbers, initials, and texts that span several elements', () => {
    const html = '<h1>⟦One. <span>Two.⟧</span></h1> <text>⟦</text> <b>15</b> <p>⟦⟦Beacon⟧ works⟧ – ⟦Neo⟧</p>';
    expect(unmarkedWords(page(html))).toEqual([]);
  });

  it('is reported after a text without an end mark', () => {
    expect(unmarkedWords(page('<p>⟦One</p> <p>Two</p>'))).toHaveLength(1);
  });
});
