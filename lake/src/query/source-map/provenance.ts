import type { LakeDocument } from '../../documents/document.ts';
import { isGroqObject } from '../../documents/groq-object.ts';
import type { Trace } from '../compiled/expression.ts';

/** A field of an object or an element of an array. */
export type Slot = { readonly container: object; readonly key: string | number };

/** The origin of a plain value: a slot of a document, or the query and its parameters. */
export type Origin = Slot | 'literal';

/** A plain value for a result, with its origin. */
export class Traced {
  readonly value: unknown;
  readonly origin: Origin;

  constructor(value: unknown, origin: Origin) {
    this.value = value;
    this.origin = origin;
  }
}

/** The location of an object or array: it is a document itself, or in a slot of a part of a document. */
type Place = { readonly document: LakeDocument } | Slot;

/**
 * Records the sources of the values of one evaluation. Documents may share parts (a draft with its published version), so they
 * are copied when they enter the evaluation; then every object and array has exactly one location. Objects that a query creates
 * have none, but the sources of their slots are recorded.
 */
export class Provenance implements Trace {
  readonly #copies = new Map<object, object>();
  readonly #places = new Map<object, Place>();
  readonly #records = new Map<object, ReadonlyMap<string | number, Origin>>();
  /** The objects and arrays of parameters. */
  readonly #literals = new Set<object>();

  /** Returns the copy of a document in this evaluation; other values are returned unchanged. */
  enter(value: unknown): unknown {
    if (!isGroqObject(value) || this.#places.has(value)) return value;
    // The assertion is safe: callers only pass documents, from the dataset or from references.
    const document = value as LakeDocument;
    const copy = this.#copies.get(document) ?? this.#copy(document, { document });
    this.#copies.set(document, copy);
    return copy;
  }

  #copy(original: object, place: Place): object {
    const copy: unknown[] | Record<string, unknown> = Array.isArray(original) ? [] : {};
    this.#places.set(copy, place);
    for (const [name, part] of Object.entries(original)) {
      const key = Array.isArray(original) ? Number(name) : name;
      const value =
        typeof part === 'object' && part !== null ? this.#copy(part, { container: copy, key }) : part;
      // Not an assignment, which would not create a field `__proto__`.
      Object.defineProperty(copy, key, { value, enumerable: true, writable: true, configurable: true });
    }
    return copy;
  }

  traceLiteral(value: unknown): unknown {
    if (value === null) return null;
    if (typeof value !== 'object') return new Traced(value, 'literal');
    this.#addLiterals(value);
    return value;
  }

  #addLiterals(value: object): void {
    if (this.#literals.has(value)) return;
    this.#literals.add(value);
    for (const part of Object.values(value)) {
      if (typeof part === 'object' && part !== null) this.#addLiterals(part);
    }
  }

  /** The location of an object or array of a document. */
  getPlace(container: object): Place | undefined {
    return this.#places.get(container);
  }

  /** The origin of the plain value in a slot; undefined for a computed value. */
  getOrigin(container: object, key: string | number): Origin | undefined {
    if (this.#places.has(container)) return { container, key };
    if (this.#literals.has(container)) return 'literal';
    return this.#records.get(container)?.get(key);
  }

  read(container: object, key: string | number): unknown {
    if (!Object.hasOwn(container, key)) return null;
    // The assertion is safe: the key is an own property.
    const value = (container as Record<string | number, unknown>)[key];
    if (value === null || typeof value === 'object') return value;
    const origin = this.getOrigin(container, key);
    return origin ? new Traced(value, origin) : value;
  }

  traceFields(object: object): object {
    return Object.fromEntries(Object.keys(object).map((name) => [name, this.read(object, name)]));
  }

  traceElements(list: readonly unknown[]): readonly unknown[] {
    return list.map((_, index) => this.read(list, index));
  }

  record(built: object): object {
    if (Array.isArray(built)) {
      const plain = built.map(getPlainValue);
      this.#remember(plain, [...built.entries()]);
      return plain;
    }
    const entries = Object.entries(built);
    const plain = Object.fromEntries(entries.map(([name, field]) => [name, getPlainValue(field)]));
    this.#remember(plain, entries);
    return plain;
  }

  #remember(container: object, entries: readonly (readonly [string | number, unknown])[]): void {
    const traced = entries.flatMap(([key, value]) =>
      value instanceof Traced ? [[key, value.origin] as const] : [],
    );
    if (traced.length > 0) this.#records.set(container, new Map(traced));
  }
}

export function getPlainValue(value: unknown): unknown {
  return value instanceof Traced ? value.value : value;
}
