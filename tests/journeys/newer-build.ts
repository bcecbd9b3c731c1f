import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { latestBuild } from './latest-build.ts';
import { filesWith } from './search-files.ts';
import { buildDirectory } from './test-directories.ts';

/** A build of the site as a deploy brings it: the same, but every script has another name, and some words may be others. */
export interface NewerBuild {
  directory: string;
  remove: () => void;
}

interface NewerBuildOptions {
  /** Words of the code that it changes, to others. */
  words?: Readonly<Record<string, string>>;
}

export function makeNewerBuild({ words = {} }: NewerBuildOptions = {}): NewerBuild {
  // Below the project, where the server's part finds its packages.
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

/** Each of the last four letters of its hash is the next one: another name for each, with as many characters. */
function newName(name: string): string {
  return name.replace(/.{4}(?=\.js$)/, (hash) =>
    [...hash].map((letter) => letters[(letters.indexOf(letter) + 1) % letters.length]).join(''),
  );
}

/** On both sides: server and browsers render the same. */
function changeWord(site: string, word: string, other: string): void {
  const scripts = filesWith(word, site).filter((path) => path.endsWith('.js'));
  if (scripts.length < 2) throw new Error(`Server and client do not both say “${word}”.`);
  for (const path of scripts) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(word, other));
}
