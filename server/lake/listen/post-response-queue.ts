const waiting: (() => void)[] = [];

/** Does `work` once the requests that are being answered have their answers, in the order in which it is given. */
export function afterResponses(work: () => void): void {
  if (waiting.push(work) === 1) setImmediate(doAll);
}

function doAll(): void {
  for (const work of waiting.splice(0)) work();
}
