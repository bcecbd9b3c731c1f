import { type BenchServer, formatTable, pause, withTemporaryFolder } from 'embedded-content-lake/bench';
import { uploadPicture } from '../pictures/bench-pictures.ts';
import { floodPictures } from '../pictures/picture-flood.ts';
import { withServer } from '../server/bench-server.ts';
import { ServerWatch } from './server-watch.ts';
import { openListeners } from './soak-listeners.ts';
import { from, Traffic } from './traffic.ts';

const LISTENERS = 200;
const RECONNECT_MS = 60_000;
const BACKUP_MS = 10 * 60_000;

/** What can be left out, to see what it does to the rest. */
export const SOAK_PARTS = ['pictures', 'editors', 'listeners', 'backups', 'guesses', 'flood'] as const;
export type SoakPart = (typeof SOAK_PARTS)[number];

type SoakSettings = {
  minutes: number;
  /** Requests of readers in a second. */
  rate: number;
  without: readonly SoakPart[];
};

/**
 * Everything at once, for so long: readers with a mix of pictures, editors who write, listeners that reconnect, publishes,
 * backups, somebody who floods the pictures and somebody who guesses tokens.
 */
export async function benchSoak(settings: SoakSettings): Promise<void> {
  await withTemporaryFolder((folder) =>
    withServer(folder, (server) => soak(server, settings), {
      SITE_URL: 'https://bench.example',
      GATE_PASSWORD: 'of the bench',
    }),
  );
}

async function soak(server: BenchServer, { minutes, rate, without }: SoakSettings): Promise<void> {
  const has = (part: SoakPart) => !without.includes(part);
  const picture = await uploadPicture(server);
  const over = new AbortController();
  const traffic = new Traffic(server, over.signal);
  const watch = new ServerWatch(server);
  const listeners = openListeners(has('listeners') ? LISTENERS : 0, listenSource(server), RECONNECT_MS);
  const flood = has('flood') ? floodPictures({ url: picture, address: '198.51.100.1' }) : undefined;
  const backupEach = Math.min(BACKUP_MS, (minutes * 60_000) / 3);
  const parts = [
    watch.run(over.signal),
    traffic.readers(rate, has('pictures') ? picture : undefined),
    ...(has('editors') ? [traffic.editors()] : []),
    ...(has('backups') ? [traffic.backups(backupEach)] : []),
    ...(has('guesses') ? [traffic.guesser()] : []),
    // The listeners have come by then.
    pause(5_000).then(() => traffic.publisher()),
  ];
  await pause(minutes * 60_000);
  over.abort();
  const attacked = await flood?.end();
  await Promise.all(parts);
  // The last event is on its way yet.
  await pause(3_000);
  const heard = await listeners.end(traffic.published);
  await report({ traffic, watch, heard, attacked, settings: { minutes, rate, without } });
}

function listenSource({ lake }: BenchServer) {
  const query = encodeURIComponent('*[_type == "soakEvent"]');
  const url = `${lake}/v2025-02-19/data/listen/production?query=${query}&enableResume=true&includeResult=false`;
  return { url, headers: (index: number) => from(index) };
}

type Outcome = {
  traffic: Traffic;
  watch: ServerWatch;
  heard: { missed: number; doubled: number; reconnects: number };
  attacked: Record<string, number> | undefined;
  settings: SoakSettings;
};

async function report({ traffic, watch, heard, attacked, settings }: Outcome): Promise<void> {
  const { minutes, rate, without } = settings;
  const left = without.length > 0 ? `, without ${without.join(', ')}` : '';
  const answers = Object.entries(attacked ?? {}).map(([what, count]) => `${count} × ${what}`);
  console.log(
    formatTable(
      `Everything at once, ${minutes} minutes, ${rate} reads a second${left}`,
      ['', 'answered', 'p50 ms', 'p99 ms', 'most ms', 'errors'],
      Object.values(traffic.tallies).map((tally) => tally.row()),
    ),
  );
  console.log(
    formatTable(
      'Who was busy: times above contain how late both event loops were',
      ['', 'cores', 'late p50 ms', 'late p99 ms', 'late at most ms'],
      await watch.loadRows(),
    ),
  );
  console.log(
    formatTable(
      'What the memory of the server consists of, MB',
      ['until minute', 'all', 'heap in use', 'heap', 'external', 'rest'],
      watch.memoryRows(),
    ),
  );
  console.log(
    formatTable(
      'What came of it',
      ['', ''],
      [
        ['events missed, of all listeners', heard.missed],
        ['events heard twice', heard.doubled],
        ['reconnects', heard.reconnects],
        ['events published', traffic.published.size],
        ['acknowledged writes lost', await traffic.countLost()],
        ['the flood was answered', answers.join(', ') || '–'],
      ],
    ),
  );
}
