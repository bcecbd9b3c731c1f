import { LakeError } from './errors.ts';

/** The work limits of one query. */
export type WorkLimits = {
  /** Tokens of the query: groq-js's parser takes quadratic time. */
  tokens: number;
  /** Visited elements of all loops, weighted by the number of nodes evaluated for each. */
  visits: number;
  /** Infinite if the result must not depend on the speed of the machine. */
  milliseconds: number;
  /** The size of the response, which is in memory as a whole. */
  bytes: number;
};

/** With these limits, the largest result fits in the memory of a small server. */
export const ANONYMOUS_LIMITS: WorkLimits = {
  tokens: 4_000,
  visits: 5_000_000,
  milliseconds: 5_000,
  bytes: 64_000_000,
};
export const SIGNED_IN_LIMITS: WorkLimits = {
  tokens: 20_000,
  visits: 20_000_000,
  milliseconds: 10_000,
  bytes: 256_000_000,
};

/** The limits also apply to signed-in callers, since an evaluation blocks the single thread. */
export function getWorkLimits(identity: string | undefined): WorkLimits {
  return identity === undefined ? ANONYMOUS_LIMITS : SIGNED_IN_LIMITS;
}

/** Status 400, since clients retry after 429, 502 and 503, and this query would fail again. */
export class WorkLimitError extends LakeError {
  constructor(type: string, description: string) {
    super(400, description, { error: { type, description } });
  }
}

const ADVICE = 'Filter by _type or _id, avoid subqueries inside of subqueries, or ask for less at a time';

export class QueryTimeoutError extends WorkLimitError {
  constructor(spent: string, advice = ADVICE) {
    super('queryTimeoutError', `query timeout: stopped after ${spent}. ${advice}`);
    this.name = 'QueryTimeoutError';
  }
}

export class ResultTooLargeError extends WorkLimitError {
  constructor({ bytes }: WorkLimits) {
    const most = `${bytes / 1_000_000} MB`;
    super(
      'queryResultTooLargeError',
      `query result is too large (more than ${most}). Ask for fewer documents or fields at a time`,
    );
    this.name = 'ResultTooLargeError';
  }
}

/** Counts work in advance, in characters to read; throws when a limit is exceeded. */
export type CountWork = (characters: number) => void;
/** The number of word comparisons that take as long as reading one character. */
export const WORD_COMPARISONS_PER_CHARACTER = 32;

const VISITS_BETWEEN_TIME_CHECKS = 256;

/** Counts the work of one evaluation, and stops it at the first exceeded limit. The time starts with `restart`. */
export class WorkMeter {
  readonly #limits: WorkLimits;
  readonly #advice: string | undefined;
  #visits = 0;
  #written = 0;
  #nextClock = VISITS_BETWEEN_TIME_CHECKS;
  #started = performance.now();
  #clock = this.#started;
  /** Whether counting is paused: while a resumed evaluation replays its recorded work, which has been counted before. */
  isPaused = false;

  /** @param advice the advice in the error message of a timeout, for work other than queries */
  constructor(limits: WorkLimits, advice?: string) {
    this.#limits = limits;
    this.#advice = advice;
  }

  restart(): void {
    this.#visits = 0;
    this.#written = 0;
    this.#nextClock = VISITS_BETWEEN_TIME_CHECKS;
    this.#started = performance.now();
  }

  /** @throws QueryTimeoutError */
  visit(count: number): void {
    if (this.isPaused) return;
    this.#visits += count;
    if (this.#visits >= this.#nextClock) this.check();
  }

  /** @throws QueryTimeoutError */
  check(): void {
    this.#nextClock = this.#visits + VISITS_BETWEEN_TIME_CHECKS;
    const { visits, milliseconds } = this.#limits;
    if (this.#visits > visits) {
      throw new QueryTimeoutError(`${visits.toLocaleString('en')} visited elements`, this.#advice);
    }
    this.#clock = performance.now();
    if (this.#clock - this.#started > milliseconds) {
      throw new QueryTimeoutError(`${milliseconds.toLocaleString('en')} ms`, this.#advice);
    }
  }

  /** The time of the last time check. */
  get clock(): number {
    return this.#clock;
  }

  /** Excludes time in which other requests were served. */
  wait(milliseconds: number): void {
    this.#started += milliseconds;
  }

  /** Runs work that is done once for all queries, such as reading documents from disk, without counting its time. */
  runUntimed<Result>(run: () => Result): Result {
    const started = performance.now();
    const result = run();
    this.wait(performance.now() - started);
    return result;
  }

  /** Counts a value before it is copied, joined or searched as a whole. @throws QueryTimeoutError */
  visitValue(value: unknown): void {
    this.visit(1 + estimateSize(value));
  }

  /** Counts characters before they are split into words. @throws QueryTimeoutError */
  readonly visitText: CountWork = (characters) => {
    this.visit(Math.ceil(characters / CHARACTERS_READ_PER_VISIT));
  };

  /** Counts characters before they are copied or parsed as JSON. @throws QueryTimeoutError */
  visitCopied(characters: number): void {
    this.visit(1 + Math.floor(characters / CHARACTERS_PER_VISIT));
  }

  /**
   * Counts all values of a result, each time they occur: a short query can nest a value in itself repeatedly, so that only the
   * serialized result is large.
   *
   * @returns whether the result is plain JSON data; times and paths are not, they are serialized by `toJSON`
   * @throws QueryTimeoutError, ResultTooLargeError
   */
  visitResult(value: unknown): boolean {
    let characters = measureLength(value);
    let isJson = true;
    if (Array.isArray(value)) {
      for (const part of value) {
        characters += 1;
        if (isPlain(part)) characters += measureLength(part);
        else isJson = this.visitResult(part) && isJson;
      }
    } else if (typeof value === 'object' && value !== null) {
      isJson = !('toJSON' in value && typeof value.toJSON === 'function');
      for (const name in value) {
        characters += name.length + FIELD_OVERHEAD;
        // The assertion is safe: JSON objects only have own fields.
        const part = (value as Record<string, unknown>)[name];
        if (isPlain(part)) characters += measureLength(part);
        else isJson = this.visitResult(part) && isJson;
      }
    }
    this.visitWritten(characters);
    return isJson;
  }

  /** Counts characters before they are written to the response. @throws QueryTimeoutError, ResultTooLargeError */
  visitWritten(characters: number): void {
    if (this.isPaused) return;
    this.#written += characters;
    if (this.#written > this.#limits.bytes) throw new ResultTooLargeError(this.#limits);
    this.visitCopied(characters);
  }
}

const CHARACTERS_PER_VISIT = 64;
/** Splitting text into words takes longer than copying it. */
const CHARACTERS_READ_PER_VISIT = 8;
/** The quotes, colon and comma around a field name in JSON. */
const FIELD_OVERHEAD = 4;

function estimateSize(value: unknown): number {
  if (typeof value === 'string') return Math.floor(value.length / CHARACTERS_PER_VISIT);
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** The approximate length of a value in JSON; for objects and arrays only their brackets. */
function measureLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  return isPlain(value) ? 4 : 2;
}
