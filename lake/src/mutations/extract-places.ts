import { extractWithPath } from '@sanity/mutator';
import { splitPath } from './patch-path.ts';

/** The steps from a document to a value: names of attributes and indexes of elements, outermost first. */
export type Steps = readonly (string | number)[];

/** A value in a document, and how to get there. */
export type Place = { steps: Steps; value: unknown };

const NAME = /^\.?([a-z_]\w*)$/i;
const NAMES = /\.{0,2}[a-z_]\w*|\.\./gi;

/**
 * The values that a path leads to. Like `extractWithPath` of @sanity/mutator, which throws where a name follows null or a plain value:
 * there is nothing below these.
 *
 * @param path in the notation of `patchPath`
 * @throws Error for a path that the mutator cannot parse
 */
export function extractPlaces(path: string, document: unknown): Place[] {
  // Parses the whole path, so that it is refused also where nothing matches its beginning.
  extractWithPath(path, {});
  let places: Place[] = [{ steps: [], value: document }];
  for (const segment of splitSegments(path)) places = places.flatMap((place) => stepInto(place, segment));
  return places;
}

/** Splits a path into a name or a pair of brackets each; `..` stays with what follows it. */
function splitSegments(path: string): string[] {
  const segments: string[] = [];
  let depth = 0;
  let isOpen = false;
  const add = (text: string) => {
    if (isOpen) segments.push(`${segments.pop()}${text}`);
    else segments.push(text);
  };
  for (const part of splitPath(path)) {
    if (depth === 0 && part !== '[' && !part.startsWith("'")) {
      for (const name of part.match(NAMES) ?? []) {
        add(name);
        isOpen = name === '..';
      }
      continue;
    }
    add(part);
    if (part === '[') depth += 1;
    if (part === ']') depth -= 1;
    isOpen = depth > 0;
  }
  return segments;
}

function stepInto({ steps, value }: Place, segment: string): Place[] {
  const [, name] = NAME.exec(segment) ?? [];
  if (name === undefined) {
    const isContainer = typeof value === 'object' && value !== null;
    return isContainer ? extractWithPath(segment, value).map((found) => createPlace(steps, found)) : [];
  }
  const isThere =
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, name);
  return isThere ? [{ steps: [...steps, name], value: Reflect.get(value, name) }] : [];
}

function createPlace(steps: Steps, { path, value }: ReturnType<typeof extractWithPath>[number]): Place {
  return { steps: [...steps, ...path], value };
}
