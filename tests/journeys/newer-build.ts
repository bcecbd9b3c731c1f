import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesWith } from './files-with.ts';
import { latestBuild } from './latest-build.ts';
import { buildDirectory } from './places.ts';

/** A build of the site as a deploy brings it: the same, but every script has another name, and some words may be others. */
export interface NewerBuild {
  directory: string;
  remove: () => void;
}

interface NewerBuildOptions {
  /** Where the build is that it comes after. */
  after?: string;
  /** Words of the code that it changes, to others. */
  words?: Readonly<Record<string, string>>;
}

export function makeNewerBuild({ after = buildDirectory, words = {} }: NewerBuildOptions = {}): NewerBuild {
  // Below the project, where the server's part finds its packages.
  const directory = mkdtempSync(join(dirname(buildDirectory), 'newer-build-'));
  symlinkSync(join(after, 'studio'), join(directory, 'studio'));
  const older = latestBuild('site', after);
  const site = join(directory, 'site', basename(older));
  cpSync(older, site, { recursive: true });
  renameScripts(join(site, 'client'));
  for (const [word, other] of Object.entries(words)) changeWord(site, word, other);
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

function renameScripts(client: string): void {
  const assets = join(client, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  // As many characters: nothing else of the files changes.
  const newName = (name: string) => name.replace(/.{4}\.js$/, 'next.js');
  const renamed = (text: string) =>
    scripts.reduce((changed, name) => changed.replaceAll(name, newName(name)), text);
  for (const name of scripts) {
    writeFileSync(join(assets, newName(name)), renamed(readFileSync(join(assets, name), 'utf8')));
    for (const form of ['', '.br', '.gz']) rmSync(join(assets, name + form), { force: true });
  }
  for (const file of ['index.html', '.vite/manifest.json', '.vite/start.json']) {
    const path = join(client, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
}

/** On both sides: server and browsers render the same. */
function changeWord(site: string, word: string, other: string): void {
  const scripts = filesWith(word, site).filter((path) => path.endsWith('.js'));
  if (scripts.length < 2) throw new Error(`Server and client do not both say “${word}”.`);
  for (const path of scripts) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(word, other));
}
