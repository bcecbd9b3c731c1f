import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { evaluate, parse } from 'groq-js';
import { openDatabase } from '../src/store/database.ts';
import { DatasetRegistry } from '../src/store/dataset-registry.ts';
import { DATASET, type ServedLake, startLake, TOKEN } from './served-lake.ts';

const USAGE = `npx node lake/bench/lake.ts [--seconds <n>] [--sizes <n,n,…>]

Measures the lake on this machine, with articles and their authors, and prints tables: reads beside groq-js alone, durable
writes, listeners, start and memory. Nothing else should run meanwhile.
  --seconds    how long each figure is measured (3)
  --sizes      numbers of documents (300,10000,100000)`;

type Document = { _id: string; _type: string; [field: string]: unknown };
type Query = { name: string; query: string; params: Record<string, unknown> };

const CONNECTIONS = 16;
const LISTENERS = 100;
/** The pause between two writes that listeners hear of: the rate of ten editors who type. */
const TYPING_MS = 20;
/** After so long without requests the memory is that of a lake at rest. */
const REST_MS = 8_000;

const queries: readonly Query[] = [
  {
    name: 'one article by its slug, with its author',
    query: '*[_type == "article" && slug.current == $slug][0]{..., author->{name}}',
    params: { slug: 'article-7' },
  },
  {
    name: 'the newest 20, with their authors',
    query:
      '*[_type == "article"] | order(publishedAt desc)[0...20]{_id, title, "slug": slug.current, publishedAt, "author": author->name}',
    params: {},
  },
];

const AUTHORS = 8;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const DAY_MS = 86_400_000;
const SENTENCE =
  'Nonprofits measure what they change in the lives of people, and report it to those who make the work possible. ';

function makeAuthor(n: number): Document {
  return { _id: `author-${n}`, _type: 'author', name: `Author ${n}` };
}

/** An article of about 1 kB that refers to an author. */
function makeArticle(n: number): Document {
  return {
    _id: `article-${String(n).padStart(6, '0')}`,
    _type: 'article',
    title: `Article ${n} on what a year of work has changed`,
    slug: { _type: 'slug', current: `article-${n}` },
    // Not in the order of the ids, so that sorting by date has work to do.
    publishedAt: new Date(FIRST_DAY + ((n * 7919) % 2000) * DAY_MS).toISOString(),
    author: { _type: 'reference', _ref: `author-${n % AUTHORS}` },
    tags: [`tag-${n % 13}`, `tag-${n % 7}`],
    body: [1, 2, 3].map((key) => ({
      _key: `b${key}`,
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 's1', _type: 'span', marks: [], text: SENTENCE.repeat(2) }],
    })),
  };
}

/** Writes documents into the store itself, since transactions for a hundred thousand documents would take too long. */
function fill(folder: string, documents: readonly Document[]): void {
  const database = openDatabase(folder);
  new DatasetRegistry(database, [DATASET]).get(DATASET);
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?)');
  const stamp = { _rev: 'filled', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z' };
  database.exec('BEGIN');
  for (const document of documents)
    insert.run(DATASET, document._id, JSON.stringify({ ...document, ...stamp }));
  database.exec('COMMIT');
  database.close();
}

function queryPath({ query, params }: Query): string {
  const search = new URLSearchParams({ query, perspective: 'published', returnQuery: 'false' });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return `/v2025-02-19/data/query/${DATASET}?${search}`;
}

let distinctRequests = 0;

