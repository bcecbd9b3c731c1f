import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the journeys built before, from the root; what is stale of it is built again in the copy. */
const BUILDS = join('.cache', 'test-build');

/** A copy of a checkout, for changes that nobody works with. */
export interface CheckoutCopy {
  root: string;
  /** Copies what is committed, and what is changed of it. */
  fill: () => void;
  /** Puts the builds of the checkout in the place of those that were made of changed files. */
  resetBuilds: () => void;
  remove: () => void;
}

/**
 * Makes a temporary folder for a copy of a checkout. The packages are linked one by one: what tools keep in `node_modules` stays
 * in the copy.
 */
export function beginCopy(checkout: string): CheckoutCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'planted-faults-')));
  const git = (words: string[], input?: Buffer) =>
    execFileSync('git', words, { input, maxBuffer: 2 ** 30, stdio: ['pipe', 'pipe', 'inherit'] });
  const resetBuilds = () => {
    const builds = join(checkout, BUILDS);
    rmSync(join(root, BUILDS), { recursive: true, force: true });
    if (existsSync(builds)) cpSync(builds, join(root, BUILDS), { recursive: true, preserveTimestamps: true });
  };
  return {
    root,
    fill() {
      git(['clone', '--quiet', '--shared', checkout, root]);
      const changes = git(['-C', checkout, 'diff', '--binary', 'HEAD']);
      if (changes.length > 0) git(['-C', root, 'apply', '--whitespace=nowarn'], changes);
      linkPackages(join(checkout, 'node_modules'), join(root, 'node_modules'));
      resetBuilds();
    },
    resetBuilds,
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    if (entry.isFile()) copyFileSync(join(from, name), join(to, name));
    // A workspace: the link leads to the folder of the copy, as it does in the checkout.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(from, name)), join(to, name));
    // The other folders with a dot are caches.
    else if (name === '.bin' || !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}
