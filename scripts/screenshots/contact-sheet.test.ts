import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactSheet } from './contact-sheet.ts';
import { subjectsOf, viewsOf } from './page-views.ts';
import { PictureAlbum } from './picture-album.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'album-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const first = Buffer.from('a picture');
const second = Buffer.from('another picture');
const read = (run: string) => readFileSync(join(folder, run, 'home-360-light.png'), 'utf8');

it('keeps the picture of the run before and says whether the page changed', () => {
  expect(new PictureAlbum(folder).add('home-360-light.png', first)).toBe('new');
  expect(new PictureAlbum(folder).add('home-360-light.png', first)).toBe('same');
  expect(new PictureAlbum(folder).add('home-360-light.png', second)).toBe('changed');
  expect([read('previous'), read('latest')]).toEqual(['a picture', 'another picture']);
});

it('names every view of every page apart, and looks at each page in six', () => {
  const subjects = subjectsOf(['/', '/about', '/about-old', '/agent/tara']);
  const files = subjects.flatMap((subject) => viewsOf(subject).map(({ file }) => file));
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('home-360-light.png');
  expect(files).toContain('agent-tara-1440-dark.png');
  const unlocked = subjects.filter(({ state }) => state === 'unlocked');
  expect(unlocked.map(({ path }) => path)).toContain('/agent/tara');
  for (const subject of unlocked) expect(viewsOf(subject)).toHaveLength(6);
});

it('shows what changed beside what it was, and only pictures that exist', () => {
  const subjects = subjectsOf(['/', '/about']);
  const album = new PictureAlbum(folder);
  album.add('home-360-light.png', first);
  album.add('home-360-light.png', second);
  album.add('home-768-dark.png', first);
  const sources = [...contactSheet(subjects, album).matchAll(/img src="([^"]+)"/g)].map(
    ([, source]) => source,
  );
  expect(sources).toEqual([
    'previous/home-360-light.png',
    'latest/home-360-light.png',
    'latest/home-768-dark.png',
  ]);
  for (const source of sources) expect(existsSync(join(folder, source ?? ''))).toBe(true);
});
