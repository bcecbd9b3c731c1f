import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { SeoPreview } from './seo-preview.tsx';
import { type Defaults, summarizeDocument } from './use-page-summary.ts';

const defaults: Defaults = {
  facts: { product: 'Beacon' },
  defaults: { productName: 'Beacon', seo: { title: 'Eight colleagues', description: '{product} for all.' } },
};

function show(document: object) {
  render(
    <InStudioTheme>
      <SeoPreview {...summarizeDocument(document, defaults)} picture={undefined} />
    </InStudioTheme>,
  );
  return within(screen.getByRole('figure', { name: 'In a search result' }));
}

it('shows the texts of the page with the product’s name, and its path', () => {
  const result = show({
    _type: 'agent',
    slug: { current: 'tara' },
    seo: { title: 'Tara of {product}', description: 'Meet her.' },
  });
  expect(result.getByText('Tara of Beacon')).toBeVisible();
  expect(result.getByText('Your site › agent › tara')).toBeVisible();
  expect(result.getByText('Meet her.')).toBeVisible();
});

it('explains which texts are defaults, and where they come from', () => {
  const result = show({ _type: 'aboutPage', heading: 'Who we are' });
  expect(result.getByText('Who we are | Beacon')).toBeVisible();
  expect(result.getByText('Beacon for all.')).toBeVisible();
  expect(
    screen.getByText(/: the title comes from the page’s own heading or name; the description comes/),
  ).toBeVisible();
});

it('names the sample page by its agent, as the site does', () => {
  const result = show({
    _type: 'sampleAgentPage',
    agent: { name: 'Diana', title: 'Data & Impact Analytics' },
    seo: { description: 'A sample for {product}.' },
  });
  expect(result.getByText('Diana: Data & Impact Analytics | Beacon')).toBeVisible();
  expect(result.getByText('A sample for Beacon.')).toBeVisible();
});

it('explains that the default title of the home page is that of Site settings', () => {
  const result = show({ _type: 'homePage', heroHeadline: 'Welcome.' });
  expect(result.getByText('Eight colleagues | Beacon')).toBeVisible();
  expect(screen.getByText(/: the title comes from Site settings; the description comes/)).toBeVisible();
});

it('explains that the default title of a page without a slug is its own name', () => {
  const result = show({ _type: 'agent', name: 'Nova', title: 'Fundraising' });
  expect(result.getByText('Nova: Fundraising | Beacon')).toBeVisible();
  expect(
    screen.getByText(/: the title comes from the page’s own heading or name; the description comes/),
  ).toBeVisible();
});

it('explains that the default title of Site settings is the product name', () => {
  const result = show({ _type: 'siteSettings', productName: 'Lantern' });
  expect(result.getByText('Lantern')).toBeVisible();
  expect(
    screen.getByText(/: the title comes from the name of the product; the description comes/),
  ).toBeVisible();
});

it('shows Site settings as on the home page, while they are edited', () => {
  const result = show({ _type: 'siteSettings', productName: 'Lantern', seo: { title: 'Light for all' } });
  expect(result.getByText('Light for all | Lantern')).toBeVisible();
});
