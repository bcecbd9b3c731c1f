import type { LakeDocument } from '../../documents/document.ts';
import type { WorkMeter } from '../../work-meter.ts';
import { makeElementSegment, makeFieldSegment, makeKeySegment } from './json-path.ts';
import { type Origin, type Provenance, type Slot, Traced } from './provenance.ts';

/** `true`: array elements by index; `withKeyArraySelector`: by `_key`, if they have one. */
export type SourceMapMode = 'true' | 'withKeyArraySelector';

/** A Content Source Map in the format of `@sanity/client`; paths are normalised JSONPath. */
export type SourceMap = {
  documents: { _id: string; _type: string }[];
  /** Paths in documents. */
  paths: string[];
  /** The sources by path in the result, for every plain value. */
  mappings: Record<string, { type: 'value'; source: Source }>;
};

/** The source of a value: a document, the query and its parameters (`literal`), or a computation (`unknown`). */
type Source =
  | { type: 'documentValue'; document: number; path: number }
  | { type: 'literal' }
  | { type: 'unknown' };

type SourceMapOptions = {
  mode: SourceMapMode;
  /** Whether documents have the published `_id`, and the stored one as `_originalId`. */
  isRenamed: boolean;
  /** Counts the visited values, since a short query can nest a value in itself many times. */
  meter: WorkMeter;
};

/** The approximate size of a mapping without its path, in characters. */
const MAPPING_OVERHEAD = 80;

/** Creates the source map of a result. */
export function makeSourceMap(
  result: unknown,
  provenance: Provenance,
  { mode, isRenamed, meter }: SourceMapOptions,
): SourceMap {
  const map: SourceMap = { documents: [], paths: [], mappings: {} };
  const documents = new Map<LakeDocument, number>();
  const paths = new Map<string, number>();
  const sources = new Map<object, { document: LakeDocument; path: string }>();

  if (result instanceof Traced) add('$', result.origin);
  else if (isPlain(result)) add('$', undefined);
  else walk(result, '$');
  return map;

  function walk(value: unknown, path: string): void {
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    const entries = Object.entries(value);
    meter.visit(1 + entries.length);
    for (const [name, part] of entries) {
      const key = isList ? Number(name) : name;
      const partPath = path + (isList ? makeElementSegment(Number(name)) : makeFieldSegment(name));
      if (isPlain(part)) add(partPath, provenance.getOrigin(value, key));
      else walk(part, partPath);
    }
  }

  function add(resultPath: string, origin: Origin | undefined): void {
    meter.visitWritten(resultPath.length + MAPPING_OVERHEAD);
    map.mappings[resultPath] = { type: 'value', source: createSource(origin) };
  }

  function createSource(origin: Origin | undefined): Source {
    if (origin === 'literal') return { type: 'literal' };
    return (origin && findDocumentValue(origin)) ?? { type: 'unknown' };
  }

  function findDocumentValue({ container, key }: Slot): Source | undefined {
    const source = findSource(container);
    if (!source) return undefined;
    const storedKey = isRenamed && source.path === '$' ? getStoredName(key, source.document) : key;
    if (storedKey === undefined) return undefined;
    const document = getNumber(source.document, documents, () =>
      map.documents.push({ _id: getStoredId(source.document), _type: source.document._type }),
    );
    const sourcePath = source.path + formatSegment(container, storedKey);
    const path = getNumber(sourcePath, paths, () => map.paths.push(sourcePath));
    return { type: 'documentValue', document, path };
  }

  function findSource(container: object): { document: LakeDocument; path: string } | undefined {
    const known = sources.get(container);
    if (known) return known;
    const place = provenance.getPlace(container);
    if (!place) return undefined;
    const outer = 'document' in place ? undefined : findSource(place.container);
    const source =
      'document' in place
        ? { document: place.document, path: '$' }
        : outer && {
            document: outer.document,
            path: outer.path + formatSegment(place.container, place.key, mode === 'withKeyArraySelector'),
          };
    if (source) sources.set(container, source);
    return source;
  }

  function getStoredId({ _id, _originalId }: LakeDocument): string {
    return isRenamed && typeof _originalId === 'string' ? _originalId : _id;
  }

  /** The name of a renamed document's field in the stored document; undefined if the stored document does not have the value. */
  function getStoredName(key: string | number, document: LakeDocument): string | number | undefined {
    if (key === '_originalId') return '_id';
    return key === '_id' && document._id !== document._originalId ? undefined : key;
  }
}

/** Whether a value has a mapping: strings, numbers and booleans have one. */
function isPlain(value: unknown): boolean {
  return value !== undefined && typeof value !== 'object';
}

function formatSegment(container: object, key: string | number, byKey = false): string {
  if (typeof key === 'string') return makeFieldSegment(key);
  return (byKey && Array.isArray(container) && makeKeySegment(container, key)) || makeElementSegment(key);
}

function getNumber<Key>(key: Key, numbers: Map<Key, number>, push: () => number): number {
  const number = numbers.get(key) ?? push() - 1;
  numbers.set(key, number);
  return number;
}
