import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { parsePositiveInteger } from '../../shared/options.ts';
import { runMain } from '../../shared/run-main.ts';

const USAGE = `npm run bench -- soak [--minutes <n>] [--rate <n>]

Everything at once, on a lake without the site: readers with a mix of pictures, editors who write, listeners that reconnect,
publishes, backups, somebody who floods the pictures and somebody who guesses tokens. Ends with code 1 when an acknowledged write
is lost, or a listener missed an event.
  --minutes    how long (60)
  --rate       requests of readers in a second (300)`;

const TOKEN = 'the-administrator-of-the-bench';
const EDITORS = 10;
const EDIT_MS = 1_000;
const PUBLISH_MS = 20_000;
const MAX_BACKUP_MS = 10 * 60_000;
const GUESS_MS = 200;
const LISTENERS = 200;
const RECONNECT_MS = 60_000;
const FLOOD = 190;
const SAMPLE_MS = 5_000;
/** On a machine that does not keep up readers wait, as people do. */
const MAX_READING = 200;
const PICTURE_EDGE = 2_000;
const PICTURE_SIDES = [128, 256, 400, 480, 512, 960];

/** How one kind of call went: milliseconds of those that were answered as expected, and what the others were answered. */
class Tally {
  readonly #times: number[] = [];
  readonly #errors = new Map<string, number>();

  /** Makes a call and reads its response. Never rejects. @returns whether the status was expected */
  async time(url: string, init: RequestInit = {}, expected: readonly number[] = [200]): Promise<boolean> {
    const started = performance.now();
    try {
      const response = await fetch(url, init);
      await response.arrayBuffer();
      if (!expected.includes(response.status)) throw new Error(String(response.status));
      this.#times.push(performance.now() - started);
      return true;
    } catch (error) {
      // A call that the end of the run cut off is no error.
      if (init.signal?.aborted) return false;
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      const message = `${error instanceof Error ? error.message : String(error)}${cause}`;
      this.#errors.set(message, (this.#errors.get(message) ?? 0) + 1);
      return false;
    }
  }

  row(): Record<string, number | string> {
    const sorted = this.#times.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    const errors = [...this.#errors].map(([message, count]) => `${count} × ${message}`).join('; ');
    return { answered: sorted.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'most ms': at(1), errors };
  }
}

/** What was acknowledged, for the comparison at the end. */
interface Acknowledged {
  /** The last turn of each editor, by the id of the document. */
  turns: Map<string, number>;
  /** The ids of documents that were published. */
  published: Set<string>;
}

/** A caller's address, as a proxy would pass it on. */
const from = (address: number) => ({ 'x-forwarded-for': `203.0.113.${address % 250}` });

const asEditor = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: asEditor,
  body: JSON.stringify(body),
});
const dataUrl = (url: string, path: string) => `${url}/v2025-02-19/data/${path}`;

/** Repeats work until the signal is aborted; a turn begins after `interval`, or when the one before it has ended. */
async function repeat(
  signal: AbortSignal,
  interval: number,
  work: (turn: number) => Promise<unknown>,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const started = performance.now();
    await work(turn);
    const left = interval - (performance.now() - started);
    if (left > 0) await pause(left, undefined, { signal }).catch(() => undefined);
  }
}

/** Reads at a rate; every eighth is a picture, in one of a few sizes. */
async function runReaders(url: string, picture: string, rate: number, signal: AbortSignal) {
  const tallies = { 'query of a reader': new Tally(), 'picture of a reader': new Tally() };
  const started = performance.now();
  const reading = new Set<Promise<unknown>>();
  let reads = 0;
  const read = () => {
    reads += 1;
    const init = { headers: from(reads) };
    if (reads % 8 === 0) {
      const side = PICTURE_SIDES[(reads / 8) % PICTURE_SIDES.length];
      return tallies['picture of a reader'].time(`${picture}?w=${side}&h=${side}&fit=crop&auto=format`, init);
    }
    const query = encodeURIComponent(`*[_type == "soakPage" && n < ${reads % 40}]{_id, n, title}`);
    return tallies['query of a reader'].time(`${dataUrl(url, 'query/production')}?query=${query}`, init);
  };
  await repeat(signal, 10, async () => {
    const due = ((performance.now() - started) / 1000) * rate;
    while (reads < due && reading.size < MAX_READING) {
      const one: Promise<unknown> = read().finally(() => reading.delete(one));
      reading.add(one);
    }
  });
  await Promise.all(reading);
  return tallies;
}

