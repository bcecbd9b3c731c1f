import { sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ImportedDocument } from './read-documents.ts';
import { UsageError } from './verb.ts';

/** Key with which Sanity's tool marks a file to upload; a document may have such an object at any depth. */
const ASSET_KEY = '_sanityAsset';

/** A file that a document names: the field, and the name. */
export type NamedFile = {
  document: string;
  field: string;
  name: unknown;
  /** Whether it is the `url` of the document of an uploaded file. */
  isUploaded: boolean;
};

type Addresses = {
  /** Whether files may be downloaded from a URL. */
  isOpen: (address: URL) => boolean;
  /** Whether a URL belongs to the lake that the documents are imported into. */
  isOwn: (address: URL) => boolean;
};

/** Maximum number of refused files that the message lists, and of characters of each name. */
const MAX_LISTED_FILES = 5;
const MAX_LISTED_LENGTH = 200;

/**
 * Refuses documents that name files outside of the import: Sanity's tool reads any file of this machine and requests any URL that
 * a document names, and makes the result public.
 *
 * @throws UsageError that says which documents, and what to do
 */
export function refuseStrayFiles(
  namedFiles: readonly NamedFile[],
  folder: string | undefined,
  addresses: Addresses,
): void {
  const refused = namedFiles.filter((file) => {
    if (!file.isUploaded && addressBeside(file.name, folder)) return false;
    const remote = addressOf(file.name);
    return !remote || !mayBeAsked(remote, file, addresses);
  });
  if (refused.length > 0) throw new UsageError(describe(refused));
}

/** Another lake may use the same paths, so only the document of a file may have a URL of this lake. */
function mayBeAsked(address: URL, { isUploaded }: NamedFile, { isOpen, isOwn }: Addresses): boolean {
  return isOpen(address) || (isUploaded && isOwn(address));
}

/**
 * Replaces the names of files in the import by their full paths, so that Sanity's tool does not resolve any.
 *
 * @returns these files, as the tool names them: `image#file:///…`
 */
export function nameByFullPath(document: ImportedDocument, folder: string | undefined): string[] {
  return namesIn(document, '').flatMap(({ name, holder }) => {
    const beside = addressBeside(name, folder);
    if (!beside) return [];
    holder[ASSET_KEY] = beside;
    return beside.replace('@', '#');
  });
}

function describe(refused: readonly NamedFile[]): string {
  const lines = refused.slice(0, MAX_LISTED_FILES).map(({ document, field, name }) => {
    const place = [document, field].filter(Boolean).join(' › ');
    return `  ${place}: ${String(name).slice(0, MAX_LISTED_LENGTH)}`;
  });
  if (refused.length > MAX_LISTED_FILES) lines.push(`  and ${refused.length - MAX_LISTED_FILES} more`);
  const hosts = new Set(refused.flatMap(({ name }) => addressOf(name)?.host ?? []));
  const advice = [
    'Nothing was imported. Take out what names them, or put the files into the archive, into the folder images or files beside the documents, and name them image@file://./images/<name> or file@file://./files/<name>.',
    ...(hosts.size > 0
      ? [`To have them fetched from elsewhere, add --fetch-from ${[...hosts].join(',')}.`]
      : []),
  ];
  return `These documents name files that did not come with them:\n${lines.join('\n')}\n${advice.join(' ')}`;
}

export function filesNamedIn(document: ImportedDocument): NamedFile[] {
  const { _id = 'a document without an id', _type, url } = document;
  const files = namesIn(document, '').map(({ field, name }) => {
    return { document: _id, field, name, isUploaded: false };
  });
  // Sanity's tool checks whether a file that has a document exists at the URL in that document.
  const isUploaded = /^sanity\.\w+Asset$/.test(_type) && typeof url === 'string';
  return isUploaded ? [...files, { document: _id, field: 'url', name: url, isUploaded }] : files;
}

/** A name in a document, its field, and the object that has it. */
type Name = { field: string; name: unknown; holder: Record<string, unknown> };

function namesIn(value: unknown, field: string): Name[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>; // any object has string keys
  return Object.entries(holder).flatMap(([key, child]) => {
    const path = Array.isArray(value) ? `${field}[${key}]` : [field, key].filter(Boolean).join('.');
    return [...(key === ASSET_KEY ? [{ field, name: child, holder }] : []), ...namesIn(child, path)];
  });
}

/** The remote URL in a file name; undefined when it has none. */
function addressOf(name: unknown): URL | undefined {
  const [, address] = /^(?:(?:file|image)@)?(https?:\/\/.+)$/s.exec(textOf(name)) ?? [];
  return (address && URL.parse(address)) || undefined;
}

/** The file's `file:` URL, when the name is that of a file in the folder. */
function addressBeside(name: unknown, folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  const [, kind, path] = /^(file|image)@file:\/\/\.\/(.+)$/s.exec(textOf(name)) ?? [];
  if (!kind || !path) return undefined;
  const file = pathOf(`${pathToFileURL(folder).href}/${path}`);
  return file?.startsWith(folder + sep) ? `${kind}@${pathToFileURL(file).href}` : undefined;
}

/** Undefined when the URL has characters that no path can have. */
function pathOf(address: string): string | undefined {
  try {
    return fileURLToPath(address);
  } catch {
    return undefined;
  }
}

function textOf(name: unknown): string {
  return typeof name === 'string' ? name : '';
}
