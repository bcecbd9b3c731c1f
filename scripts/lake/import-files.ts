import { sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ImportSource } from './import-source.ts';
import type { ImportedDocument } from './read-documents.ts';
import { UsageError } from './verb.ts';

/** How Sanity's tool calls a file that is to be uploaded; a document may have such an object at any depth. */
const ASSET = '_sanityAsset';

/** A file that a document names: in which field, and how. */
type NamedFile = {
  document: string;
  field: string;
  name: unknown;
  /** What the name stands in; the documents of files have theirs in `url`. */
  holder?: Record<string, unknown>;
};

type Addresses = {
  /** Whether files may be fetched from an address. */
  isOpen: (address: URL) => boolean;
  /** Whether an address is of the lake that they go to. */
  isOwn: (address: URL) => boolean;
};

/** How many are shown of those that are refused, and how much of each. */
const SHOWN = 5;
const SHOWN_LENGTH = 200;

/**
 * Refuses documents that name files which did not come with them: Sanity's tool reads any file of this machine and asks any
 * address that a document names, and what it got everybody can read. Names of files that did come become their addresses here,
 * so that the tool works out none.
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
    if (beside && file.holder) file.holder[ASSET] = beside;
    else if (!remote || !mayBeAsked(remote, file, addresses)) refused.push(file);
  }
  if (refused.length > 0) throw new UsageError(describe(refused));
}

/** Another lake has its files at the same paths, so that a file to be uploaded is only where its host says. */
function mayBeAsked(address: URL, { holder }: NamedFile, { isOpen, isOwn }: Addresses): boolean {
  return isOpen(address) || (!holder && isOwn(address));
}

function describe(refused: readonly NamedFile[]): string {
  const lines = refused.slice(0, SHOWN).map(({ document, field, name }) => {
    const place = [document, field].filter(Boolean).join(' › ');
    return `  ${place}: ${String(name).slice(0, SHOWN_LENGTH)}`;
  });
  if (refused.length > SHOWN) lines.push(`  and ${refused.length - SHOWN} more`);
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
  // Of a file that came as a document, the tool looks whether it is where the document says.
  const isFile = /^sanity\.\w+Asset$/.test(_type) && typeof url === 'string';
  return isFile ? [...files, { document: _id, field: 'url', name: url }] : files;
}

function namesIn(value: unknown, field: string): Omit<NamedFile, 'document'>[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>; // any object has string keys
  return Object.entries(holder).flatMap(([key, child]) => {
    const path = Array.isArray(value) ? `${field}[${key}]` : [field, key].filter(Boolean).join('.');
    return [...(key === ASSET ? [{ field, name: child, holder }] : []), ...namesIn(child, path)];
  });
}

/** The address on another machine that a name is of. */
function addressOf(name: unknown): URL | undefined {
  const [, address] = /^(?:(?:file|image)@)?(https?:\/\/.+)$/s.exec(textOf(name)) ?? [];
  return (address && URL.parse(address)) || undefined;
}

/** The name by its whole address, when it is of a file in the folder. */
function addressBeside(name: unknown, folder: string): string | undefined {
  const [, kind, path] = /^(file|image)@file:\/\/\.\/(.+)$/s.exec(textOf(name)) ?? [];
  if (!kind || !path) return undefined;
  const file = pathOf(`${pathToFileURL(folder).href}/${path}`);
  return file?.startsWith(folder + sep) ? `${kind}@${pathToFileURL(file).href}` : undefined;
}

/** Undefined where the address has what no path can have. */
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
