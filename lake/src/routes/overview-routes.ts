import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { chooseQuickestPath } from '../query/access-paths.ts';
import { listDatasetConditions, type QueryParams } from '../query/dataset-filter.ts';
import { type GroqNode, listChildNodes } from '../query/groq-tree.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { LoggedRequest } from '../requests/request-log.ts';
import { isForwarded } from '../requests/reverse-proxy.ts';
import type { LakeEnvironment, LakeServices } from '../services.ts';
import { requirePermission } from './access.ts';
import { queryParams } from './query-parameters.ts';

const QUERY_PATH = /\/data\/(query|listen)\//;

/** The data of the page at `/_lake/`. */
export type Overview = {
  projectId: string;
  /** In seconds. */
  uptime: number;
  /** In bytes. */
  memory: number;
  datasets: { name: string; aclMode: string; types: { type: string; documents: number; drafts: number }[] }[];
  requests: (Omit<LoggedRequest, 'target'> & { path: string; plan: string[] | undefined })[];
  /** The rows of the coverage table; the first has the column names. */
  coverage: string[][];
};

/**
 * `GET /_lake/overview`: the state of the lake and its latest requests with their queries. Only for administrators, unless only
 * this machine can reach the lake, and sent the request without a proxy.
 */
export function createOverviewRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.get('/_lake/overview', (context) => {
    const isLocal = services.isLocal && !isForwarded(context.req.raw.headers);
    if (!isLocal) requirePermission(context.env.identity, 'manage');
    const overview: Overview = {
      projectId: services.projectId,
      uptime: Math.round(process.uptime()),
      memory: process.memoryUsage.rss(),
      datasets: services.datasets.list().map(({ name, aclMode }) => ({
        name,
        aclMode,
        types: services.datasets.get(name).countTypes(),
      })),
      requests: services.requests.list().map(describeRequest),
      coverage: readCoverage(),
    };
    return Response.json(overview, { headers: { 'cache-control': 'no-store' } });
  });
  return routes;
}

function describeRequest({ target, query, ...request }: LoggedRequest): Overview['requests'][number] {
  const [path = '', search = ''] = target.split('?', 2);
  const parameters = new URLSearchParams(search);
  const asked = query ?? (QUERY_PATH.test(path) ? parameters.get('query') : undefined) ?? undefined;
  const plan = asked === undefined ? undefined : describePlan(asked, parseParams(parameters));
  return { ...request, path, query: asked, plan };
}

function parseParams(search: URLSearchParams): Record<string, unknown> {
  try {
    return queryParams(search);
  } catch {
    return {};
  }
}

/** The rows of the first table in `COVERAGE.md`; none when that file is not installed. */
function readCoverage(): string[][] {
  try {
    const lines = readFileSync(join(import.meta.dirname, '..', '..', 'COVERAGE.md'), 'utf8').split('\n');
    const start = lines.findIndex((line) => line.startsWith('|'));
    const rows = lines.slice(start, lines.indexOf('', start)).filter((line) => !/^\|[-:| ]+$/.test(line));
    return start === -1
      ? []
      : rows.map((row) =>
          row
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        );
  } catch {
    return [];
  }
}

/**
 * The lookups of a query: `by id`, `by slug`, `by reference`, `by type`, or `all documents`. Undefined for an invalid query.
 */
function describePlan(query: string, params: QueryParams): string[] | undefined {
  try {
    return [...new Set(findPlaces(parseQuery(query, params)))];
  } catch {
    return undefined;
  }
}

function* findPlaces(node: GroqNode): Generator<string> {
  const conditions = listDatasetConditions(node);
  if (conditions) yield chooseQuickestPath(conditions)?.path.lookup.name ?? 'all documents';
  if (node.type === 'Deref') yield 'by id';
  for (const child of conditions ?? listChildNodes(node)) yield* findPlaces(child);
}
