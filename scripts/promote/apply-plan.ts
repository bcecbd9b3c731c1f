import { OperatorError } from '../operator-error.ts';
import { withRetries } from '../retry.ts';
import { refusal } from './lake-content.ts';
import type { PromoteLake } from './open-lakes.ts';
import { transactionsOf } from './order-steps.ts';
import { mutationsOf, type Step } from './steps.ts';

type ApplyPlanOptions = {
  /** Prefix of the transaction ids. */
  name: string;
  /** Called before each transaction is sent. */
  onTransaction?: (transactionId: string, steps: readonly Step[]) => void;
  /** Called when a transaction was certainly not applied. */
  onRefusal?: (transactionId: string) => void;
};

/**
 * Applies the steps in as few transactions as possible, each atomic. Stops when a document has been changed in the meantime.
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
    // When the first response was lost, the retry is refused although the transaction was applied.
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
