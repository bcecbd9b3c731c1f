import '../../tests/setup/site-config.ts';
import { expect, it, vi } from 'vitest';
import { connectContent, fetchContent } from './client.ts';

const origin = 'http://localhost:3000';

function lakeAnswering(result: unknown, status = 200) {
  return vi.fn(async (_request: Request) =>
    Response.json(status === 200 ? { result } : { message: 'no' }, { status }),
  );
}

it('does not retry', async () => {
  const transport = lakeAnswering(null, 503);
  connectContent({ origin, transport });
  await expect(fetchContent('count(*)')).rejects.toThrow('no');
  expect(transport).toHaveBeenCalledTimes(1);
});

it('replaces placeholders by the facts in the same response', async () => {
  const facts = { product: 'Beacon', organization: null, address: null, email: 'ask@hands.org' };
  const transport = lakeAnswering({ content: { heading: 'About {product}', href: 'mailto:{email}' }, facts });
  connectContent({ origin, transport });
  const query = '*[_id == $id][0]{heading} // the page';
  expect(await fetchContent(query, { id: 'aboutPage' })).toEqual({
    heading: 'About Beacon',
    href: 'mailto:ask@hands.org',
  });
  const { searchParams } = new URL(transport.mock.calls[0]?.[0].url ?? '');
  expect(searchParams.get('query')).toContain(`${query}\n`);
  expect(searchParams.get('$id')).toBe('"aboutPage"');
});

it.each([null, [], 'text', {}, { content: { heading: 'Half' } }])(
  'rejects a result of another shape: %j',
  async (result) => {
    connectContent({ origin, transport: lakeAnswering(result) });
    await expect(fetchContent('*[0]{heading}')).rejects.toThrow('not that of the query');
  },
);

it('removes placeholders while the lake has no Site settings', async () => {
  connectContent({ origin, transport: lakeAnswering({ content: 'About {product}', facts: null }) });
  expect(await fetchContent('"About {product}"')).toBe('About ');
});
