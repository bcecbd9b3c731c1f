import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadPages, savePages } from './page-store.ts';

const app = '/assets/index-abc.js';
const shell = { title: 'Beacon', fragment: '<p>Loading...</p>', styles: '' };
const profile = { productName: 'Beacon', organization: {}, names: { '/': 'Home' }, moved: {} };

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('reads what it kept', async () => {
  const folder = openFolder();
  const rendered = { shell, profile, pages: new Map(), mediaOrigins: ['https://media.example'] };
  await savePages(folder, app, rendered);
  expect(await loadPages(folder, app)).toEqual(rendered);
});

it('calls the profile on the disk what earlier versions do, which may have written the file or may read it', async () => {
  const folder = openFolder();
  const file = join(folder, 'rendered-pages.json');
  writeFileSync(file, JSON.stringify({ shell, face: profile, mediaOrigins: [], app, pages: [] }));
  expect((await loadPages(folder, app))?.profile).toEqual(profile);
  await savePages(folder, app, { shell, profile, pages: new Map(), mediaOrigins: [] });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ face: profile });
});
