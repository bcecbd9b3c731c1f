import { Hono } from 'hono';
import { getDraftId, getPublishedId, isPublicId, type LakeDocument } from '../documents/document.ts';
import { withReachableAsset } from '../move-assets.ts';
import type { LakeEnvironment, LakeServices } from '../services.ts';
import type { Dataset } from '../store/dataset.ts';
import { getReadableDataset, requirePermission } from './access.ts';
import { createJsonResponse } from './json-response.ts';
import { createNdjsonResponse } from './ndjson.ts';

/** The number of documents in one page of an export by cursor. */
const EXPORT_PAGE_SIZE = 1_000;

/** `GET /data/doc/:dataset/:ids` (protocol section 6) and `GET /data/export/:dataset` (section 12). */
export function createDocumentRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.get('/data/doc/:dataset/:ids', (context) => {
    const { identity } = context.env;
    const dataset = getReadableDataset(services, context.req.param('dataset'), identity);
    const requested = context.req.param('ids').split(',');
    // Drafts and versions are private, so without a token only published documents are returned.
    const hasVersions = identity !== undefined && context.req.query('includeAllVersions') === 'true';
    const ids = hasVersions ? withVersions(dataset, requested) : requested;
    const found = lookUp(dataset, ids, identity !== undefined);
    const documents =
      context.req.query('excludeContent') === 'true'
        ? found.documents.map(pickSystemFields)
        : found.documents;
    return createJsonResponse(context.env, { documents, omitted: found.omitted });
  });
  routes.get('/data/export/:dataset', (context) => {
    requirePermission(context.env.identity, 'read');
    const dataset = services.datasets.get(context.req.param('dataset'));
    const types = context.req.query('types')?.split(',');
    // Asset URLs get the origin of this request, since the lake's address may have changed since the upload.
    const { origin } = new URL(context.req.url);
    const address = { projectId: services.projectId, origin };
    const documents = dataset
      .listAll()
      .filter((document) => isExported(document) && (!types || types.includes(document._type)))
      .map((document) => withReachableAsset(document, address));
    const cursor = context.req.query('nextCursor');
    return createNdjsonResponse(cursor === undefined ? documents : getPageAfter(cursor, documents));
  });
  return routes;
}

/** One page of documents after the id `cursor`. If there are more, the last line has the next cursor. */
function getPageAfter(cursor: string, documents: readonly LakeDocument[]): object[] {
  const rest = documents.filter(({ _id }) => _id > cursor);
  const page = rest.slice(0, EXPORT_PAGE_SIZE);
  const last = page.at(-1);
  return last && page.length < rest.length ? [...page, { nextCursor: last._id }] : page;
}

function lookUp(dataset: Dataset, ids: readonly string[], authenticated: boolean) {
  const documents: LakeDocument[] = [];
  // The hosted lake returns 'permission' for hidden documents, which reveals that they exist.
  const omitted: { id: string; reason: 'existence' }[] = [];
  for (const id of ids) {
    const document = dataset.get(id);
    if (document && (authenticated || isPublicId(id))) documents.push(document);
    else omitted.push({ id, reason: 'existence' });
  }
  return { documents, omitted };
}

/** For each published id, the ids of the document's existing versions in order, or the id itself if there are none. */
function withVersions(dataset: Dataset, publishedIds: readonly string[]): string[] {
  const versions = Map.groupBy(
    dataset.listStartingWith('versions.').map(({ _id }) => _id),
    getPublishedId,
  );
  return publishedIds.flatMap((id) => {
    const own = [id, getDraftId(id)].filter((one) => dataset.get(one));
    const all = [...own, ...(versions.get(id) ?? [])];
    return all.length > 0 ? all.sort() : [id];
  });
}

function pickSystemFields({ _id, _type, _rev, _createdAt, _updatedAt, _system }: LakeDocument) {
  return { _id, _type, _rev, _createdAt, _updatedAt, _system };
}

/** Exports contain no system documents except releases. */
function isExported(document: LakeDocument): boolean {
  return !document._id.startsWith('_.') || document._id.startsWith('_.releases.');
}
