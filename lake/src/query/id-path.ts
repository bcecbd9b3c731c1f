/** Longer strings match no path; ids have at most 128 characters. */
const MAX_ID_LENGTH = 1_000;

/**
 * The value of GROQ's `path("drafts.**")`: `*` matches one part of an id, `**` one or more.
 *
 * Matching takes polynomial time, not exponential time as in groq-js.
 */
export class IdPath {
  readonly pattern: string;
  readonly #parts: readonly string[];

  constructor(pattern: string) {
    this.pattern = pattern;
    this.#parts = pattern.split('.', MAX_ID_LENGTH + 2);
  }

  /** The path in a result. */
  toJSON(): string {
    return this.pattern;
  }

  matches(id: string): boolean {
    return id.length <= MAX_ID_LENGTH && matchesParts(id.split('.'), this.#parts);
  }
}

/** Matches part by part and, on a mismatch, extends the latest `**` by one part. */
function matchesParts(parts: readonly string[], pattern: readonly string[]): boolean {
  let at = 0;
  let wanted = 0;
  let afterStars: { at: number; wanted: number } | undefined;
  while (at < parts.length) {
    if (pattern[wanted] === '**') {
      at += 1;
      wanted += 1;
      afterStars = { at, wanted };
    } else if (isPart(parts[at], pattern[wanted])) {
      at += 1;
      wanted += 1;
    } else {
      if (!afterStars) return false;
      afterStars = { at: afterStars.at + 1, wanted: afterStars.wanted };
      ({ at, wanted } = afterStars);
    }
  }
  return wanted === pattern.length;
}

function isPart(part: string | undefined, pattern: string | undefined): boolean {
  return pattern === '*' ? part !== '' : part === pattern;
}
