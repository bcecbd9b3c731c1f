import { type Cell, percentile } from 'embedded-content-lake/bench';

/** How one kind of call went: milliseconds of those that were answered as they should, and what the others were answered. */
export class Tally {
  readonly name: string;
  readonly #times: number[] = [];
  readonly #errors = new Map<string, number>();

  constructor(name: string) {
    this.name = name;
  }

  /** Runs a call that gives the status of its answer. Never rejects. */
  async time(call: () => Promise<number>, expected: readonly number[] = [200]): Promise<number | undefined> {
    const started = performance.now();
    try {
      const status = await call();
      if (!expected.includes(status)) throw new Error(String(status));
      this.#times.push(performance.now() - started);
      return status;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      const what = `${error instanceof Error ? error.message : String(error)}${cause}`;
      this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
      return undefined;
    }
  }

  /** A row of the table: name, answers, p50, p99, the longest time, errors. */
  row(): Cell[] {
    const errors = [...this.#errors].map(([what, count]) => `${count} × ${what}`).join('; ');
    return [
      this.name,
      this.#times.length,
      percentile(this.#times, 0.5),
      percentile(this.#times, 0.99),
      percentile(this.#times, 1),
      errors || '0',
    ];
  }
}
