import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteLink } from './site-link.tsx';

function Here() {
  return <output>{useLocation().pathname}</output>;
}

/** Follows a link, and returns its address and the router's path afterwards. */
function follow(to: string) {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <SiteLink to={to}>On</SiteLink>
      <Here />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'On' });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom cannot navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(click);
  return { address: link.getAttribute('href'), here: screen.getByRole('status').textContent };
}

it.each(['/contact', '/contact?file=a.pdf', '/agent/tara#v1.2', '/files-and-folders'])(
  '%s opens in the application',
  async (to) => {
    follow(to);
    expect(await screen.findByText(to.replace(/[?#].*/, ''))).toBeVisible();
  },
);

it.each([
  '/tara_com.mp4',
  '/report.pdf?version=2',
  '/files/local/production/9af1',
  '/images/local/production/9af1-8x8.png',
  '/studio/structure',
  '/_lake/health',
  'https://example.org/about',
  '//example.org',
  'mailto:ask@hands.org',
])('%s is loaded by the browser', (to) => {
  expect(follow(to)).toEqual({ address: to, here: '/home' });
});
