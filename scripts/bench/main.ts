import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { explain } from '../explain.ts';
import { OperatorError } from '../operator-error.ts';
import { benchDurability } from './durability/bench-durability.ts';
import { benchLake } from './lake/bench-lake.ts';
import { benchSite, type ThrottlingName } from './site/bench-site.ts';

const usage = `npm run bench [-- lake] [-- site] [-- durability] [--seconds <n>] [--sizes <n,n,…>] [--runs <n>] [--paths </,/about>] [--gate on|off] [--throttling simulated|applied] [--kills <n>]

Measures on this machine and prints tables; nothing else should run meanwhile.
  lake         the content lake: reads beside their floors, durable writes, listeners, start, memory
  site         every page as a slow phone shows it, beside a static page with as much text (hours; fewer with --paths)
  durability   kills the lake while 16 writers write, and looks for what is lost (some minutes; only by its name)
  --seconds    how long each figure of the lake is measured (3)
  --sizes      numbers of documents (300,10000,100000)
  --runs       how often each page of the site is visited (5)
  --paths      pages of the site (all)
  --gate       the site with its gate on or off only (both)
  --throttling of the pages' line and processor: computed or really slow (both)
  --kills      how often the lake is killed (200)`;

type Settings = {
  seconds: number;
  sizes: number[] | undefined;
  runs: number;
  paths: string[] | undefined;
  gates: ('on' | 'off')[];
  throttlings: ThrottlingName[];
  kills: number;
};

const BENCHES = new Map<string, (settings: Settings) => Promise<void>>([
  ['lake', ({ seconds, sizes }) => benchLake(seconds, sizes)],
  ['site', benchSite],
  ['durability', ({ kills }) => benchDurability(kills)],
]);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '3' },
      sizes: { type: 'string' },
      runs: { type: 'string', default: '5' },
      paths: { type: 'string' },
      gate: { type: 'string' },
      throttling: { type: 'string' },
      kills: { type: 'string', default: '200' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const settings = {
    seconds: Number(values.seconds),
    sizes: values.sizes?.split(',').map(Number),
    runs: Number(values.runs),
    paths: values.paths?.split(','),
    gates: (['off', 'on'] as const).filter((gate) => !values.gate || values.gate === gate),
    throttlings: (['simulated', 'applied'] as const).filter(
      (name) => !values.throttling || values.throttling === name,
    ),
    kills: Number(values.kills),
  };
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const name of positionals.length > 0 ? positionals : ['lake']) {
    const run = BENCHES.get(name);
    if (!run) throw new OperatorError(`There is no bench "${name}".\n\n${usage}`);
    await run(settings);
  }
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
