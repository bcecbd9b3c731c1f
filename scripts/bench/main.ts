import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchLake } from './lake/bench-lake.ts';

const usage = `npm run bench [-- lake] [--seconds <n>] [--sizes <n,n,…>]

Measures on this machine and prints tables; nothing else should run meanwhile.
  lake         the content lake: reads beside their floors, durable writes, listeners, start, memory
  --seconds    how long each figure is measured (3)
  --sizes      numbers of documents (300,10000,100000)`;

const BENCHES: Record<string, (seconds: number, sizes: number[] | undefined) => Promise<void>> = {
  lake: benchLake,
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '3' },
      sizes: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const unknown = positionals.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown) throw new Error(`There is no bench "${unknown}".\n\n${usage}`);
  const sizes = values.sizes?.split(',').map(Number);
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, run] of Object.entries(BENCHES)) {
    if (positionals.length === 0 || positionals.includes(name)) await run(Number(values.seconds), sizes);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
