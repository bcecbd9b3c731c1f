import { Hono } from 'hono';
import { getDraftId, getPublishedId, getReleaseId, RELEASE_PREFIX } from '../documents/document.ts';
import { createHttpError } from '../errors.ts';
import { listDocumentEvents } from '../history/document-events.ts';
import { readDocumentAt, readDocumentAtRevision } from '../history/revisions.ts';
import { readTransactions, type TransactionQuery } from '../history/transactions.ts';
import type { LakeBindings, LakeEnvironment, LakeServices } from '../services.ts';
import type { Dataset } from '../store/dataset.ts';
import { type CountWork, WorkMeter } from '../work-meter.ts';
import { requirePermission } from './access.ts';
import { createNdjsonResponse } from './ndjson.ts';
import { readInteger, readNames, readTime } from './parameters.ts';

const MAX_LIMIT = 100_000;
/** More than fit in a URL, with the ids of the Studio. */
const MAX_DOCUMENTS = 500;
const TIMEOUT_ADVICE = 'Ask for fewer documents or fewer transactions at a time';

/** `GET /data/history/…` (protocol section 11). */
export function createHistoryRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.use('/data/history/*', async (context, next) => {
    requirePermission(context.env.identity, 'history');
    await next();
  });
  routes.get('/data/history/:dataset/documents/:ids', (context) => {
    const dataset = services.datasets.get(context.req.param('dataset'));
    const search = new URL(context.req.url).searchParams;
    const revision = search.get('revision');
    const request = { time: readTime(search, 'time'), last: search.get('lastRevision') === 'true' };
    if ([revision !== null, request.time !== undefined, request.last].filter(Boolean).length > 1)
      throw createHttpError(400, 'Only one of "revision", "time" and "lastRevision" can be given');
    const ids = readNames(context.req.param('ids'), MAX_DOCUMENTS, 'documents');
    const documents = readWithinLimits(services, context.env, (count) =>
      ids.flatMap((id) => {
        const found =
          revision === null
            ? readDocumentAt(dataset, id, request, count)
            : readDocumentAtRevision(dataset, id, revision, count);
        return found ?? [];
      }),
    );
    return Response.json({ documents });
  });
  routes.get('/data/history/:dataset/transactions/:ids', (context) => {
    const dataset = services.datasets.get(context.req.param('dataset'));
    const search = new URL(context.req.url).searchParams;
    const ids = readNames(context.req.param('ids'), MAX_DOCUMENTS, 'documents');
    const query = parseTransactionQuery(search, dataset);
    const transactions = readWithinLimits(services, context.env, (count) =>
      readTransactions(dataset.log, ids, query, count),
    );
    return createNdjsonResponse(transactions);
  });
  routes.get('/data/history/:dataset/events/documents/:id', (context) => {
    const dataset = services.datasets.get(context.req.param('dataset'));
    const requestedId = context.req.param('id');
    const ids = listEventIds(dataset, getPublishedId(requestedId));
    const events = readWithinLimits(services, context.env, (count) =>
      listDocumentEvents(requestedId, dataset.log.listChanges(ids, count)),
    );
    const search = new URL(context.req.url).searchParams;
    const limit = readInteger(search, 'limit', { fallback: 100, min: 1, max: MAX_LIMIT });
    const offset = readInteger(search, 'nextCursor', { fallback: 0, min: 0, max: Number.MAX_SAFE_INTEGER });
    const page = events.slice(offset, offset + limit);
    const nextCursor = offset + limit < events.length ? String(offset + limit) : '';
    // The Studio requests the events of a draft, and expects them under the requested id.
    return Response.json({ events: { [requestedId]: page }, nextCursor });
  });
  routes.get('/data/history/:dataset/events/releases/:id', () =>
    Response.json({ events: [], nextCursor: '' }),
  );
  return routes;
}

/**
 * Reads history within the work limits of a query, since it blocks the single thread.
 *
 * @throws QueryTimeoutError
 */
function readWithinLimits<Result>(
  { limits }: LakeServices,
  { caller, identity }: LakeBindings,
  read: (count: CountWork) => Result,
): Result {
  return limits.evaluate(caller, identity, (given) => {
    const meter = new WorkMeter(given, TIMEOUT_ADVICE);
    return read((characters) => {
      meter.visitCopied(characters);
      meter.check();
    });
  });
}

/** The ids of the published document, its draft, all versions in the log, and their releases. */
function listEventIds(dataset: Dataset, publishedId: string): string[] {
  const versionIds = dataset.log.listVersionIds(publishedId);
  const releaseIds = versionIds.map((id) => `${RELEASE_PREFIX}${getReleaseId(id)}`);
  return [publishedId, getDraftId(publishedId), ...versionIds, ...releaseIds];
}

function parseTransactionQuery(search: URLSearchParams, dataset: Dataset): TransactionQuery {
  const readFlag = (name: string) => search.get(name) === 'true';
  // The Studio sends the transaction of a version to find what was published at that time. Unknown ids are ignored.
  const readSequence = (name: string) => dataset.log.getSequence(search.get(name) ?? '');
  return {
    excludeContent: readFlag('excludeContent'),
    excludeMutations: readFlag('excludeMutations'),
    identifiedOnly: readFlag('includeIdentifiedDocumentsOnly'),
    effects: search.get('effectFormat') === 'mendoza',
    reverse: readFlag('reverse'),
    limit: readInteger(search, 'limit', { fallback: 50, min: 1, max: MAX_LIMIT }),
    authors: search.get('authors')?.split(',') ?? [],
    fromTime: readTime(search, 'fromTime'),
    toTime: readTime(search, 'toTime'),
    fromSequence: readSequence('fromTransaction'),
    toSequence: readSequence('toTransaction'),
  };
}
