import { OperatorError } from '../operator-error.ts';
import { withRetries } from '../retry.ts';
import { refusal } from './lake-content.ts';
import type { PromoteLake } from './open-lakes.ts';
import { transactionsOf } from './order-steps.ts';
import { mutationsOf, type Step } from './steps.ts';

export type ApplyPlanOptions = {
  /** What the names of its transactions begin with. */
  name: string;
  /** Is told of every transaction before it is sent. */
  onTransaction?: (transactionId: string, steps: readonly Step[]) => void;
  /** Is told of a transaction of which surely nothing was done. */
  onRefusal?: (transactionId: string) => void;
};

/**
 * Carries out the steps, as few transactions as may be, each all or nothing. A document that somebody changed meanwhile
 * stops it.
 *
 * @throws OperatorError that names that document, and the client's errors
 */
export async function applyPlan(
  target: PromoteLake,
  steps: readonly Step[],
  { name, onTransaction, onRefusal }: ApplyPlanOptions,
): Promise<void> {
  const attempt = Date.now().toString(36);
  for (const [index, part] of transactionsOf(steps).entries()) {
    const transactionId = `${name}-${attempt}-${index + 1}`;
    onTransaction?.(transactionId, part);
    await commit(target, part, transactionId, () => onRefusal?.(transactionId));
  }
}

async function commit(
  target: PromoteLake,
  steps: readonly Step[],
  transactionId: string,
  refused: () => void,
): Promise<void> {
  const { client } = target;
  try {
    await withRetries(() =>
      client
        .transaction(steps.flatMap(mutationsOf))
        .transactionId(transactionId)
        .commit({ visibility: 'sync', tag: 'promote.write' }),
    );
  } catch (error) {
    // When the answer was lost, the second try is refused, and yet it is done.
    if (await isDone(target, steps, transactionId)) return;
    const known = conflict(error, target);
    if (known) refused();
    throw known ?? refusal(error, target);
  }
}

async function isDone(
  { client }: PromoteLake,
  steps: readonly Step[],
  transactionId: string,
): Promise<boolean> {
  const written = steps.find(({ after }) => after);
  const ids = steps.map(({ id }) => id);
  const left = await client
    .fetch<{ _id: string; _rev: string }[]>('*[_id in $ids]{_id, _rev}', { ids }, { tag: 'promote.look' })
    .catch(() => undefined);
  if (!left) return false;
  return written ? left.some(({ _rev }) => _rev === transactionId) : left.length === 0;
}

const CONFLICT =
  /documentRevisionIDDoesNotMatch|unexpected revision|already exists|was not found|does not exist|references non-existent|cannot be deleted as there are references/i;

function conflict(error: unknown, { where }: PromoteLake): OperatorError | undefined {
  if (!(error instanceof Error) || !CONFLICT.test(error.message)) return undefined;
  return new OperatorError(
    `Somebody changed ${where} meanwhile: ${error.message}\nTheir change is kept, and nothing of this transaction was written. Run the same command again: it reads the target anew and goes on.`,
    { cause: error },
  );
}
