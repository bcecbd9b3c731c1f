import type { WorkMeter } from './work-meter.ts';

/** Is thrown where an evaluation is interrupted. It is no fault, and has no trace of the stack, which would take time. */
export const INTERRUPTED = Symbol('interrupted');

/** A loop that was entered. */
class Loop {
  /** Of the element that comes next. */
  index = 0;
  /** What the elements before it gave. */
  values: unknown[] = [];
  /** The loops that were entered for the element that comes next, in their order. */
  inner: Loop[] = NONE;
  /** Which of them is entered next. */
  next = 0;
  isDone = false;
  result: unknown;
}

const NONE: Loop[] = [];

/**
 * What an evaluation has done, so that it can be interrupted after any element of any loop and taken up again: it is then begun anew,
 * and what was done is not done again. This holds because expressions depend on nothing but their scope, so that the same loops are
 * entered in the same order.
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

  /** Begins the evaluation anew, to be interrupted at this time of `performance.now()`. */
  begin(end: number): void {
    this.#root.next = 0;
    this.#current = this.#root;
    this.#end = end;
    this.#meter.isPaused = this.#interrupted !== undefined;
  }

  /**
   * Does something for each element of a list.
   *
   * @param weight how much work an element is, to the meter
   * @param evaluate adds to the values what the element gives
   * @param finish makes the result of the values
   * @throws INTERRUPTED
   */
  each<Item, Value, Result>(
    list: readonly Item[],
    weight: number,
    evaluate: (item: Item, values: Value[], index: number) => void,
    finish: (values: Value[]) => Result,
  ): Result {
    const outer = this.#current;
    const loop = this.#enter(outer);
    // The loop that was entered here before is this one, so its values and its result are of these types.
    if (loop.isDone) return loop.result as Result;
    const values = loop.values as Value[];
    const meter = this.#meter;
    const end = this.#end;
    this.#current = loop;
    for (let { index } = loop; index < list.length; index += 1) {
      loop.index = index;
      meter.visit(weight);
      // The index is within the list.
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

  /** Computes something that takes time, once. @throws INTERRUPTED */
  step<Result>(compute: () => Result): Result {
    const add = (run: () => Result, values: Result[]) => {
      values.push(run());
    };
    // There is one value, that of the one element.
    return this.each([compute], 0, add, ([result]) => result as Result);
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
      // From here on the work is new.
      this.#interrupted = undefined;
      this.#meter.isPaused = false;
    }
    return known;
  }
}
