import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type ServerType, serve } from '@hono/node-server';
import { evaluate, parse } from 'groq-js';

/** The first line that a process with a lake prints, as JSON, for the benchmark. */
export type ServerAddresses = { lake: string; floors: string; token: string };

/** How late the event loop was, in milliseconds. */
export type LoopDelay = { p50: number; p99: number; most: number };

type Measured = {
  /** The address of this process's lake. */
  url: string;
  adminToken: string;
  fetch(request: Request): Promise<Response>;
};

/**
 * Opens a port beside a lake that reports the CPU time and memory of its process (`/cpu` in microseconds, `/memory` in bytes) and
 * the delay of its event loop since the last request (`/loop`). It also serves comparisons: `/constant?bytes=<n>` measures the
 * HTTP server alone, `/groq-js?query=…` GROQ without a query planner. Then prints the addresses of both.
 */
export function openFloors(lake: Measured): ServerType {
  const answer = floorsOf(lake);
  return serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
    const addresses: ServerAddresses = {
      lake: lake.url,
      floors: `http://127.0.0.1:${port}`,
      token: lake.adminToken,
    };
    console.log(JSON.stringify(addresses));
  });
}

function floorsOf(lake: Measured): (request: Request) => Response | Promise<Response> {
  const constants = new Map<string, Uint8Array<ArrayBuffer>>();
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  let documents: unknown[] | undefined;

  const scan = async (search: URLSearchParams): Promise<Response> => {
    documents ??= await allDocuments(lake);
    const params = JSON.parse(search.get('params') ?? '{}');
    const tree = parse(search.get('query') ?? '', { params });
    const value = await evaluate(tree, { dataset: documents, params });
    return Response.json({ result: await value.get() });
  };

  return (request) => {
    if (request.url.includes('/constant')) {
      const body = constants.get(request.url) ?? new Uint8Array(Number(request.url.split('=')[1])).fill(120);
      constants.set(request.url, body);
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    }
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/cpu') return Response.json(cpuTime());
    if (pathname === '/memory') return Response.json(process.memoryUsage());
    if (pathname === '/loop') {
      const delay = delayOf(loop);
      loop.reset();
      return Response.json(delay);
    }
    return scan(searchParams);
  };
}

async function allDocuments({ url, adminToken, fetch }: Measured): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${adminToken}` };
  const response = await fetch(new Request(`${url}/v2025-02-19/data/export/production`, { headers }));
  const text = await response.text();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** In microseconds. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Of a histogram in nanoseconds. */
export function delayOf(loop: ReturnType<typeof monitorEventLoopDelay>): LoopDelay {
  return { p50: loop.percentile(50) / 1e6, p99: loop.percentile(99) / 1e6, most: loop.max / 1e6 };
}
