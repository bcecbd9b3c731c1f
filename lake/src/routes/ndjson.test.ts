import { expect, test } from 'vitest';
import { createNdjsonResponse } from './ndjson.ts';

async function splitChunks(values: readonly unknown[]): Promise<string[]> {
  const decoder = new TextDecoder();
  const chunks: string[] = [];
  for await (const chunk of createNdjsonResponse(values).body ?? []) chunks.push(decoder.decode(chunk));
  return chunks;
}

test('a stream of large documents holds one of them in memory at a time', async () => {
  const documents = Array.from({ length: 20 }, (_, n) => ({
    _id: `large-${n}`,
    text: 'x'.repeat(1_000_000),
  }));
  const chunks = await splitChunks(documents);
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(1_001_000);
  expect(
    chunks
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(documents);
});

test('small documents share a chunk', async () => {
  expect(await splitChunks([{ n: 1 }, { n: 2 }])).toEqual(['{"n":1}\n{"n":2}\n']);
  expect(await splitChunks([])).toEqual([]);
});