async function runEditors(url: string, { turns }: Acknowledged, signal: AbortSignal) {
  const tally = new Tally();
  const edit = (editor: number) =>
    repeat(signal, EDIT_MS, async (turn) => {
      const _id = `drafts.soak-editor-${editor}`;
      const create = { createIfNotExists: { _id, _type: 'soakPage', n: editor } };
      const patch = { patch: { id: _id, set: { turn, title: `Turn ${turn}` } } };
      const write = post({ mutations: [create, patch] });
      if (await tally.time(dataUrl(url, 'mutate/production'), write)) turns.set(_id, turn);
    });
  await Promise.all(Array.from({ length: EDITORS }, (_, editor) => edit(editor)));
  return { 'write of an editor': tally };
}

async function runPublisher(url: string, { published }: Acknowledged, signal: AbortSignal) {
  const tally = new Tally();
  const drafts = new Tally();
  // By then the listeners have come.
  await pause(5_000);
  await repeat(signal, PUBLISH_MS, async (turn) => {
    const publishedId = `soak-event-${turn}`;
    const draftId = `drafts.${publishedId}`;
    const draft = post({ mutations: [{ create: { _id: draftId, _type: 'soakEvent', n: turn } }] });
    await drafts.time(dataUrl(url, 'mutate/production'), draft);
    const actions = [{ actionType: 'sanity.action.document.publish', draftId, publishedId }];
    if (await tally.time(dataUrl(url, 'actions/production'), post({ actions }))) published.add(publishedId);
  });
  return { publish: tally };
}

async function runBackups(url: string, interval: number, signal: AbortSignal) {
  const tally = new Tally();
  await repeat(signal, interval, () => tally.time(`${url}/_lake/backup`, post({})));
  return { backup: tally };
}

async function runGuesser(url: string, signal: AbortSignal) {
  const tally = new Tally();
  await repeat(signal, GUESS_MS, (turn) => {
    const headers = { authorization: `Bearer guess-${turn}`, ...from(249) };
    return tally.time(`${url}/v1/users/me`, { headers }, [401, 429]);
  });
  return { 'wrong token (401 or 429)': tally };
}

/** Asks for pictures that are costly to make, many at a time from one address, each in a new size. */
async function flood(picture: string, signal: AbortSignal) {
  const tally = new Tally();
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  let asked = 0;
  const ask = () => {
    asked += 1;
    const size = `w=${401 + (asked % 1600)}&pad=${1 + Math.floor(asked / 1600)}`;
    return tally.time(`${picture}?${size}&fm=avif&q=100`, { headers, signal }, [200, 429]);
  };
  await Promise.all(Array.from({ length: FLOOD }, () => repeat(signal, 1_000, ask)));
  return { 'picture of the flood (200 or 429)': tally };
}

/** Listens until the signal is aborted, reconnects by force, and goes on where it was. @returns how often it heard of each document */
async function listen(url: string, index: number, signal: AbortSignal): Promise<Map<string, number>> {
  const heard = new Map<string, number>();
  const query = encodeURIComponent('*[_type == "soakEvent"]');
  const address = `${dataUrl(url, 'listen/production')}?query=${query}&enableResume=true&includeResult=false`;
  let lastEventId: string | undefined;
  const take = (frame: string) => {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(frame)?.[1];
    lastEventId = field('id') ?? lastEventId;
    if (field('event') !== 'mutation') return;
    const { documentId } = JSON.parse(field('data') ?? '{}');
    heard.set(documentId, (heard.get(documentId) ?? 0) + 1);
  };
  // At different times.
  let milliseconds = (RECONNECT_MS * (index + 1)) / LISTENERS;
  while (!signal.aborted) {
    const resume: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {};
    try {
      const response = await fetch(address, {
        headers: { ...asEditor, ...from(index), ...resume },
        signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
      });
      let text = '';
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const frames = `${text}${chunk}`.split('\n\n');
        text = frames.pop() ?? '';
        for (const frame of frames) take(frame);
      }
    } catch {
      // Its time is over, or it was refused for a moment: it comes back.
    }
    milliseconds = RECONNECT_MS;
    await pause(100);
  }
  return heard;
}

/** Prints memory, processor time and lateness of the event loop from the server's own metrics. */
async function watch(url: string, signal: AbortSignal): Promise<object[]> {
  const samples: Record<string, number>[] = [];
  const started = performance.now();
  await repeat(signal, SAMPLE_MS, async () => {
    const response = await fetch(`${url}/metrics`, { headers: asEditor });
    const text = await response.text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    samples.push({
      minute: Number(((performance.now() - started) / 60_000).toFixed(1)),
      'memory MB': Math.round(value('process_resident_memory_bytes') / 1e6),
      'heap in use MB': Math.round(value('nodejs_heap_size_used_bytes') / 1e6),
      'processor s': Math.round(value('process_cpu_seconds_total')),
      'event loop late p99 ms': Math.round(value('nodejs_eventloop_lag_p99_seconds') * 1e3),
    });
  });
  const step = Math.max(1, Math.floor(samples.length / 6));
  return samples.filter((_, index) => index % step === step - 1);
}

