import { evaluate, parse } from 'groq-js';
import type { SampleDocument } from './sample-documents.ts';

/** The fields that a query reads, as paths such as 'agent.problemCards[].title', and the property names of its result. */
export type FieldReads = {
  read: Set<string>;
  /** Paths that the query looked for and that no sample document has. */
  missed: Set<string>;
  named: Set<string>;
};

export function newFieldReads(): FieldReads {
  return { read: new Set(), missed: new Set(), named: new Set() };
}

/** Runs a query on documents that record each field it reads. */
export async function recordReads(
  query: string,
  params: Record<string, unknown>,
  documents: readonly SampleDocument[],
  reads: FieldReads,
): Promise<void> {
  const places = new WeakMap<object, string>();
  const dataset = documents.map((document) => watched(document, document._type, reads, places));
  const value = await evaluate(parse(query, { params }), { dataset, params });
  noteResult(await value.get(), reads, places);
}

/** A proxy of the value that records reads of its fields; `path` is its path in the content model. */
function watched<Value>(
  value: Value,
  path: string,
  reads: FieldReads,
  places: WeakMap<object, string>,
): Value {
  if (typeof value !== 'object' || value === null) return value;
  const inside = Array.isArray(value)
    ? value.map((item) => watched(item, `${path}[]`, reads, places))
    : Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, watched(part, `${path}.${name}`, reads, places)]),
      );
  const proxy = Array.isArray(value)
    ? inside
    : new Proxy(inside, {
        // GROQ's evaluator checks whether a field exists before it reads it.
        getOwnPropertyDescriptor(target, name) {
          const found = Reflect.getOwnPropertyDescriptor(target, name);
          if (typeof name === 'string') (found ? reads.read : reads.missed).add(`${path}.${name}`);
          return found;
        },
      });
  places.set(proxy, path);
  return proxy as Value; // a copy of the value, with the same shape
}

/** Records values in a result as read with everything in them; names of the query's own projections are not fields. */
function noteResult(value: unknown, reads: FieldReads, places: WeakMap<object, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const place = places.get(value);
  if (place !== undefined) reads.read.add(`${place}.*`);
  if (Array.isArray(value)) {
    for (const item of value) noteResult(item, reads, places);
    return;
  }
  if (place !== undefined) return;
  for (const [name, part] of Object.entries(value)) {
    reads.named.add(name);
    noteResult(part, reads, places);
  }
}

/** Whether a field, or an object that contains it, was read. */
export function isRead(path: string, { read }: Pick<FieldReads, 'read'>): boolean {
  const parts = path.split('.');
  const above = parts.map((_, index) => parts.slice(0, index).join('.'));
  return read.has(path) || read.has(`${path}.*`) || above.some((part) => read.has(`${part}.*`));
}

/** Fields that a query reads and that no type in question has, without the type's name. */
export function fieldsOfNoType({ read, missed }: FieldReads): string[] {
  const withoutType = (path: string) => path.slice(path.indexOf('.') + 1);
  const known = new Set([...read].map(withoutType));
  return [...new Set([...missed].map(withoutType))].filter((path) => !known.has(path));
}
