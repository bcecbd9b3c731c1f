import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from './shared/operator-error.ts';
import { runMain } from './shared/run-main.ts';

const root = join(import.meta.dirname, '..');

const BENCHES: Readonly<Record<string, string>> = {
  lake: 'lake/bench/lake.ts',
  site: 'scripts/tools/bench/site.ts',
  durability: 'lake/bench/durability.ts',
  soak: 'scripts/tools/bench/soak.ts',
};

const USAGE = `npm run bench [-- lake|site|durability|soak] [options]

Measures on this machine and prints tables; nothing else should run meanwhile. Each explains its options with --help.
  lake         reads, durable writes, listeners, start and memory of the content lake
  site         pages as a slow phone shows them, beside a static page with as much text
  durability   kills the lake while 16 writers write, and looks for what is lost
  soak         readers, editors, listeners, publishes, backups and two attackers at once, for an hour`;

/** `npm run bench`: runs one of the benchmarks in a process of its own. */
async function main(): Promise<void> {
  const [first = 'lake', ...rest] = process.argv.slice(2);
  if (first === '--help') return console.log(USAGE);
  const file = BENCHES[first];
  if (!file) throw new OperatorError(`There is no bench "${first}".\n\n${USAGE}`);
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  const { status } = spawnSync(process.execPath, [join(root, file), ...rest], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

runMain(main);
