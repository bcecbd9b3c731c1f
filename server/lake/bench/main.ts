import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchDurability } from './bench-durability.ts';
import { benchLake } from './bench-lake.ts';
import { benchSize } from './bench-size.ts';

const USAGE = `npx node server/lake/bench/main.ts [lake] [size] [durability] [--seconds <n>] [--sizes <n,n,…>] [--kills <n>]

Measures the lake on this machine, with articles and their authors, and prints tables; nothing else should run meanwhile.
  lake         reads beside their floors, durable writes, listeners, costly queries, start, memory (what is measured unless it is said)
  size         start, memory and latency with 250,000 documents of 2 kB
  durability   kills the lake while 16 writers write, and looks for what is lost
  --seconds    how long each figure is measured (3)
  --sizes      numbers of documents (300,10000,100000)
  --kills      how often the lake is killed (200)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '300,10000,100000' },
    kills: { type: 'string', default: '200' },
    help: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const names = positionals.length > 0 ? positionals : ['lake'];
const isUnderstood =
  [Number(values.seconds), Number(values.kills), ...sizes].every(
    (value) => value > 0 && Number.isInteger(value),
  ) && names.every((name) => ['lake', 'size', 'durability'].includes(name));

if (values.help || !isUnderstood) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  if (names.includes('lake')) await benchLake({ seconds: Number(values.seconds), sizes });
  if (names.includes('size')) await benchSize(250_000);
  if (names.includes('durability')) await benchDurability(Number(values.kills));
}