/** Requests a second, and the processor time of each, when no cache has the response and when it has. */
async function measureReads(lake: ServedLake, documents: readonly Document[], seconds: number) {
  const rows: object[] = [];
  for (const query of queries) {
    const path = queryPath(query);
    const setupRequest = (request: object) => {
      distinctRequests += 1;
      return { ...request, path: `${path}&$request=${distinctRequests}` };
    };
    const load = async (requests: { setupRequest?: typeof setupRequest }[]) => {
      const options = { url: `${lake.url}${path}`, connections: CONNECTIONS, requests };
      await autocannon({ ...options, duration: 1 });
      const before = await lake.readUsage();
      const {
        requests: sent,
        duration,
        non2xx,
        errors,
      } = await autocannon({ ...options, duration: seconds });
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${sent.total} requests failed`);
      const cpu = (await lake.readUsage()).cpu - before.cpu;
      return { perSecond: sent.total / duration, microseconds: cpu / sent.total };
    };
    const computed = await load([{ setupRequest }]);
    const cached = await load([{}]);
    rows.push({
      query: query.name,
      'computed each time, a second': Math.round(computed.perSecond),
      'CPU µs': Math.round(computed.microseconds),
      'from the cache, a second': Math.round(cached.perSecond),
      'CPU µs of the cache': Math.round(cached.microseconds),
      'groq-js alone, a second': await measureEvaluationsPerSecond(query, documents, seconds),
    });
  }
  return rows;
}

async function measureEvaluationsPerSecond(
  { query, params }: Query,
  dataset: readonly Document[],
  seconds: number,
) {
  const tree = parse(query, { params });
  const started = performance.now();
  let count = 0;
  for (; performance.now() < started + seconds * 1_000; count += 1) {
    const value = await evaluate(tree, { dataset: [...dataset], params });
    await value.get();
  }
  return Number((count / ((performance.now() - started) / 1_000)).toPrecision(3));
}

/** Latency of a write that is on disk before it is answered, and how long until listeners hear of it. */
async function measureWrites(lake: ServedLake, seconds: number) {
  const timeWrites = async (milliseconds: number) => {
    const times: number[] = [];
    const until = performance.now() + seconds * 1_000;
    while (performance.now() < until) {
      const started = performance.now();
      await write(lake);
      times.push(performance.now() - started);
      await pause(milliseconds);
    }
    return times;
  };
  const alone = await timeWrites(0);
  const listeners = new AbortController();
  const delays: number[] = [];
  await Promise.all(Array.from({ length: LISTENERS }, () => listen(lake, listeners.signal, delays)));
  await timeWrites(TYPING_MS);
  await pause(1_000);
  listeners.abort();
  return [
    { '': 'a write, one after the other', ...spread(alone) },
    { '': `a listener hears of a write, one of ${LISTENERS}`, ...spread(delays) },
  ];
}

async function write({ url }: ServedLake): Promise<void> {
  const response = await fetch(`${url}/v2025-02-19/data/mutate/${DATASET}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch: { id: 'author-0', set: { sentAt: performance.now() } } }] }),
  });
  if (!response.ok) throw new Error(`A write was answered with ${response.status}`);
  await response.text();
}

/** Resolves once it listens; then adds the milliseconds from each write until it was heard of. */
async function listen({ url }: ServedLake, signal: AbortSignal, delays: number[]): Promise<void> {
  const search = new URLSearchParams({ query: '*[_type == "author"]', includeResult: 'true' });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { body } = await fetch(`${url}/v2025-02-19/data/listen/${DATASET}?${search}`, { headers, signal });
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, sentAt] of chunk.matchAll(/"sentAt":([\d.]+)/g))
        delays.push(performance.now() - Number(sentAt));
    }
  };
  read().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const getPercentile = (share: number) => Number(sorted[Math.floor(sorted.length * share)]?.toFixed(1));
  return {
    'median ms': getPercentile(0.5),
    '95 % below ms': getPercentile(0.95),
    '99 % below ms': getPercentile(0.99),
  };
}

/** The time from the start to the first response, and the memory of the idle process. */
async function measureStart(folder: string, documents: number) {
  const started = performance.now();
  const lake = await startLake(folder);
  const open = performance.now() - started;
  for (const query of queries.slice(0, 1)) await (await fetch(`${lake.url}${queryPath(query)}`)).text();
  const answered = performance.now() - started;
  await pause(REST_MS);
  const { memory } = await lake.readUsage();
  await lake.kill('SIGTERM');
  return {
    documents,
    'port open after ms': Math.round(open),
    'first answer after ms': Math.round(answered),
    'memory at rest MB': Math.round(memory / 1e6),
  };
}

async function measure(size: number, seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'));
  try {
    const documents = Array.from({ length: size }, (_, n) =>
      n < AUTHORS ? makeAuthor(n) : makeArticle(n - AUTHORS),
    );
    fill(folder, documents);
    console.log(`\n${size} documents`);
    console.table([await measureStart(folder, size)]);
    const lake = await startLake(folder);
    try {
      console.table(await measureReads(lake, documents, seconds));
      console.table(await measureWrites(lake, seconds));
    } finally {
      await lake.kill('SIGTERM');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '300,10000,100000' },
    help: { type: 'boolean' },
  },
});
const numbers = [values.seconds, ...values.sizes.split(',')].map(Number);
if (values.help || !numbers.every((number) => number > 0 && Number.isInteger(number))) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  for (const size of values.sizes.split(',')) await measure(Number(size), Number(values.seconds));
}
