import { sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ImportSource } from './import-source.ts';
import type { ImportedDocument } from './read-documents.ts';
import { UsageError } from './verb.ts';

/** Key with which Sanity's tool marks a file to upload; a document may have such an object at any depth. */
const ASSET_KEY = '_sanityAsset';

/** A file that a document names: the field, and the name. */
type NamedFile = {
  document: string;
  field: string;
  name: unknown;
  /** The object that contains the name; absent for documents of files, whose name is in `url`. */
  holder?: Record<string, unknown>;
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
 * a document names, and makes the result public. Names of files in the import are replaced by their full paths here, so that
 * the tool does not resolve any.
 *
 * @throws UsageError that says which documents, and what to do
 */
export function settleFiles(
  { documents, folder }: Pick<ImportSource, 'documents' | 'folder'>,
  addresses: Addresses,
): void {
  const refused: NamedFile[] = [];
  for (const file of documents.flatMap(filesOf)) {
    const beside = folder === undefined ? undefined : addressBeside(file.name, folder);
    const remote = addressOf(file.name);
    if (beside && file.holder) file.holder[ASSET_KEY] = beside;
    else if (!remote || !mayBeAsked(remote, file, addresses)) refused.push(file);
  }
  if (refused.length > 0) throw new UsageError(describe(refused));
}

/** Another lake may use the same paths, so only the document of a file may have a URL of this lake. */
function mayBeAsked(address: URL, { holder }: NamedFile, { isOpen, isOwn }: Addresses): boolean {
  return isOpen(address) || (!holder && isOwn(address));
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

function filesOf(document: ImportedDocument): NamedFile[] {
  const { _id = 'a document without an id', _type, url } = document;
  const files = namesIn(document, '').map((named) => ({ document: _id, ...named }));
  // Sanity's tool checks whether a file that has a document exists at the URL in that document.
  const isFile = /^sanity\.\w+Asset$/.test(_type) && typeof url === 'string';
  return isFile ? [...files, { document: _id, field: 'url', name: url }] : files;
}

function namesIn(value: unknown, field: string): Omit<NamedFile, 'document'>[] {
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
function addressBeside(name: unknown, folder: string): string | undefined {
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
