import { LakeError } from '../errors.ts';

/** What one query may use. */
export type WorkLimits = {
  /** Tokens of its text: to parse them, groq-js needs time in the square of their number. */
  tokens: number;
  /** Elements looked at in all scans together, each weighed by the size of what is evaluated for it. */
  visits: number;
  /** Infinite where the same work must always end in the same way, however busy the machine is. */
  milliseconds: number;
  /** Of the answer: what is written out is in memory as a whole. */
  bytes: number;
};

/** Both keep the memory of the largest result within what a small server has. */
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

/** An evaluation blocks the only thread, so the limits hold for signed-in callers too. */
export function limitsFor(identity: string | undefined): WorkLimits {
  return identity === undefined ? ANONYMOUS_LIMITS : SIGNED_IN_LIMITS;
}

/** 400, because clients ask again after a 429, 502 or 503, and this query would only fail again. */
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

/** Counts work before it is done, in characters to be read; throws when a limit is reached. */
export type CountWork = (characters: number) => void;
/** How many words are compared in the time in which one character is read. */
export const WORD_COMPARISONS_PER_CHARACTER = 32;

const VISITS_BETWEEN_CLOCKS = 256;

/** Counts the work of one evaluation and ends it once a limit is passed. The clock starts with `restart`. */
export class WorkMeter {
  readonly #limits: WorkLimits;
  readonly #advice: string | undefined;
  #visits = 0;
  #written = 0;
  #nextClock = VISITS_BETWEEN_CLOCKS;
  #started = performance.now();
  #clock = this.#started;
  /** While an interrupted evaluation comes back to where it was, nothing counts: it did before. */
  isPaused = false;

  /** @param advice what is said to do about a timeout, where it is no query that is ended */
  constructor(limits: WorkLimits, advice?: string) {
    this.#limits = limits;
    this.#advice = advice;
  }

  restart(): void {
    this.#visits = 0;
    this.#written = 0;
    this.#nextClock = VISITS_BETWEEN_CLOCKS;
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
    this.#nextClock = this.#visits + VISITS_BETWEEN_CLOCKS;
    const { visits, milliseconds } = this.#limits;
    if (this.#visits > visits) {
      throw new QueryTimeoutError(`${visits.toLocaleString('en')} visited elements`, this.#advice);
    }
    this.#clock = performance.now();
    if (this.#clock - this.#started > milliseconds) {
      throw new QueryTimeoutError(`${milliseconds.toLocaleString('en')} ms`, this.#advice);
    }
  }

  /** The time at which it was looked at last. */
  get clock(): number {
    return this.#clock;
  }

  /** Does not count the time in which others were served. */
  wait(milliseconds: number): void {
    this.#started += milliseconds;
  }

  /** Runs what is done once for all queries, such as reading documents from the disk: its time is not this query's. */
  untimed<Result>(run: () => Result): Result {
    const started = performance.now();
    const result = run();
    this.wait(performance.now() - started);
    return result;
  }

  /** Counts a value that is about to be copied, joined or searched as a whole. @throws QueryTimeoutError */
  visitValue(value: unknown): void {
    this.visit(1 + sizeOf(value));
  }

  /** Counts characters that are about to be taken apart into words. @throws QueryTimeoutError */
  readonly visitText: CountWork = (characters) => {
    this.visit(Math.ceil(characters / CHARACTERS_READ_PER_VISIT));
  };

  /** Counts characters that are about to be copied, or read as JSON. @throws QueryTimeoutError */
  visitCopied(characters: number): void {
    this.visit(1 + Math.floor(characters / CHARACTERS_PER_VISIT));
  }

  /**
   * Counts everything in a result, once for each place it stands in: a short query can put a value into itself
   * again and again, and only writing the result out shows how large it is.
   *
   * @returns whether it is JSON all through: dates and paths are written as JSON by a method of theirs
   * @throws QueryTimeoutError, ResultTooLargeError
   */
  visitResult(value: unknown): boolean {
    let characters = writtenLength(value);
    let isJson = true;
    if (Array.isArray(value)) {
      for (const part of value) {
        characters += 1;
        if (isPlain(part)) characters += writtenLength(part);
        else isJson = this.visitResult(part) && isJson;
      }
    } else if (typeof value === 'object' && value !== null) {
      isJson = !('toJSON' in value && typeof value.toJSON === 'function');
      for (const name in value) {
        characters += name.length + AROUND_NAME;
        // The loop names the value's own fields, as JSON has no others.
        const part = (value as Record<string, unknown>)[name];
        if (isPlain(part)) characters += writtenLength(part);
        else isJson = this.visitResult(part) && isJson;
      }
    }
    this.visitWritten(characters);
    return isJson;
  }

  /** Counts what is about to be written into the answer. @throws QueryTimeoutError, ResultTooLargeError */
  visitWritten(characters: number): void {
    if (this.isPaused) return;
    this.#written += characters;
    if (this.#written > this.#limits.bytes) throw new ResultTooLargeError(this.#limits);
    this.visitCopied(characters);
  }
}

const CHARACTERS_PER_VISIT = 64;
/** To find words takes longer than to copy them. */
const CHARACTERS_READ_PER_VISIT = 8;
/** The quotes, the colon and the comma. */
const AROUND_NAME = 4;

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Math.floor(value.length / CHARACTERS_PER_VISIT);
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** About how many characters a value takes in JSON; of an object or list, the brackets. */
function writtenLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  return isPlain(value) ? 4 : 2;
}
