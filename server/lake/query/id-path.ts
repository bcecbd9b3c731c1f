/** No id is as long (they end at 128 characters), and what is no id lies under no path. */
const MAX_ID_LENGTH = 1_000;

/**
 * The value of GROQ's `path("drafts.**")`: `*` stands for one part of an id, `**` for one or more.
 *
 * The time to match grows with the lengths, not with their powers as in groq-js.
 */
export class IdPath {
  readonly pattern: string;
  readonly #parts: readonly string[];

  constructor(pattern: string) {
    this.pattern = pattern;
    this.#parts = pattern.split('.', MAX_ID_LENGTH + 2);
  }

  /** What a result shows. */
  toJSON(): string {
    return this.pattern;
  }

  matches(id: string): boolean {
    return id.length <= MAX_ID_LENGTH && matchesParts(id.split('.'), this.#parts);
  }
}

/** Goes on part by part and, where that fails, gives the latest `**` one part more. */
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
