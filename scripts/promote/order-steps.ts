import { referencesOf } from './lake-content.ts';
import type { Step } from './steps.ts';

/** Maximum characters of a transaction: the hosted lake accepts requests of up to 4 MB. */
const MAX_CHARACTERS = 2_500_000;

/**
 * Groups the steps into transactions, in an order that never breaks a reference: documents are written before those that refer to
 * them, and deleted after them. Usually this is one transaction.
 */
export function transactionsOf(steps: readonly Step[], mostCharacters = MAX_CHARACTERS): Step[][] {
  const coming = steps.filter(({ before }) => !before);
  const going = steps.filter(({ after }) => !after);
  const changing = steps.filter(({ before, after }) => before && after);
  const units = [
    ...referredFirst(coming, ({ after }) => after),
    ...changing.map((step) => [step]),
    ...referredFirst(going, ({ before }) => before).reverse(),
  ];
  const transactions: Step[][] = [];
  let room = 0;
  for (const unit of units) {
    const size = JSON.stringify(unit.map(({ after }) => after)).length;
    const current = transactions.at(-1);
    if (current && size <= room) current.push(...unit);
    else {
      transactions.push([...unit]);
      room = mostCharacters;
    }
    room -= size;
  }
  return transactions;
}

/**
 * The strongly connected components of the reference graph (Tarjan), most of them single documents; each comes after those that
 * it refers to.
 */
function referredFirst(steps: readonly Step[], documentOf: (step: Step) => unknown): Step[][] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const numbers = new Map<string, number>();
  const waiting: Step[] = [];
  const groups: Step[][] = [];
  const visit = (step: Step): number => {
    const own = numbers.size;
    numbers.set(step.id, own);
    waiting.push(step);
    let lowest = own;
    for (const { to } of referencesOf(documentOf(step))) {
      const next = byId.get(to);
      if (!next) continue;
      const known = numbers.get(to);
      if (known === undefined) lowest = Math.min(lowest, visit(next));
      else if (waiting.includes(next)) lowest = Math.min(lowest, known);
    }
    if (lowest === own) groups.push(waiting.splice(waiting.indexOf(step)));
    return lowest;
  };
  for (const step of steps) if (!numbers.has(step.id)) visit(step);
  return groups;
}
