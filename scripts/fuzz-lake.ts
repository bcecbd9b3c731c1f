import { parseArgs } from 'node:util';
import { fuzz } from './fuzz/fuzz.ts';

/**
 * `npm run fuzz [-- --requests 100000 --seed 1]`: random requests to a lake in memory. Ends with exit code 1 when one
 * is answered with 5xx (501 says what the lake does not have), when something throws, or when memory grows.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const requests = Number(values.requests);
const started = performance.now();
const report = await fuzz({
  requests,
  seed,
  onProgress: (done) => process.stdout.write(`\r${done.toLocaleString('en')} requests`),
});
const seconds = (performance.now() - started) / 1000;

/** Heap that a lake may leave behind, beyond what the first one did. */
const MOST_GROWTH_MB = 100;
const [first = 0] = report.heap;
const growth = (report.heap.at(-1) ?? 0) - first;

console.log(`\rseed ${seed}, ${seconds.toFixed(0)} s`);
console.table({
  requests,
  'impossible to send': report.impossible,
  'socket frames': report.frames,
  ...Object.fromEntries(
    Object.entries(report.statuses).map(([status, count]) => [`answers ${status}`, count]),
  ),
  'slowest answer, ms': Math.round(report.slowestMs),
  'heap after the first batch, MB': first,
  'heap after the last, MB': report.heap.at(-1) ?? 0,
  faults: report.faults.length,
});
for (const { fault, request } of report.faults) {
  console.error(`\n${fault}\n${JSON.stringify(request)?.slice(0, 2_000)}`);
}
if (growth > MOST_GROWTH_MB) console.error(`\nThe heap grew by ${growth} MB.`);
process.exitCode = report.faults.length > 0 || growth > MOST_GROWTH_MB ? 1 : 0;
