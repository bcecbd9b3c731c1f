import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { siteDocuments } from '../../tests/setup/site-documents.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { App } from './app.tsx';
import { SiteRouter } from './site-router.tsx';
import { createVisits } from './visits.ts';

setUpTestLake(siteDocuments);

/** A visitor who clicks as soon as the page stands there, before React has run the effects of what it made. */
function Hasty({ children }: { children: ReactNode }) {
  useLayoutEffect(() => screen.getByRole('link', { name: 'Contact' }).click(), []);
  return children;
}

it('hears a link that is clicked in the moment in which the page comes alive', async () => {
  const { queryClient, unmount } = renderSite('/about');
  await screen.findByRole('heading', { name: 'About Beacon', level: 1 });
  unmount();

  render(
    <Hasty>
      <App queryClient={queryClient} gate="off" initialGate="authenticated">
        <SiteRouter visits={createVisits({ queryClient })} />
      </App>
    </Hasty>,
  );
  expect(window.location.pathname).toBe('/contact');
  expect(await screen.findByRole('heading', { name: 'Contact Beacon', level: 1 })).toBeVisible();
});