/** Uploads a picture with as much detail as a photograph. @returns its URL on the server */
async function uploadPicture(url: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = {
    width: PICTURE_EDGE,
    height: PICTURE_EDGE,
    channels: 3,
    background: '#888',
    noise,
  } as const;
  const body = new Uint8Array(await sharp({ create }).blur(2).jpeg().toBuffer());
  const headers = { ...asEditor, 'content-type': 'image/jpeg' };
  const response = await fetch(`${url}/v1/assets/images/production`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${response.status} for an upload: ${await response.text()}`);
  const { document } = await response.json();
  return url + new URL(document.url).pathname;
}

/** The documents of editors that hold less than what was acknowledged. */
async function countLost(url: string, { turns }: Acknowledged): Promise<number> {
  const ids = [...turns.keys()].join(',');
  const response = await fetch(dataUrl(url, `doc/production/${ids}`), { headers: asEditor });
  const { documents }: { documents: { _id: string; turn: number }[] } = await response.json();
  const stored = new Map(documents.map(({ _id, turn }) => [_id, turn]));
  return [...turns].filter(([id, turn]) => (stored.get(id) ?? -1) < turn).length;
}

async function runSoak(url: string, minutes: number, rate: number): Promise<void> {
  const acknowledged: Acknowledged = { turns: new Map(), published: new Set() };
  const picture = await uploadPicture(url);
  const traffic = new AbortController();
  const listening = new AbortController();
  const { signal } = traffic;
  const listeners = Array.from({ length: LISTENERS }, (_, index) => listen(url, index, listening.signal));
  const samples = watch(url, signal);
  const calls = Promise.all([
    runReaders(url, picture, rate, signal),
    runEditors(url, acknowledged, signal),
    runPublisher(url, acknowledged, signal),
    runBackups(url, Math.min(MAX_BACKUP_MS, (minutes * 60_000) / 3), signal),
    runGuesser(url, signal),
    flood(picture, signal),
  ]);
  await pause(minutes * 60_000);
  traffic.abort();
  const tallies = Object.entries(Object.assign({}, ...(await calls)) as Record<string, Tally>);
  // The last event is on its way yet.
  await pause(3_000);
  listening.abort();
  const heard = await Promise.all(listeners);
  const published = [...acknowledged.published];
  const missed = heard.flatMap((one) => published.filter((id) => !one.has(id))).length;
  const doubled = heard.flatMap((one) => published.filter((id) => (one.get(id) ?? 0) > 1)).length;
  const lost = await countLost(url, acknowledged);
  console.table(Object.fromEntries(tallies.map(([name, tally]) => [name, tally.row()])));
  console.table(await samples);
  console.table([
    {
      published: published.length,
      'events missed, of all listeners': missed,
      'heard twice': doubled,
      'acknowledged writes lost': lost,
    },
  ]);
  if (missed + lost > 0) process.exitCode = 1;
}

/** Serves a lake with the settings of production from a process of its own until `use` has ended. */
async function withLake(use: (url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const { PATH = '', HOME = '' } = process.env;
  const lake = join(import.meta.dirname, '..', '..', 'lake.ts');
  const child = spawn(process.execPath, [lake, 'serve'], {
    env: {
      ...{ PATH, HOME, ENV_FILE: '/dev/null', PORT: '0', LOG_LEVEL: 'warn' },
      ...{ LAKE_DATA_DIR: folder, LAKE_ADMIN_TOKEN: TOKEN },
      // With it the server knows callers by the address that a proxy passes on.
      ...{ SITE_URL: 'https://bench.example', GATE_PASSWORD: 'of the bench' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    while (!output.includes('ready') && child.exitCode === null) await pause(100);
    const url = /Lake +(http\S+)\/_lake\//.exec(output)?.[1];
    if (!url) throw new Error(`The lake could not be served:\n${output}`);
    await use(url);
  } finally {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      rate: { type: 'string', default: '300' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const minutes = parsePositiveInteger('--minutes', values.minutes);
  const rate = parsePositiveInteger('--rate', values.rate);
  await withLake((url) => runSoak(url, minutes, rate));
}

runMain(main);
