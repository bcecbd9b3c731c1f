import { getPublishedId } from '@sanity/client/csm';
import type { Path } from '@sanity/types';
import { isObject } from '../../../content/is-object.ts';
import { getSegment } from '../../shared/read-value.ts';

/** A stored document, draft or published. */
export interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** The document that is about to be removed. */
export interface RemovedDocument {
  /** The published id. */
  id: string;
  type: string;
  name: string | undefined;
}

/** A document that uses another one. */
export interface Use {
  /** Published id and type of the using document. */
  id: string;
  type: string;
  /** Path of the first use. */
  path: Path;
  /** The lake rejects removing the target of a reference; a link contains only the path of its page. */
  kind: 'reference' | 'link';
  /** Whether the published version, the draft, or both contain the use. */
  isPublished: boolean;
  isDraft: boolean;
}

interface Target {
  /** The published id. */
  id: string;
  /** Path of its page on the site, such as `/agent/tara`. */
  sitePath?: string;
}

/** Finds all documents that use the target, each once, those with a reference first. */
export function findUses(documents: readonly StoredDocument[], target: Target): Use[] {
  const uses = new Map<string, Use>();
  for (const document of documents) {
    const id = getPublishedId(document._id);
    const found = id === target.id ? undefined : findFirstUse(document, target);
    if (!found) continue;
    const known = uses.get(id);
    const isDraft = document._id !== id;
    const use = known?.kind === 'reference' ? known : { id, type: document._type, ...found };
    uses.set(id, {
      ...use,
      isDraft: isDraft || known?.isDraft === true,
      isPublished: !isDraft || known?.isPublished === true,
    });
  }
  return [...uses.values()].toSorted(
    (one, other) => Number(other.kind === 'reference') - Number(one.kind === 'reference'),
  );
}

/** The first reference, otherwise the first link. */
function findFirstUse(
  document: StoredDocument,
  { id, sitePath }: Target,
): Pick<Use, 'kind' | 'path'> | undefined {
  const reference = findPath(document, (value) => isObject(value) && value._ref === id);
  if (reference) return { kind: 'reference', path: reference };
  const link =
    sitePath && findPath(document, (value) => typeof value === 'string' && isLinkTo(value, sitePath));
  return link ? { kind: 'link', path: link } : undefined;
}

/** Whether an address is a path of a page, ignoring query, fragment and trailing slash. */
function isLinkTo(address: string, sitePath: string): boolean {
  return address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1') === sitePath;
}

/** The path of the first nested value that matches. */
function findPath(value: unknown, isWanted: (value: unknown) => boolean): Path | undefined {
  if (isWanted(value)) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (name.startsWith('_')) continue;
    const rest = findPath(inner, isWanted);
    if (rest) return [Array.isArray(value) ? getSegment(inner, Number(name)) : name, ...rest];
  }
  return undefined;
}
