import { availableParallelism, loadavg } from 'node:os';
import { benchDurability, benchLake } from 'embedded-content-lake/bench';
import { OperatorError } from '../operator-error.ts';
import { runMain } from '../run-main.ts';
import { benchPictures } from './pictures/bench-pictures.ts';
import { readSettings, type Settings } from './settings.ts';
import { benchSite } from './site/bench-site.ts';
import { siteContent } from './site-content.ts';
import { benchSoak, SOAK_PARTS } from './soak/bench-soak.ts';

const usage = `npm run bench [-- lake] [-- pictures] [-- site] [-- durability] [-- soak] [--seconds <n>] [--sizes <n,n,…>] [--runs <n>] [--paths </,/about>] [--gate on|off] [--throttling simulated|applied] [--kills <n>] [--minutes <n>] [--rate <n>] [--without <part,part,…>]

Measures on this machine and prints tables; nothing else should run meanwhile.
  lake         the content lake: reads beside their floors, durable writes, listeners, start, memory
  pictures     how long a new picture takes, alone and while another address floods the server
  site         every page, and one made of a template, as a slow phone shows it, beside a static page with as much text (hours; fewer with --paths)
  durability   kills the lake while 16 writers write, and looks for what is lost (some minutes; only by its name)
  soak         readers, editors, listeners, publishes, backups and two attackers at once, for an hour (only by its name)
  --seconds    how long each figure of the lake and its pictures is measured (3)
  --sizes      numbers of documents (300,10000,100000)
  --runs       how often each page of the site is visited (5)
  --paths      pages of the site (all)
  --gate       the site with its gate on or off only (both)
  --throttling of the pages' line and processor: computed or really slow (both)
  --kills      how often the lake is killed (200)
  --minutes    how long the soak takes (60)
  --rate       how many requests of readers the soak sends in a second (300)
  --without    what the soak leaves out: ${SOAK_PARTS.join(', ')} (nothing)`;

const BENCHES = new Map<string, (settings: Settings) => Promise<void>>([
  ['lake', ({ seconds, sizes }) => benchLake({ seconds, sizes, content: siteContent() })],
  ['pictures', ({ seconds }) => benchPictures(seconds)],
  ['site', benchSite],
  ['soak', benchSoak],
  ['durability', ({ kills }) => benchDurability(kills)],
]);

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2));
  if (!settings) return console.log(usage);
  const { benches } = settings;
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const name of benches.length > 0 ? benches : ['lake']) {
    const run = BENCHES.get(name);
    if (!run) throw new OperatorError(`There is no bench "${name}".\n\n${usage}`);
    await run(settings);
  }
}

runMain(main);
