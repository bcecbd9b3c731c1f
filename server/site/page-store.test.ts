import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadPages, savePages } from './page-store.ts';

const edition = 'of-this-build';
const shell = { title: 'Beacon', fragment: '<p>Loading...</p>', styles: '' };
const profile = { productName: 'Beacon', organization: {}, names: { '/': 'Home' }, moved: {} };

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('loads the saved pages', async () => {
  const folder = openFolder();
  const rendered = { shell, profile, pages: new Map(), mediaOrigins: ['https://media.example'] };
  await savePages(folder, edition, rendered);
  expect(await loadPages(folder, edition)).toEqual(rendered);
});

it('loads pages of another edition without their data, marked as older', async () => {
  const folder = openFolder();
  const page = { status: 200, title: 'About', head: '', fragment: '<h1>About</h1>', styles: '', sources: [] };
  const about = { ...page, data: { queries: [1] }, card: { name: 'About' } };
  await savePages(folder, edition, { shell, profile, pages: new Map([['/about', about]]), mediaOrigins: [] });
  const read = await loadPages(folder, 'of-another-environment');
  expect(read?.pages.get('/about')).toEqual({ ...about, data: {}, isOlder: true });
  expect(read?.shell).toEqual({ ...shell, isOlder: true });
});
