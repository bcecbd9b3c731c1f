import { parseArgs } from 'node:util';
import { type FuzzReport, fuzz } from './fuzz.ts';

const usage = `npx node lake/fuzz/main.ts [--requests <n>] [--seed <n>]

Sends random requests to a lake in memory. Ends with exit code 1 when one is answered with 5xx (501 says what the lake
does not have), when something throws, or when memory grows.
  --requests   how many (100000)
  --seed       where they begin, to send the same ones again (another each time)`;

/** The allowed growth of the heap between the first and the last batch. */
const MAX_GROWTH_MB = 100;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 1_000_000)) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  for (const name of ['requests', 'seed'] as const) {
    if (/^[1-9]\d*$/.test(values[name])) continue;
    console.error(`--${name} ${values[name]} is no whole number of 1 or more.`);
    process.exitCode = 1;
    return;
  }
  const requests = Number(values.requests);
  const seed = Number(values.seed);
  const started = performance.now();
  const report = await fuzz({
    requests,
    seed,
    onProgress: (done) => process.stdout.write(`\r${done.toLocaleString('en')} requests`),
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`\rseed ${seed}, ${seconds.toFixed(0)} s`);
  const isFine = print(requests, report);
  process.exitCode = isFine ? 0 : 1;
}

/** Prints the report. Returns whether there are no faults. */
function print(requests: number, report: FuzzReport): boolean {
  const [first = 0] = report.heap;
  const last = report.heap.at(-1) ?? 0;
  const answers = Object.entries(report.statuses).map(([status, count]) => [`answers ${status}`, count]);
  console.table({
    requests,
    'impossible to send': report.impossible,
    'socket frames': report.frames,
    ...Object.fromEntries(answers),
    'slowest answer, ms': Math.round(report.slowestMs),
    'heap after the first batch, MB': first,
    'heap after the last, MB': last,
    faults: report.faults.length,
  });
  for (const { fault, request } of report.faults) {
    console.error(`\n${fault}\n${JSON.stringify(request)?.slice(0, 2_000)}`);
  }
  const growth = last - first;
  if (growth > MAX_GROWTH_MB) console.error(`\nThe heap grew by ${growth} MB.`);
  return report.faults.length === 0 && growth <= MAX_GROWTH_MB;
}

await main();
