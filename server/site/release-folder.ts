import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Routes } from './routes.ts';

/** A rendering of the whole site: a folder whose files do not change any more. */
export type Release = { folder: string; routes: Routes };

/** A release that is being written. Files are named by their path in it. */
export type NewRelease = {
  has: (file: string) => boolean;
  /** Writes a file, and its compressed forms if it is a text. */
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Takes over a file of another folder, with its compressed forms. */
  link: (file: string, from: string) => Promise<void>;
  /** Makes it the current release; removes what the last one and recent documents do not need. */
  publish: (routes: Routes) => Promise<Release>;
  discard: () => Promise<void>;
};

/**
 * The folders that all releases share, since the names of files in them contain their content. A document that was sent before a
 * publish still finds its fragment, and one of an earlier build its scripts.
 */
const sharedFolders = ['_fragments', '_share', 'assets'] as const;
/** How long a shared file is kept that no release uses any more. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

export type Releases = ReturnType<typeof openReleases>;

/** The folder with the releases of a site; `current` in it is a link to the current one. */
export function openReleases(directory: string) {
  const current = join(directory, 'current');
  return {
    /** Undefined when there is none that can be read. */
    async current(): Promise<Release | undefined> {
      try {
        const folder = join(directory, await readlink(current));
        return { folder, routes: JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8')) };
      } catch {
        return undefined;
      }
    },

    /** @param last the current release */
    async begin(last: Release | undefined): Promise<NewRelease> {
      for (const name of sharedFolders) await mkdir(join(directory, name), { recursive: true });
      const folder = await mkdtemp(join(directory, 'release-'));
      for (const name of sharedFolders) await symlink(join('..', name), join(folder, name));
      const folders = new Set<string>();
      const prepareFolder = async (file: string) => {
        const path = join(folder, file);
        if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true });
        folders.add(dirname(path));
        return path;
      };
      return {
        has: (file) => existsSync(join(folder, file)),
        write: async (file, content) => writeForms(await prepareFolder(file), content),
        link: async (file, from) => linkForms(await prepareFolder(file), from),
        publish: async (routes) => {
          await writeWhole(join(folder, 'routes.json'), JSON.stringify(routes));
          const next = `${current}.next`;
          await rm(next, { force: true });
          await symlink(basename(folder), next);
          await rename(next, current);
          await sweep(directory, { folder, routes }, last);
          return { folder, routes };
        },
        discard: () => rm(folder, { recursive: true, force: true }),
      };
    },
  };
}

const compressible = /\.(html|json|webmanifest|xml|txt|md)$/;
/** Smaller files are not compressed, since they would hardly shrink. */
const MIN_BYTES = 200;
/** The best quality, 11, takes almost three times as long and is two percent smaller. */
const BROTLI_QUALITY = 10;
const forms = ['.br', '.gz'] as const;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function writeForms(path: string, content: string | Uint8Array): Promise<void> {
  const body = Buffer.from(content);
  if (compressible.test(path) && body.length >= MIN_BYTES) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const compress = { '.br': brotli(body, { params }), '.gz': deflate(body) };
    for (const form of forms) await writeWhole(path + form, await compress[form]);
  }
  await writeWhole(path, body);
}

/**
 * Writes to a temporary name, so that a process killed while writing leaves no incomplete file that a later release would use. The
 * name is unique, since two pages may have the same share picture.
 */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

async function linkForms(path: string, from: string): Promise<void> {
  for (const form of [...forms, '']) if (existsSync(from + form)) await linkOrCopy(from + form, path + form);
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    // On another disk, or on one without hard links.
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
  }
}

/** Removes all releases but the last two, since requests may still read the last one, and shared files that are not used any more. */
async function sweep(directory: string, current: Release, last: Release | undefined): Promise<void> {
  const kept = [current, last].map((release) => release && basename(release.folder));
  for (const name of await readdir(directory)) {
    if (name.startsWith('release-') && !kept.includes(name))
      await rm(join(directory, name), { recursive: true, force: true });
  }
  const [used, usedBefore] = [listSharedFiles(current), last ? listSharedFiles(last) : new Set()];
  for (const folder of sharedFolders) {
    for (const entry of await readdir(join(directory, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(directory.length + 1).replace(/\.(br|gz)$/, '');
      if (used.has(name)) continue;
      // Its age counts from now on.
      if (usedBefore.has(name)) await utimes(path, new Date(), new Date());
      else if (Date.now() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path, { force: true });
    }
  }
}

function listSharedFiles({ routes: { routes, assets } }: Release): Set<string> {
  const pages = Object.values(routes).flatMap(({ page }) => page ?? []);
  return new Set([...pages.flatMap(({ fragment, picture }) => [fragment, picture ?? fragment]), ...assets]);
}
