import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can be wrong with a content lake, and what then comes of a query to it. */
export const faults = {
  down: (_answer, response) => void response.socket?.destroy(),
  slow: (answer, response, wait) => void wait.then(() => response.end(answer)),
  'status 500': (_answer, response) => refuse(response, 500),
  'status 429': (_answer, response) => refuse(response, 429),
  'an HTML page': (_answer, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome to nginx!</h1>'),
  'half a JSON': (answer, response) => response.end(answer.slice(0, answer.length / 2)),
  'fields missing': (answer, response) => response.end(withoutFields(answer)),
} satisfies Record<string, Fault>;

type Fault = (answer: string, response: ServerResponse, wait: Promise<void>) => void;
export type FaultName = keyof typeof faults;

/** A server in front of another, whose content lake fails the visits that say so. */
export interface FaultyFront {
  url: string;
  /** The headers of a visit's requests, for as long as its lake has the fault. Other visits are served as usual. */
  during: (fault: FaultName, visit: string) => Record<string, string>;
  /** The headers of a visit whose lake answers again, with words that nobody has seen yet. */
  after: (visit: string) => Record<string, string>;
  /** Nothing at all comes through for a visit but the site's own files. */
  away: (visit: string) => Record<string, string>;
  /** What was rendered ahead does not arrive before the visit is released. */
  stalled: (visit: string) => Record<string, string>;
  /** Lets the slow answers of a visit go. */
  release: (visit: string) => void;
  /** When a visit asked the lake for the settings of the site, in ms. */
  timesAsked: (visit: string) => readonly number[];
  close: () => Promise<void>;
}

/** Words that only an answer after the fault has. */
export const freshWord = 'Fresh';
const lakePath = /^\/v[^/]+\/data\/query\//;
const filePath = /^[^?]+\.(?!json)\w+(\?|$)/;

/** Opens the front on a free port. Slow answers take `delay` ms, or wait until their visit is released. */
export async function openFaultyFront(
  origin: string,
  delay = Number.POSITIVE_INFINITY,
): Promise<FaultyFront> {
  const asked = new Map<string, number[]>();
  const held = new Map<string, { promise: Promise<void>; resolve: () => void }>();
  const waitOf = (visit: string) => {
    const wait = held.get(visit) ?? Promise.withResolvers<void>();
    held.set(visit, wait);
    return Number.isFinite(delay) ? new Promise<void>((resolve) => setTimeout(resolve, delay)) : wait.promise;
  };

  const server = createServer((request, response) => {
    const { 'x-fault': state, 'x-visit': visit } = request.headers;
    const url = request.url ?? '';
    const isFragment = url.startsWith('/_fragments/');
    const isQuery = lakePath.test(url);
    if (state === 'away' && !filePath.test(url)) return void request.socket.destroy();
    if (state === 'stalled' && isFragment) {
      return void waitOf(String(visit)).then(() => pass(origin, request, response));
    }
    if (!isQuery || !isTold(state)) return void pass(origin, request, response);
    const key = String(visit);
    if (url.includes('staleNote')) asked.set(key, [...(asked.get(key) ?? []), performance.now()]);
    void pass(origin, request, response, (answer) => {
      if (state === 'after') return void response.end(withFreshWords(answer));
      faults[state](answer, response, waitOf(key));
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    during: (fault, visit) => ({ 'x-fault': fault, 'x-visit': visit }),
    after: (visit) => ({ 'x-fault': 'after', 'x-visit': visit }),
    stalled: (visit) => ({ 'x-fault': 'stalled', 'x-visit': visit }),
    away: (visit) => ({ 'x-fault': 'away', 'x-visit': visit }),
    release: (visit) => held.get(visit)?.resolve(),
    timesAsked: (visit) => asked.get(visit) ?? [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isTold(state: unknown): state is FaultName | 'after' {
  return typeof state === 'string' && (state in faults || state === 'after');
}

/** Passes a request on; the answer is sent as it is, or left to `alter` once it is there. */
async function pass(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  alter?: (answer: string) => void,
): Promise<void> {
  const { host } = new URL(origin);
  const headers = { ...request.headers, host, ...(alter ? { 'accept-encoding': 'identity' } : {}) };
  const onward = send(origin + request.url, { method: request.method, headers });
  // The browser no longer wants it.
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
  onward.on('response', async (answer) => {
    if (!alter) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const parts: Buffer[] = await answer.toArray();
    response.setHeader('content-type', answer.headers['content-type'] ?? '');
    alter(Buffer.concat(parts).toString());
  });
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '5' });
  response.end(JSON.stringify({ statusCode: status, error: 'Refused', message: 'The lake is dry' }));
}

/** The answer without every second field of its content. */
function withoutFields(answer: string): string {
  const { result } = JSON.parse(answer);
  const isContent = typeof result?.content === 'object' && result.content !== null;
  const kept = isContent ? Object.entries(result.content).filter((_field, index) => index % 2 === 1) : [];
  return JSON.stringify({ result: { content: Object.fromEntries(kept) } });
}

/** Every heading, name and title of the answer says that it is fresh. */
function withFreshWords(answer: string): string {
  return answer.replaceAll(/"(heading|heroHeadline|name|title)":\s*"/g, `$&${freshWord} `);
}
