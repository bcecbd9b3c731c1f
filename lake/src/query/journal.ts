import type { WorkMeter } from '../work-meter.ts';

/** Thrown to interrupt an evaluation. A symbol instead of an Error, since capturing the stack would take time. */
export const INTERRUPTED = Symbol('interrupted');

/** The state of an entered loop. */
class Loop {
  /** The index of the next element. */
  index = 0;
  /** The values of the elements before it. */
  values: unknown[] = [];
  /** The inner loops entered for the next element, in order. */
  inner: Loop[] = NONE;
  /** The index in `inner` of the loop that is entered next. */
  next = 0;
  isDone = false;
  result: unknown;
}

const NONE: Loop[] = [];

/**
 * Records the work of an evaluation, so that it can be interrupted after any element of a loop and resumed. To resume, the
 * evaluation is restarted, and recorded results are used instead of repeating the work. Expressions only depend on their scope, so
 * the same loops are entered in the same order.
 */
export class Journal {
  readonly #meter: WorkMeter;
  readonly #root = new Loop();
  #current = this.#root;
  #end = Number.POSITIVE_INFINITY;
  #interrupted: Loop | undefined;

  constructor(meter: WorkMeter) {
    this.#meter = meter;
  }

  /** Starts or restarts the evaluation, which is interrupted at `end` (as `performance.now()`). */
  begin(end: number): void {
    this.#root.next = 0;
    this.#current = this.#root;
    this.#end = end;
    this.#meter.isPaused = this.#interrupted !== undefined;
  }

  /**
   * Evaluates each element of a list, with recorded progress.
   *
   * @param weight the work per element, for the meter
   * @param evaluate appends the values of an element
   * @param finish computes the result from all values
   * @throws INTERRUPTED
   */
  evaluateEach<Item, Value, Result>(
    list: readonly Item[],
    weight: number,
    evaluate: (item: Item, values: Value[], index: number) => void,
    finish: (values: Value[]) => Result,
  ): Result {
    const outer = this.#current;
    const loop = this.#enter(outer);
    // The types are safe: the recorded loop is this one, so it has the same types.
    if (loop.isDone) return loop.result as Result;
    const values = loop.values as Value[];
    const meter = this.#meter;
    const end = this.#end;
    this.#current = loop;
    for (let { index } = loop; index < list.length; index += 1) {
      loop.index = index;
      meter.visit(weight);
      // The assertion is safe: the index is within the list.
      evaluate(list[index] as Item, values, index);
      if (loop.inner !== NONE) {
        loop.inner = NONE;
        loop.next = 0;
      }
      if (meter.clock > end) {
        loop.index = index + 1;
        this.#interrupted = loop;
        throw INTERRUPTED;
      }
    }
    this.#current = outer;
    const result = finish(values);
    loop.isDone = true;
    loop.result = result;
    loop.values = NONE;
    return result;
  }

  /** Computes and records a result that takes time. @throws INTERRUPTED */
  step<Result>(compute: () => Result): Result {
    const add = (run: () => Result, values: Result[]) => {
      values.push(run());
    };
    // The assertion is safe: there is exactly one value.
    return this.evaluateEach([compute], 0, add, ([result]) => result as Result);
  }

  #enter(outer: Loop): Loop {
    const known = outer.inner[outer.next];
    outer.next += 1;
    if (!known) {
      const loop = new Loop();
      if (outer.inner === NONE) outer.inner = [loop];
      else outer.inner.push(loop);
      return loop;
    }
    known.next = 0;
    if (known === this.#interrupted) {
      // Work from here on is not recorded yet, so it counts again.
      this.#interrupted = undefined;
      this.#meter.isPaused = false;
    }
    return known;
  }
}
