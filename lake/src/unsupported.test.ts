import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'groq-js';
import { expect, test } from 'vitest';
import { openTestLake } from './testing/test-lake.ts';
import { UNSUPPORTED_GROQ } from './unsupported.ts';

/** All words of the code of groq-js, which has no list of its functions among its exports. */
function wordsInParser(): string[] {
  const folder = dirname(fileURLToPath(import.meta.resolve('groq-js')));
  const code = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const words = new Set(code.join('\n').match(/\b[a-z]\w*\b/gi));
  // The parser takes what any object and any function of JavaScript has for a function of GROQ.
  return [...words].filter((word) => !(word in Object) && !(word in Function.prototype));
}

function findFault(query: string): string | undefined {
  try {
    parse(query);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** A call of each function that the parser knows, with as many arguments as it needs. */
function calls(): string[] {
  const words = wordsInParser();
  const namespaces = words.filter((word) => !/Undefined namespace/.test(findFault(`${word}::f()`) ?? ''));
  return namespaces.flatMap((namespace) =>
    words.flatMap((word) => {
      const name = namespace === 'global' ? word : `${namespace}::${word}`;
      return (
        ['', '1', '1, 1', '1, 1, 1'].map((args) => `${name}(${args})`).find((call) => !findFault(call)) ?? []
      );
    }),
  );
}

test('every function of GROQ that the lake answers 501 for is in the table', async () => {
  const { json } = openTestLake();
  const known = calls();
  expect(known).toEqual(expect.arrayContaining(['count(1)', 'string::lower(1)', 'geo::distance()']));
  const refused: string[] = [];
  // The parser does not know the constructors that GROQ's extensions have.
  for (const call of [...known, 'geo(1)', 'pt(1)']) {
    const { status } = await json(`/data/query/production?query=${encodeURIComponent(call)}`);
    if (status === 501) refused.push(call.replace(/\(.*/, '()'));
  }
  const { 'tuples as values': _, 'references into other datasets': __, ...functions } = UNSUPPORTED_GROQ;
  expect(refused.sort()).toEqual(Object.keys(functions).sort());
});

test('nothing else in the code answers 501', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  const answering = files.filter((file) =>
    /createHttpError\(501|status:501/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\s+/g, ''),
    ),
  );
  // Routes of the table; image URLs and queries, whose errors name an entry of it.
  expect(answering.sort()).toEqual([
    'assets/images/image-errors.ts',
    'requests/error-response.ts',
    'routes/unsupported-routes.ts',
  ]);
});
