import { distance } from 'fastest-levenshtein';

/** A page that can be suggested. */
export interface Place {
  /** An absolute path, such as '/agent/tara'. */
  path: string;
  /** The label of the link to it. */
  label: string;
}

/** Maximum edit distance for a suggestion, as a ratio of the longer name. */
const MAX_DIFFERENCE = 1 / 3;
/** The distance of a name that is a prefix of the other: 'privacy' for 'privacy-policy'. */
const PREFIX_DIFFERENCE = 1 / 5;
/** Minimum length of a prefix, since shorter ones match too many names. */
const MIN_PREFIX_LENGTH = 3;

/** Returns the page whose path or label is most similar to an unknown path; undefined if none is similar enough. */
export function findNearestPage(path: string, places: readonly Place[]): Place | undefined {
  const wanted = listNames(path);
  let nearest: { place: Place; difference: number } | undefined;
  for (const place of places) {
    const names = [...listNames(place.path), normalizeName(place.label)];
    const difference = Math.min(
      ...wanted.flatMap((one) => names.map((other) => computeDifference(one, other))),
    );
    if (difference <= MAX_DIFFERENCE && difference < (nearest?.difference ?? Infinity))
      nearest = { place, difference };
  }
  return nearest?.place;
}

/** Returns a whole path and its last segment, so that '/tara' finds an agent too. */
function listNames(path: string): string[] {
  const parts = path.split('/').map(normalizeName).filter(Boolean);
  return parts.length > 0 ? [parts.join('-'), parts.at(-1) ?? ''] : [];
}

/** Returns the letters and digits of a text in lower case, joined by hyphens. */
function normalizeName(text: string): string {
  return decodePath(text)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Returns a text with invalid percent encoding unchanged. */
function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns 0 for the same name, and up to 1 for different ones. */
function computeDifference(one: string, other: string): number {
  if (one === other) return 0;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const isBeginning = shorter.length >= MIN_PREFIX_LENGTH && longer.startsWith(shorter);
  const changes = distance(shorter, longer) / longer.length;
  return isBeginning ? Math.min(PREFIX_DIFFERENCE, changes) : changes;
}
