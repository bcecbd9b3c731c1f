import { referencesOf } from './references.ts';
import type { Step } from './steps.ts';

/** Characters of one transaction: the hosted lake takes requests of 4 MB. */
const MOST_CHARACTERS = 2_500_000;

/**
 * The steps as transactions, in an order in which every reference leads somewhere at any time: what comes before what
 * refers to it, what goes after what referred to it. Usually it is one transaction.
 */
export function transactionsOf(steps: readonly Step[], mostCharacters = MOST_CHARACTERS): Step[][] {
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
 * Groups of documents that refer to each other in a circle, most of them of one; each after those it refers to. (Tarjan's
 * strongly connected components.)
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
