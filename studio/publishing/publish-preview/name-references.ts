import { isObject } from '../read-value.ts';
import type { Difference } from './difference.ts';

/** Name of a referenced document that is not published. */
const UNPUBLISHED = '(not published yet)';

/** The ids of all references inside a value. */
function targetsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(targetsOf);
  if (!isObject(value)) return [];
  return typeof value._ref === 'string' ? [value._ref] : Object.values(value).flatMap(targetsOf);
}

/**
 * Creates a function that replaces ids of referenced documents in a difference by their names.
 *
 * @param revisions the published document and its draft
 * @param names names of all published documents, by id
 */
export function createReferenceNamer(
  revisions: readonly unknown[],
  names: ReadonlyMap<string, string>,
): (difference: Difference) => Difference {
  const targets = new Map(revisions.flatMap(targetsOf).map((id) => [id, names.get(id) ?? UNPUBLISHED]));
  const named = (text: string) => targets.get(text) ?? text;
  return (difference) => {
    switch (difference.kind) {
      case 'text':
        return { ...difference, before: named(difference.before), after: named(difference.after) };
      case 'added':
      case 'removed':
        return { ...difference, text: named(difference.text) };
      case 'moved':
        return { ...difference, order: difference.order.map(named) };
      default:
        return difference;
    }
  };
}
