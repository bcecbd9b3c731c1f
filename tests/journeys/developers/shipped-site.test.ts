import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { latestBuild } from '../helpers/test-directories.ts';

/** All scripts of the site's build, for browsers and for the server. */
function shippedScripts(): { file: string; code: string }[] {
  const site = latestBuild('site');
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(join(site, file), 'utf8') }));
}

test('the build contains no code of the kit, which only the development server shows', () => {
  const scripts = shippedScripts();
  const holding = (text: string) => scripts.filter(({ code }) => code.includes(text)).map(({ file }) => file);
  expect(holding('agent/:slug'), 'the routes themselves are found').not.toEqual([]);
  expect(holding('_kit')).toEqual([]);
  expect(holding('data-forced')).toEqual([]);
  expect(scripts.filter(({ file }) => /\bkit\b/.test(file))).toEqual([]);
});

test('the build includes the licences of all code that browsers load', () => {
  const licenses = (folder: string) => readFileSync(join(folder, 'third-party-licenses.txt'), 'utf8');
  const ofSite = licenses(join(latestBuild('site'), 'client'));
  expect(ofSite).toMatch(/^## react-dom - \d/m);
  expect(ofSite).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licenses(latestBuild('studio'))).toMatch(/^## sanity - \d/m);
});
