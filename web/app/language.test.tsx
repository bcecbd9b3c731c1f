import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteSettings } from '../../scripts/seed/documents/site-settings.ts';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { setUpSeededLake } from '../../tests/setup/seed-lake.ts';

const lake = setUpSeededLake();

it('the document says the language of Site settings, and dates are written as in it', async () => {
  await lake.publish({ ...siteSettings, language: 'es' });
  renderSite('/terms-of-use');
  expect((await screen.findAllByText('1/8/2025'))[0]).toBeVisible();
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
});

it('the document keeps the language that a translator in the browser has set', async () => {
  await lake.publish({ ...siteSettings, language: 'es' });
  const { user } = renderSite('/terms-of-use');
  expect((await screen.findAllByText('1/8/2025'))[0]).toBeVisible();
  document.documentElement.lang = 'fr';
  await user.click(screen.getAllByRole('link', { name: 'Contact' })[0] ?? document.body);
  await waitFor(() => expect(document.title).toMatch(/Contact/));
  expect(document.documentElement.lang).toBe('fr');
});
