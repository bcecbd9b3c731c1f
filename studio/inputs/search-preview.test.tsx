import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { SearchPreview } from './search-preview.tsx';
import { type Defaults, sumUpPage } from './use-page-summary.ts';

const defaults: Defaults = {
  facts: { product: 'Beacon' },
  defaults: { productName: 'Beacon', seo: { title: 'Eight colleagues', description: '{product} for all.' } },
};

function show(document: object) {
  render(
    <InStudioTheme>
      <SearchPreview {...sumUpPage(document, defaults)} picture={undefined} />
    </InStudioTheme>,
  );
  return within(screen.getByRole('figure', { name: 'In a search result' }));
}

it('shows the texts of the page with the product’s name, and the way to it', () => {
  const result = show({
    _type: 'agent',
    slug: { current: 'tara' },
    seo: { title: 'Tara of {product}', description: 'Meet her.' },
  });
  expect(result.getByText('Tara of Beacon')).toBeVisible();
  expect(result.getByText('Your site › agent › tara')).toBeVisible();
  expect(result.getByText('Meet her.')).toBeVisible();
});

it('says which texts are filled in by themselves', () => {
  const result = show({ _type: 'aboutPage', heading: 'Who we are' });
  expect(result.getByText('Who we are | Beacon')).toBeVisible();
  expect(result.getByText('Beacon for all.')).toBeVisible();
  expect(screen.getByText(/^What is empty below is filled in by itself: the title is/)).toBeVisible();
});

it('shows the defaults of the site as its home page does, while they are being written', () => {
  const result = show({ _type: 'siteSettings', productName: 'Lantern', seo: { title: 'Light for all' } });
  expect(result.getByText('Light for all | Lantern')).toBeVisible();
});
