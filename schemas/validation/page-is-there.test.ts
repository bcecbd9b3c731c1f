import type { ValidationContext } from '@sanity/types';
import { describe, expect, it, vi } from 'vitest';
import { pageIsThere } from './page-is-there.ts';

/** Looks at an address against a lake in which the page behind it is missing, or is not. */
async function check(address: string | undefined, isMissing: boolean) {
  const fetch = vi.fn(async (_query: string, _params: object) => isMissing);
  const context = {
    getClient: () => ({ withConfig: () => ({ fetch }) }),
  } as unknown as ValidationContext; // The check asks this of its context only.
  return { said: await pageIsThere(address, context), asked: fetch.mock.calls[0]?.[1] };
}

describe('pageIsThere', () => {
  it.each([
    ['/agent/tara', { type: 'agent', slug: 'tara' }],
    ['/agent/Tara?from=home', { type: 'agent', slug: 'tara' }],
    ['/privacy-policy#cookies', { type: 'legalPage', slug: 'privacy-policy' }],
    ['/abuot', { type: 'legalPage', slug: 'abuot' }],
  ])('asks for the page behind %s', async (address, asked) => {
    expect(await check(address, false)).toEqual({ said: true, asked });
    expect((await check(address, true)).said).toMatch(/^The site has no page at “/);
  });

  it.each([
    undefined,
    '/',
    '/about',
    '/contact?agent=diana',
    '/poly-ai#pillars',
    '/agents',
    '/tara.mp4',
    '/files/local/production/report.pdf',
    'https://example.org/agent/nobody',
    'mailto:{email}',
    '#top',
  ])('has nothing to ask about %s', async (address) => {
    expect(await check(address, true)).toEqual({ said: true, asked: undefined });
  });
});
