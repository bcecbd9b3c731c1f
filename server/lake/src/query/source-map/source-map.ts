import type { LakeDocument } from '../../document.ts';
import type { WorkMeter } from '../work-meter.ts';
import { arrayElementSegment, fieldSegment, keySegment } from './json-path.ts';
import { type Origin, type Provenance, type Slot, Traced } from './provenance.ts';

/** `true`: array elements by index; `withKeyArraySelector`: by `_key` where they have one. */
export type SourceMapMode = 'true' | 'withKeyArraySelector';

/** A Content Source Map, as `@sanity/client` reads it; paths are normalised JSONPath. */
export type SourceMap = {
  documents: { _id: string; _type: string }[];
  /** Paths in documents. */
  paths: string[];
  /** By path in the result, for every plain value. */
  mappings: Record<string, { type: 'value'; source: Source }>;
};

/** A value stands just so in a document or in the query and its parameters, or it was computed. */
type Source =
  | { type: 'documentValue'; document: number; path: number }
  | { type: 'literal' }
  | { type: 'unknown' };

export type SourceMapOptions = {
  mode: SourceMapMode;
  /** Whether documents carry the published `_id` and their own as `_originalId`. */
  isRenamed: boolean;
  /** Counts the visited values, since a short query can nest a value in itself many times. */
  meter: WorkMeter;
};

/** What stands in a mapping besides the path in the result. */
const AROUND_MAPPING = 80;

/** Walks a result and collects from where its plain values come. */
export function sourceMapOf(
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
      const partPath = path + (isList ? arrayElementSegment(Number(name)) : fieldSegment(name));
      if (isPlain(part)) add(partPath, provenance.originOf(value, key));
      else walk(part, partPath);
    }
  }

  function add(resultPath: string, origin: Origin | undefined): void {
    meter.visitWritten(resultPath.length + AROUND_MAPPING);
    map.mappings[resultPath] = { type: 'value', source: sourceFrom(origin) };
  }

  function sourceFrom(origin: Origin | undefined): Source {
    if (origin === 'literal') return { type: 'literal' };
    return (origin && documentValue(origin)) ?? { type: 'unknown' };
  }

  function documentValue({ container, key }: Slot): Source | undefined {
    const source = sourceOf(container);
    if (!source) return undefined;
    const storedKey = isRenamed && source.path === '$' ? storedName(key, source.document) : key;
    if (storedKey === undefined) return undefined;
    const document = numberOf(source.document, documents, () =>
      map.documents.push({ _id: storedId(source.document), _type: source.document._type }),
    );
    const sourcePath = source.path + segmentOf(container, storedKey);
    const path = numberOf(sourcePath, paths, () => map.paths.push(sourcePath));
    return { type: 'documentValue', document, path };
  }

  function sourceOf(container: object): { document: LakeDocument; path: string } | undefined {
    const known = sources.get(container);
    if (known) return known;
    const place = provenance.placeOf(container);
    if (!place) return undefined;
    const outer = 'document' in place ? undefined : sourceOf(place.container);
    const source =
      'document' in place
        ? { document: place.document, path: '$' }
        : outer && {
            document: outer.document,
            path: outer.path + segmentOf(place.container, place.key, mode === 'withKeyArraySelector'),
          };
    if (source) sources.set(container, source);
    return source;
  }

  function storedId({ _id, _originalId }: LakeDocument): string {
    return isRenamed && typeof _originalId === 'string' ? _originalId : _id;
  }

  /** Under which name the stored document holds what a renamed one shows; undefined for what it does not hold. */
  function storedName(key: string | number, document: LakeDocument): string | number | undefined {
    if (key === '_originalId') return '_id';
    return key === '_id' && document._id !== document._originalId ? undefined : key;
  }
}

/** A text, number or truth value: objects and lists have parts, and null says nothing. */
function isPlain(value: unknown): boolean {
  return value !== undefined && typeof value !== 'object';
}

function segmentOf(container: object, key: string | number, byKey = false): string {
  if (typeof key === 'string') return fieldSegment(key);
  return (byKey && Array.isArray(container) && keySegment(container, key)) || arrayElementSegment(key);
}

function numberOf<Key>(key: Key, numbers: Map<Key, number>, push: () => number): number {
  const number = numbers.get(key) ?? push() - 1;
  numbers.set(key, number);
  return number;
}
