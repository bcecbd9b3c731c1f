import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDirectory } from './places.ts';

/** Every script of the site's build, for browsers and for the server. */
function shippedScripts(): { file: string; code: string }[] {
  return readdirSync(join(buildDirectory, 'site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(join(buildDirectory, 'site', file), 'utf8') }));
}

test('what ships has no trace of the kit that the development server shows', () => {
  const scripts = shippedScripts();
  const holding = (text: string) => scripts.filter(({ code }) => code.includes(text)).map(({ file }) => file);
  expect(holding('agent/:agentName'), 'the routes themselves are found').not.toEqual([]);
  expect(holding('_kit')).toEqual([]);
  expect(holding('data-forced')).toEqual([]);
  expect(scripts.filter(({ file }) => /\bkit\b/.test(file))).toEqual([]);
});

test('the licences of what browsers load travel with it', () => {
  const licenses = (...path: string[]) =>
    readFileSync(join(buildDirectory, ...path, 'third-party-licenses.txt'), 'utf8');
  expect(licenses('site', 'client')).toMatch(/^## react-dom - \d/m);
  expect(licenses('site', 'client')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licenses('studio')).toMatch(/^## sanity - \d/m);
});
