import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { schedulingLabels } from './scheduling-labels.ts';
import { studioLabels } from './studio-labels.ts';

const library = dirname(createRequire(import.meta.url).resolve('sanity'));
const known = new Set(
  readdirSync(library)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(library, file), 'utf8').matchAll(/"([a-z][\w.-]+)": "/gi)])
    .map(([, key]) => key),
);
const bundles = [...studioLabels, ...schedulingLabels];

describe.each(bundles)('the Studio’s labels of the namespace $namespace', ({ resources }) => {
  if (typeof resources === 'function') throw new Error('These words are read before they are loaded.');
  const words = Object.entries(resources);

  it('replace labels that this version of the Studio has', () => {
    expect(words.map(([key]) => key).filter((key) => !known.has(key))).toEqual([]);
  });

  it('avoid terms that only developers know', () => {
    const jargon = /\b(documents?|references?|revisions?|schema|dataset|slug|singleton|hotspot|workspace)\b/i;
    expect(words.map(([, text]) => text).filter((text) => jargon.test(String(text)))).toEqual([]);
  });
});
