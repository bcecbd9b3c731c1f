import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesWith } from './search-files.ts';
import { buildDirectory, latestBuild } from './test-directories.ts';

/** A newer build of the site, as after a deployment: all scripts have other names, and some texts may differ. */
export interface NewerBuild {
  directory: string;
  remove: () => void;
}

interface NewerBuildOptions {
  /** Texts in the code to replace, with their replacements. */
  words?: Readonly<Record<string, string>>;
}

export function makeNewerBuild({ words = {} }: NewerBuildOptions = {}): NewerBuild {
  // Inside the project, where the server's part finds its packages.
  const directory = mkdtempSync(join(dirname(buildDirectory), 'newer-build-'));
  symlinkSync(join(buildDirectory, 'studio'), join(directory, 'studio'));
  const older = latestBuild('site');
  const site = join(directory, 'site', basename(older));
  cpSync(older, site, { recursive: true });
  renameScripts(join(site, 'client'));
  for (const [word, other] of Object.entries(words)) changeWord(site, word, other);
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

function renameScripts(client: string): void {
  const assets = join(client, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const texts = new Map(scripts.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  const newNames = new Map(scripts.map((name) => [name, newName(name)]));
  const renamed = (text: string) => text.replace(/[\w.-]+\.js\b/g, (name) => newNames.get(name) ?? name);
  for (const name of scripts)
    for (const form of ['', '.br', '.gz']) rmSync(join(assets, name + form), { force: true });
  for (const [name, text] of texts) writeFileSync(join(assets, newName(name)), renamed(text));
  for (const file of ['index.html', '.vite/manifest.json']) {
    const path = join(client, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Changes each of the last four characters of a hash: another name of the same length. */
function newName(name: string): string {
  return name.replace(/.{4}(?=\.js$)/, (hash) =>
    [...hash].map((letter) => letters[(letters.indexOf(letter) + 1) % letters.length]).join(''),
  );
}

/** In both the server and the browser build, so that they render the same. */
function changeWord(site: string, word: string, other: string): void {
  const scripts = filesWith(word, site).filter((path) => path.endsWith('.js'));
  if (scripts.length < 2) throw new Error(`Server and client do not both say “${word}”.`);
  for (const path of scripts) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(word, other));
}
