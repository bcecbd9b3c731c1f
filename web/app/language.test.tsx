import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteSettings } from '../../scripts/seed/documents/site-settings.ts';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { setUpSeededLake } from '../../tests/setup/seed-lake.ts';

const lake = setUpSeededLake();

it('the document says the language of Site settings, and dates are written as in it', async () => {
  await lake.publish({ ...siteSettings, language: 'es' });
  renderSite('/terms-of-use');
  expect(await screen.findByText('1/8/2025')).toBeVisible();
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
});
