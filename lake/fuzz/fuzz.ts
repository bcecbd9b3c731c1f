import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { type Lake, openLake } from '../src/lake.ts';
import { anyFrame } from './frames.ts';
import { anyRequest, type FuzzRequest } from './requests.ts';

type FuzzOptions = { requests: number; seed: number; onProgress?: (done: number) => void };

/** A fault of the lake, with the request that caused it. */
export type Fault = { fault: string; request: unknown };

export type FuzzReport = {
  /** The number of responses by status. */
  statuses: Record<string, number>;
  /** The number of requests that `Request` rejects, such as those with an invalid header. */
  impossible: number;
  /** The number of frames sent over the two socket protocols. */
  frames: number;
  faults: Fault[];
  slowestMs: number;
  /** Used heap after garbage collection, by batch, in MB. */
  heap: number[];
};

const ORIGIN = 'http://localhost:3000';
const ADMIN = 'the-administrators-token';
/** The number of requests to one lake. Then a new, empty one is opened, since the data of the first has grown. */
const BATCH_SIZE = 5_000;
/** The maximum response time; queries are limited to five seconds. */
const MAX_RESPONSE_MS = 15_000;
const MAX_FAULTS = 20;

/** Sends random requests and frames to a lake in memory, and reports every 5xx response except 501. */
export async function fuzz({ requests, seed, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { statuses: {}, impossible: 0, frames: 0, faults: [], slowestMs: 0, heap: [] };
  for (let done = 0; done < requests && report.faults.length < MAX_FAULTS; done += BATCH_SIZE) {
    await runBatch(Math.min(BATCH_SIZE, requests - done), seed + done, report);
    onProgress?.(Math.min(done + BATCH_SIZE, requests));
  }
  return report;
}

async function runBatch(count: number, seed: number, report: FuzzReport): Promise<void> {
  const messages: unknown[][] = [];
  const original = console.error;
  console.error = (...parts) => messages.push(parts);
  const lake = openLake({
    path: ':memory:',
    projectId: 'local',
    datasets: ['production'],
    adminToken: ADMIN,
    allowedOrigins: [ORIGIN],
  });
  try {
    const files = await prepare(lake);
    const tokens = {
      ADMIN: `Bearer ${ADMIN}`,
      EDITOR: `Bearer ${lake.tokens.mint({ label: 'Ann', role: 'editor' }).secret}`,
      VIEWER: `Bearer ${lake.tokens.mint({ label: 'Bob', role: 'viewer' }).secret}`,
    };
    for (const request of fc.sample(anyRequest(files), { numRuns: count, seed })) {
      messages.length = 0;
      await send(lake, request, tokens, report);
      if (messages.length > 0) report.faults.push({ fault: `console: ${describe(messages)}`, request });
      if (report.faults.length >= MAX_FAULTS) return;
    }
    sendFrames(lake, seed, Math.ceil(count / 20), report);
  } finally {
    lake.close();
    console.error = original;
  }
  report.heap.push(heapAfterCollection());
}

/** Creates documents, an image and a file for the requests. Returns the paths of the assets. */
async function prepare(lake: Lake): Promise<string[]> {
  const post = async (path: string, body: string | Uint8Array<ArrayBuffer>) => {
    const headers = { authorization: `Bearer ${ADMIN}` };
    const response = await lake.fetch(new Request(`${ORIGIN}/v1${path}`, { method: 'POST', body, headers }));
    if (!response.ok) throw new Error(`The lake cannot be prepared: ${await response.text()}`);
    return response.json();
  };
  const book = (_id: string, rank: number) => ({
    create: {
      _id,
      _type: 'book',
      name: `Book ${_id}`,
      rank,
      list: [
        { _key: 'k', _ref: 'a', _weak: true },
        { _key: 'n', n: rank },
      ],
    },
  });
  await post(
    '/data/mutate/production',
    JSON.stringify({ mutations: ['a', 'b', 'drafts.a', 'versions.r1.a'].map(book) }),
  );
  const image = await post('/assets/images/production', PIXEL);
  const file = await post('/assets/files/production?filename=a.html', '<script>1</script>');
  return [`/${image.document.path}`, `/${file.document.path}`];
}

/** A GIF of one pixel. */
const PIXEL = new Uint8Array(
  Buffer.from('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
);

async function send(
  lake: Lake,
  given: FuzzRequest,
  tokens: Readonly<Record<string, string>>,
  report: FuzzReport,
): Promise<void> {
  const request = makeRequest(given, tokens);
  if (!request) {
    report.impossible += 1;
    return;
  }
  const started = performance.now();
  try {
    const response = await lake.fetch(request);
    const { status } = response;
    await readSome(response);
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    if (status >= 500 && status !== 501) report.faults.push({ fault: `status ${status}`, request: given });
  } catch (error) {
    report.faults.push({ fault: `thrown: ${describe(error)}`, request: given });
  }
  const ms = performance.now() - started;
  report.slowestMs = Math.max(report.slowestMs, ms);
  if (ms > MAX_RESPONSE_MS) report.faults.push({ fault: `${Math.round(ms)} ms`, request: given });
}

function makeRequest(
  { method, target, headers, body }: FuzzRequest,
  tokens: Readonly<Record<string, string>>,
): Request | undefined {
  const { authorization, ...rest } = headers;
  const named = authorization === undefined ? undefined : (tokens[authorization] ?? authorization);
  try {
    return new Request(ORIGIN + target, {
      method,
      headers: named === undefined ? rest : { ...rest, authorization: named },
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    return undefined;
  }
}

/** Reads a response; of an event stream, which does not end, only the first chunk. */
async function readSome(response: Response): Promise<void> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  } else if (response.headers.get('content-type')?.startsWith('application/json')) {
    await response.json();
  } else await response.arrayBuffer();
}

function sendFrames(lake: Lake, seed: number, count: number, report: FuzzReport): void {
  const line = { send: () => {}, close: () => {}, bufferedAmount: 0 };
  const seats = [lake.presence('production').join(line), lake.streams(ORIGIN).join(line)];
  for (const frame of fc.sample(anyFrame, { numRuns: count, seed })) {
    for (const seat of seats) {
      report.frames += 1;
      try {
        seat.receive(frame);
      } catch (error) {
        report.faults.push({ fault: `thrown: ${describe(error)}`, request: frame });
      }
    }
  }
  for (const seat of seats) seat.left();
}

function describe(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message;
  return Array.isArray(error) ? error.map(describe).join(' ') : String(error);
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapAfterCollection(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1_000_000);
}
