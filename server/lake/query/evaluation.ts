import type { DatasetView } from './perspective-view.ts';
import type { WorkMeter } from './work-meter.ts';

/** What the lake's own nodes in a query's tree work with. */
export type Evaluation = { view: DatasetView; meter: WorkMeter };

let running: Evaluation | undefined;

/**
 * Runs one evaluation. The nodes of a tree are made once and serve every evaluation of the query, so they find what
 * they work with here; evaluation waits for nothing, so there is one at a time.
 */
export function duringEvaluation<Result>(evaluation: Evaluation, run: () => Result): Result {
  const outer = running;
  running = evaluation;
  try {
    return run();
  } finally {
    running = outer;
  }
}

/** The evaluation that a node is asked for its value in. */
export function currentEvaluation(): Evaluation {
  if (running) return running;
  throw new Error('A query was evaluated outside of duringEvaluation()');
}
