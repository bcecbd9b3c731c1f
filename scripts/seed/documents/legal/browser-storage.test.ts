import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cookiePolicy } from './cookie-policy.ts';
import { privacyPolicy } from './privacy-policy.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const sources = globSync('{web,studio,server}/**/*.{ts,tsx,html}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules') || path.includes('.sanity'),
})
  .filter((path) => !/\.test\.tsx?$|(^|\/)testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const policyText = (cookiePolicy.body ?? [])
  .flatMap((block) => block.children ?? [])
  .map((span) => span.text)
  .join('\n');

/** The first argument of each `setItem(…)`: a literal, or the value of a constant in the same file. */
function storedKeys(text: string): string[] {
  return [...text.matchAll(/\bsetItem\(\s*([^,]+),/g)].map(([, argument = '']) => {
    // The constant may have a variable part after it: `prefix + id`.
    const name = /^\$\{(\w+)\}$|^(\w+)(?: \+ [\w.]+)?$/.exec(argument.trim());
    const constant = name?.[1] ?? name?.[2];
    const written = constant
      ? (new RegExp(`const ${constant} = (.+);`).exec(text)?.[1] ?? argument)
      : argument;
    // The key's constant prefix: the rest, such as the project's name, is known at run time only.
    const key = /['"`]([^'"`$]+)/.exec(written)?.[1];
    if (!key) throw new Error(`Cannot tell which key this stores: setItem(${argument}, …)`);
    return key;
  });
}

describe('the cookie policy', () => {
  test('is compared with the code of all folders', () => {
    expect(sources.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['web/gate/flag.ts', 'studio/sign-in.ts', 'server/studio/studio-host.ts']),
    );
  });

  test('names every storage key of the site, the Studio and the server’s pages', () => {
    const keys = new Set(sources.flatMap(({ text }) => storedKeys(text)));
    expect([...keys].sort()).toEqual([
      '__studio_auth_token_',
      'authenticated',
      'guide.task',
      'react-router-scroll-positions',
      'unsaved-texts:',
    ]);
    for (const key of keys) expect(policyText).toContain(`“${key}”`);
  });

  test('names the value that the site stores', () => {
    expect(sources.find(({ path }) => path === 'web/gate/flag.ts')?.text).toContain("unlocked = 'true'");
    expect(policyText).toContain('Value: “true”.');
  });

  test.each([
    ['cookies', /document\.cookie|cookieStore|\bsetCookie\(|['"]set-cookie['"](:|, *\S)/i],
    ['a database in the browser', /indexedDB/i],
    ['a service worker', /serviceWorker\.register\(/],
    ['keys by another way than setItem', /localStorage(\[|\.(?!getItem|setItem|removeItem)\w+\s*=)/],
  ])('says correctly that the code uses no %s', (_what, pattern) => {
    const users = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(users).toEqual([]);
  });
});

test('no code uses the browser’s Cache API, and the cookie policy names no cache', () => {
  const opened = sources
    .filter(({ text }) => /\bcaches\b|CacheStorage/.test(text) && /\.open\(/.test(text))
    .map(({ path, text }) => [path, /const CACHE(?:_NAME)? = '([^']+)'/.exec(text)?.[1]]);
  expect(opened).toEqual([]);
  expect(policyText).not.toMatch(/cache storage/i);
});

test('the project’s code stores only removed files among the Studio’s settings in the lake, as the cookie policy says', () => {
  const users = sources.filter(
    ({ path, text }) =>
      path.startsWith('studio/') && /\bsetKey\((?!STORED_ZONE, null\))|users\/me\/keyvalue/.test(text),
  );
  expect([...new Set(users.map(({ path }) => dirname(path)))]).toEqual(['studio/structure/removal']);
  expect(policyText).toContain('A list of what an editor removed recently is kept on our server');
});

test('only the Studio’s guide uses session storage, and the site the scroll positions of React Router, as the cookie policy says', () => {
  const users = sources.filter(({ text }) => /sessionStorage/.test(text)).map(({ path }) => path);
  expect(users.sort()).toEqual([
    'studio/guide/current-task.tsx',
    'web/app/use-scroll-restoration.ts',
    'web/boot.ts',
  ]);
  expect(policyText).toContain('session storage which tab it is and, as “guide.task”');
});

test('the site loads nothing from other hosts, as the privacy policy says', () => {
  const site = sources.filter(({ path }) => path.startsWith('web/') || path.startsWith('server/site/'));
  const loading = site.filter(({ text }) =>
    /(?:src=|href=|url\(|fetch\(|import\(|@import)\s*["'`(]*(?:https?:)?\/\/(?!localhost)/.test(text),
  );
  expect(loading.map(({ path }) => path)).toEqual([]);
  expect(JSON.stringify(privacyPolicy.body)).toContain('We load nothing from analytics');
});
