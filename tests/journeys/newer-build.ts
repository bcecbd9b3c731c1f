import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { latestBuild } from './latest-build.ts';
import { buildDirectory } from './places.ts';

/** A build of the site as a deploy brings it: the same, but every script has another name. */
export interface NewerBuild {
  directory: string;
  remove: () => void;
}

export function makeNewerBuild(): NewerBuild {
  // Below the project, where the server's part finds its packages.
  const directory = mkdtempSync(join(dirname(buildDirectory), 'newer-build-'));
  symlinkSync(join(buildDirectory, 'studio'), join(directory, 'studio'));
  const site = join(directory, 'site', basename(latestBuild('site')));
  cpSync(latestBuild('site'), site, { recursive: true });
  renameScripts(join(site, 'client'));
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
  for (const file of ['index.html', '.vite/manifest.json']) {
    const path = join(client, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
}
