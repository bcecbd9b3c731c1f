import type { LakeDocument } from '../../document.ts';
import type { WorkMeter } from '../work-meter.ts';
import { arrayElementSegment, fieldSegment, keySegment } from './json-path.ts';
import { type Provenance, type Slot, Traced } from './provenance.ts';

/** `true`: array elements by index; `withKeyArraySelector`: by `_key` where they have one. */
export type SourceMapMode = 'true' | 'withKeyArraySelector';

/** A Content Source Map, as `@sanity/client` reads it; paths are normalised JSONPath. */
export type SourceMap = {
  documents: { _id: string; _type: string }[];
  /** Paths in documents. */
  paths: string[];
  /** By path in the result, for every plain value that stands just so in a document. */
  mappings: Record<string, { type: 'value'; source: DocumentValue }>;
};

type DocumentValue = { type: 'documentValue'; document: number; path: number };

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

  if (result instanceof Traced) add('$', result.slot);
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
      if (typeof part === 'object') walk(part, partPath);
      else {
        const slot = provenance.originOf(value, key);
        if (slot) add(partPath, slot);
      }
    }
  }

  function add(resultPath: string, { container, key }: Slot): void {
    const source = sourceOf(container);
    if (!source) return;
    const storedKey = isRenamed && source.path === '$' ? storedName(key, source.document) : key;
    if (storedKey === undefined) return;
    const document = numberOf(source.document, documents, () =>
      map.documents.push({ _id: storedId(source.document), _type: source.document._type }),
    );
    const sourcePath = source.path + segmentOf(container, storedKey);
    const path = numberOf(sourcePath, paths, () => map.paths.push(sourcePath));
    meter.visitWritten(resultPath.length + AROUND_MAPPING);
    map.mappings[resultPath] = { type: 'value', source: { type: 'documentValue', document, path } };
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

function segmentOf(container: object, key: string | number, byKey = false): string {
  if (typeof key === 'string') return fieldSegment(key);
  return (byKey && Array.isArray(container) && keySegment(container, key)) || arrayElementSegment(key);
}

function numberOf<Key>(key: Key, numbers: Map<Key, number>, push: () => number): number {
  const number = numbers.get(key) ?? push() - 1;
  numbers.set(key, number);
  return number;
}
