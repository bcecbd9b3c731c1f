import type { ValidationContext } from '@sanity/types';
import { describe, expect, it, vi } from 'vitest';
import { checkPageExists } from './page-is-there.ts';

const pages = [
  { type: 'agent', slug: 'tara', formerSlugs: ['Tess'] },
  { type: 'legalPage', slug: 'privacy-policy', formerSlugs: null },
  { type: 'agent', slug: null, formerSlugs: null },
];

/** A validation context with its own dataset, in which `pages` are published. */
function makeContext(answer: () => Promise<unknown> = async () => pages) {
  const fetch = vi.fn(answer);
  const dataset = crypto.randomUUID();
  const client = { config: () => ({ projectId: 'local', dataset }), withConfig: () => ({ fetch }) };
  // The rule reads only this property of the context.
  const context = { getClient: () => client } as unknown as ValidationContext;
  return { context, fetch };
}

describe('checkPageExists', () => {
  it.each(['/agent/tara', '/agent/Tara?from=home', '/agent/tess', '/privacy-policy#cookies'])(
    'finds the page behind %s',
    async (address) => {
      expect(await checkPageExists(address, makeContext().context)).toBe(true);
    },
  );

  it.each(['/agent/nobody', '/abuot', '/agent/privacy-policy'])(
    'reports the missing page of %s',
    async (address) => {
      expect(await checkPageExists(address, makeContext().context)).toMatch(/^The site has no page at “/);
    },
  );

  it('sends one query for all links of a form', async () => {
    const { context, fetch } = makeContext();
    await Promise.all(
      ['/agent/tara', '/agent/neo', '/abuot'].map((address) => checkPageExists(address, context)),
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('repeats a failed query', async () => {
    const { context, fetch } = makeContext(async () => Promise.reject(new Error('away')));
    await expect(checkPageExists('/abuot', context)).rejects.toThrow('away');
    fetch.mockResolvedValue(pages);
    expect(await checkPageExists('/agent/tara', context)).toBe(true);
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
  ])('sends no query for %s', async (address) => {
    const { context, fetch } = makeContext();
    expect(await checkPageExists(address, context)).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });
});
