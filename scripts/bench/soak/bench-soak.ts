import { rmSync } from 'node:fs';
import {
  type BenchServer,
  formatTable,
  pause,
  percentile,
  withTemporaryFolder,
} from 'embedded-content-lake/bench';
import { uploadPicture } from '../pictures/bench-pictures.ts';
import { floodPictures } from '../pictures/picture-flood.ts';
import { withServer } from '../server/bench-server.ts';
import { openListeners } from './soak-listeners.ts';
import { Tally } from './tally.ts';

const READS_PER_SECOND = 300;
const EDITORS = 10;
const LISTENERS = 200;
const PUBLISH_MS = 20_000;
const BACKUP_MS = 10 * 60_000;
/** Memory counts from here on: code and caches are loaded by then. */
const WARM_UP_MS = 60_000;
const SIDES = [128, 256, 400, 480, 512, 960];

/**
 * Everything at once, for so long: readers with a mix of pictures, editors who write, listeners that reconnect, publishes,
 * backups, somebody who floods the pictures and somebody who guesses tokens.
 */
export async function benchSoak(minutes: number): Promise<void> {
  await withTemporaryFolder((folder) =>
    withServer(folder, (server) => soak(server, minutes * 60_000), {
      SITE_URL: 'https://bench.example',
      GATE_PASSWORD: 'of the bench',
    }),
  );
}

async function soak(server: BenchServer, milliseconds: number): Promise<void> {
  const { lake, token } = server;
  const authorization = `Bearer ${token}`;
  const picture = await uploadPicture(server);
  let isOver = false;
  const tallies = {
    query: new Tally('query of a reader'),
    picture: new Tally('picture of a reader'),
    write: new Tally('write of an editor'),
    publish: new Tally('publish'),
    backup: new Tally('backup'),
    guess: new Tally('wrong token (401 or 429)'),
  };
  const status = async (path: string, init: RequestInit = {}): Promise<number> => {
    const answer = await fetch(path.startsWith('http') ? path : `${lake}${path}`, init);
    await answer.arrayBuffer();
    return answer.status;
  };
  const send = (path: string, body: unknown) =>
    status(`/v2025-02-19/data/${path}/production`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const every = async (interval: number, work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver; turn += 1) {
      const started = performance.now();
      await work(turn);
      const left = interval - (performance.now() - started);
      if (left > 0 && !isOver) await pause(left);
    }
  };

  const from = (address: number) => ({ 'x-forwarded-for': `203.0.113.${address % 250}` });
  let reads = 0;
  const read = () => {
    reads += 1;
    const headers = from(reads);
    if (reads % 8 === 0) {
      const side = SIDES[reads % SIDES.length] ?? 128;
      return tallies.picture.time(() =>
        status(`${picture}?w=${side}&h=${side}&fit=crop&auto=format`, { headers }),
      );
    }
    const query = encodeURIComponent(`*[_type == "soakPage" && n < ${reads % 40}]{_id, n, title}`);
    return tallies.query.time(() => status(`/v2025-02-19/data/query/production?query=${query}`, { headers }));
  };
  let inFlight = 0;
  const startedReading = performance.now();
  const readers = every(10, async () => {
    const due = ((performance.now() - startedReading) / 1000) * READS_PER_SECOND;
    // On a machine that does not keep up readers wait, as people do.
    while (reads < due && inFlight < 200) {
      inFlight += 1;
      void read().finally(() => (inFlight -= 1));
    }
  });

  const acknowledged = new Map<string, number>();
  const editors = Array.from({ length: EDITORS }, (_, editor) =>
    every(1_000, async (turn) => {
      const _id = `drafts.soak-editor-${editor}`;
      const create = { createIfNotExists: { _id, _type: 'soakPage', n: editor } };
      const patch = { patch: { id: _id, set: { turn, title: `Turn ${turn}` } } };
      const done = await tallies.write.time(() => send('mutate', { mutations: [create, patch] }));
      if (done) acknowledged.set(_id, turn);
    }),
  );

  const published = new Set<string>();
  const listenQuery = encodeURIComponent('*[_type == "soakEvent"]');
  const listeners = openListeners(
    LISTENERS,
    {
      url: `${lake}/v2025-02-19/data/listen/production?query=${listenQuery}&enableResume=true&includeResult=false`,
      headers: (index) => from(index),
    },
    60_000,
  );
  await pause(5_000);
  const publisher = every(PUBLISH_MS, async (turn) => {
    const publishedId = `soak-event-${turn}`;
    const draftId = `drafts.${publishedId}`;
    await send('mutate', { mutations: [{ create: { _id: draftId, _type: 'soakEvent', n: turn } }] });
    const action = { actionType: 'sanity.action.document.publish', draftId, publishedId };
    const done = await tallies.publish.time(() => send('actions', { actions: [action] }));
    if (done) published.add(publishedId);
  });

  const backups = every(Math.min(BACKUP_MS, milliseconds / 3), () =>
    tallies.backup.time(async () => {
      const answer = await fetch(`${lake}/_lake/backup`, { method: 'POST', headers: { authorization } });
      const { file } = await answer.json();
      if (file) rmSync(file, { force: true });
      return answer.status;
    }),
  );
  const guesser = every(200, (turn) =>
    tallies.guess.time(
      () => status('/v1/users/me', { headers: { authorization: `Bearer guess-${turn}`, ...from(249) } }),
      [401, 429],
    ),
  );
  const flood = floodPictures({ url: picture, address: '198.51.100.1' });

  const memory: number[] = [];
  const watcher = every(5_000, async () => memory.push((await server.memory()) / 1e6));
  await pause(Math.min(WARM_UP_MS, milliseconds / 4));
  const warm = memory.length;
  await pause(milliseconds - Math.min(WARM_UP_MS, milliseconds / 4));
  isOver = true;
  const attacked = await flood.end();
  await Promise.all([readers, ...editors, publisher, backups, guesser, watcher]);
  // The last event is on its way yet.
  await pause(3_000);
  const { missed, doubled, reconnects } = await listeners.end(published);
  const lost = await countLost(server, acknowledged);
  const tenth = Math.max(1, Math.floor((memory.length - warm) / 10));
  const atStart = percentile(memory.slice(warm, warm + tenth), 0.5);
  const atEnd = percentile(memory.slice(-tenth), 0.5);

  console.log(
    formatTable(
      `Everything at once, ${Math.round(milliseconds / 60_000)} minutes`,
      ['', 'answered', 'p50 ms', 'p99 ms', 'errors'],
      Object.values(tallies).map((tally) => tally.row()),
    ),
  );
  console.log(
    formatTable(
      'What came of it',
      ['', ''],
      [
        ['events missed, of all listeners', missed],
        ['events heard twice', doubled],
        ['reconnects', reconnects],
        ['events published', published.size],
        ['acknowledged writes lost', lost],
        ['memory after a minute, MB', atStart],
        ['memory at the end, MB', atEnd],
        [
          'the flood was answered',
          Object.entries(attacked)
            .map(([what, count]) => `${count} × ${what}`)
            .join(', '),
        ],
      ],
    ),
  );
}

async function countLost(
  { lake, token }: BenchServer,
  acknowledged: ReadonlyMap<string, number>,
): Promise<number> {
  const ids = [...acknowledged.keys()].join(',');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${lake}/v2025-02-19/data/doc/production/${ids}`, { headers });
  const { documents }: { documents: { _id: string; turn: number }[] } = await answer.json();
  const stored = new Map(documents.map(({ _id, turn }) => [_id, turn]));
  return [...acknowledged].filter(([id, turn]) => (stored.get(id) ?? -1) < turn).length;
}
