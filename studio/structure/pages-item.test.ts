import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { studioClient } from '../../tests/setup/studio-client.ts';
import { contentApi, setUpTestLake } from '../../tests/setup/test-lake.ts';
import { fetchPageType } from './pages-item.tsx';

const { answer } = setUpTestLake([
  { _id: 'agent-tara', _type: 'agent' },
  { _id: 'drafts.agent-nova', _type: 'agent' },
  { _id: 'region-europe', _type: 'region' },
]);

const getType = (id: string) => fetchPageType(studioClient(), id);

it.each([
  ['agent-tara', 'agent'],
  ['agent-nova', 'agent'],
  ['legal-privacy-policy', 'legalPage'],
  ['region-europe', undefined],
  ['agent-tar', undefined],
])('%s is %s', async (id, type) => {
  expect(await getType(id)).toBe(type);
});

it('assumes an agent while the lake does not answer', async () => {
  answer(http.all(contentApi, () => HttpResponse.json({ message: 'Out of order' }, { status: 500 })));
  expect(await getType('agent-tara')).toBe('agent');
  expect(await getType('legal-privacy-policy')).toBe('legalPage');
});
