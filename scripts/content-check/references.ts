import { type Content, isObject, type Placed, valuesOf } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';

/** Every reference must lead to a document that is published. */
export function checkReferences(content: Content): Finding[] {
  const ids = new Set(content.map((document) => document._id));
  return content
    .flatMap(valuesOf)
    .filter((place): place is Placed<{ _ref: string }> => hasReference(place.value))
    .filter(({ value }) => !ids.has(value._ref))
    .map((place) =>
      findingAt(
        place,
        `This points to “${place.value._ref}”, which is not published or no longer exists. Publish it, choose another one, or remove this entry.`,
      ),
    );
}

function hasReference(value: unknown): value is { _ref: string } {
  return isObject(value) && typeof value._ref === 'string';
}
