import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { answerWith, createEntities, createEntity, type Entity, encodeAhead } from './entity.ts';

/** Long enough for a form that takes longer to be shorter. */
const text = readFileSync(import.meta.filename, 'utf8').repeat(3);
const html = 'text/html; charset=utf-8';

it('answers whoever asks first with a form that is there quickly, and the next with a shorter one', async () => {
  const entity = createEntity(text, html);
  const first = await lengthAsked(entity);
  await expect.poll(() => lengthAsked(entity)).toBeLessThan(first);
});

it('answers whoever asks first with the shorter one when it was made ahead', async () => {
  const quick = await lengthAsked(createEntity(text, html));
  const entity = createEntity(text, html);
  await encodeAhead(entity);
  const ahead = await lengthAsked(entity);
  expect(ahead).toBeLessThan(quick);
  expect(await lengthAsked(entity)).toBe(ahead);
});

it('compresses nothing ahead that it sends as it is', async () => {
  const picture = createEntity(text, 'image/png');
  await encodeAhead(picture);
  expect(picture.encoded.size).toBe(0);
});

it('keeps the forms of what says the same once more, and of nothing else', async () => {
  const make = createEntities(2);
  const forms = make(text, html).encoded;
  expect(make(text, html).encoded).toBe(forms);
  const other = make(`${text}!`, html);
  expect(other.encoded).not.toBe(forms);
  await encodeAhead(other);
  expect(await textAsked(other)).toBe(`${text}!`);
});

it('forgets what was made longest ago', () => {
  const make = createEntities(2);
  const [first, second] = ['first', 'second'].map((name) => make(name, html).encoded);
  make('first', html);
  make('third', html);
  expect(make('first', html).encoded).toBe(first);
  expect(make('second', html).encoded).not.toBe(second);
});

const request = new Request('http://localhost/', { headers: { 'accept-encoding': 'br' } });

async function lengthAsked(entity: Entity): Promise<number> {
  return Number((await answerWith(request, entity)).headers.get('content-length'));
}

async function textAsked(entity: Entity): Promise<string> {
  return brotliDecompressSync(await (await answerWith(request, entity)).arrayBuffer()).toString();
}
