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

/** The builds of earlier journeys, as a path from the root; stale ones are built again in the copy. */
const BUILDS = join('.cache', 'test-build');

/** A copy of a checkout in which faults can be planted. */
export interface CheckoutCopy {
  root: string;
  /** Copies the committed files with their uncommitted changes. */
  fill: () => void;
  /** Restores the checkout's builds, in place of those made from changed files. */
  resetBuilds: () => void;
  remove: () => void;
}

/**
 * Creates a temporary folder for a copy of a checkout. Packages are linked individually, so that files that tools write to
 * `node_modules` stay in the copy.
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
    // A workspace package: the link points to the copy's folder, as in the checkout.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(from, name)), join(to, name));
    // Other hidden folders are caches.
    else if (name === '.bin' || !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}
