import { isObject } from '../read-value.ts';
import type { Difference } from './difference.ts';

/** What a choice of another document is called while visitors cannot see that document. */
const UNPUBLISHED = '(not published yet)';

/** The ids of all that a value refers to. */
function targetsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(targetsOf);
  if (!isObject(value)) return [];
  return typeof value._ref === 'string' ? [value._ref] : Object.values(value).flatMap(targetsOf);
}

/**
 * Says the names of documents for the ids by which a document refers to them, in its own fields and where a page shows
 * them. `names` are those of all that is published, by id.
 */
export function createNamer(
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
