import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type CacheableResponse, createCacheable, respondWith } from './cacheable-response.ts';

/** Long enough that the better compression is smaller than the fast one. */
const text = readFileSync(import.meta.filename, 'utf8').repeat(9);
const html = 'text/html; charset=utf-8';

it('compresses fast for the first request, and better for later ones', async () => {
  const entity = createCacheable(text, html);
  const first = await lengthAsked(entity);
  await expect.poll(() => lengthAsked(entity)).toBeLessThan(first);
});

const request = new Request('http://localhost/', { headers: { 'accept-encoding': 'br' } });

async function lengthAsked(entity: CacheableResponse): Promise<number> {
  return Number((await respondWith(request, entity)).headers.get('content-length'));
}
