/** A page of the site. */
export interface Place {
  /** From the root, such as '/agent/tara'. */
  path: string;
  /** What a link to it says. */
  label: string;
}

/** How different two names may be, as the share of letters that would have to change. */
const FARTHEST = 1 / 3;
/** How different a name counts as that only begins like the other one: 'privacy' for 'privacy-policy'. */
const BEGINNING = 1 / 5;
/** Fewer letters than this begin too many names. */
const SHORTEST_BEGINNING = 3;

/** The place whose path or label comes nearest to a path that leads nowhere; undefined when none is near. */
export function findNearestPage(path: string, places: readonly Place[]): Place | undefined {
  const wanted = namesIn(path);
  let nearest: { place: Place; distance: number } | undefined;
  for (const place of places) {
    const names = [...namesIn(place.path), nameOf(place.label)];
    const distance = Math.min(...wanted.flatMap((one) => names.map((other) => differenceOf(one, other))));
    if (distance <= FARTHEST && distance < (nearest?.distance ?? Infinity)) nearest = { place, distance };
  }
  return nearest?.place;
}

/** A path as a whole, and its last part: an agent is also looked for at '/tara'. */
function namesIn(path: string): string[] {
  const parts = path.split('/').map(nameOf).filter(Boolean);
  return parts.length > 0 ? [parts.join('-'), parts.at(-1) ?? ''] : [];
}

/** Letters and digits in lower case, joined by hyphens. */
function nameOf(text: string): string {
  return decoded(text)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A text whose percent signs are none of an encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** 0 for the same name, 1 for one that has nothing in common. */
function differenceOf(one: string, other: string): number {
  if (one === other) return 0;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const isBeginning = shorter.length >= SHORTEST_BEGINNING && longer.startsWith(shorter);
  const changes = changesBetween(shorter, longer) / longer.length;
  return isBeginning ? Math.min(BEGINNING, changes) : changes;
}

/** How many letters to add, drop or replace (Levenshtein's distance), row by row of the usual table. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const above = row;
    row = [index + 1];
    for (let place = 0; place < other.length; place += 1) {
      const replaced = (above[place] ?? 0) + (letter === other[place] ? 0 : 1);
      row.push(Math.min(replaced, (above[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? other.length;
}
