import { Hono } from 'hono';
import { isPublicId, type LakeDocument, publishedIdOf } from '../document.ts';
import { withReachableAsset } from '../move-assets.ts';
import type { LakeEnvironment, LakeServices } from '../services.ts';
import type { Dataset } from '../store/dataset.ts';
import { readableDataset, requirePermission } from './access.ts';
import { jsonAnswer } from './json-answer.ts';
import { ndjsonResponse } from './ndjson.ts';

/** Documents in one page of an export by cursor. */
const EXPORT_PAGE = 1_000;

/** `GET /data/doc/:dataset/:ids` (protocol section 6) and `GET /data/export/:dataset` (section 12). */
export function documentRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.get('/data/doc/:dataset/:ids', (context) => {
    const { identity } = context.env;
    const dataset = readableDataset(services, context.req.param('dataset'), identity);
    const requested = context.req.param('ids').split(',');
    const ids =
      context.req.query('includeAllVersions') === 'true'
        ? withVersions(dataset, requested, identity !== undefined)
        : requested;
    const found = lookUp(dataset, ids, identity !== undefined);
    const documents =
      context.req.query('excludeContent') === 'true' ? found.documents.map(systemFields) : found.documents;
    return jsonAnswer(context.env, { documents, omitted: found.omitted });
  });
  routes.get('/data/export/:dataset', (context) => {
    requirePermission(context.env.identity, 'read');
    const dataset = services.datasets.get(context.req.param('dataset'));
    const types = context.req.query('types')?.split(',');
    // Whoever exports fetches the assets from where they export; the lake may have moved since they were uploaded.
    const { origin } = new URL(context.req.url);
    const documents = dataset
      .all()
      .filter((document) => isExported(document) && (!types || types.includes(document._type)))
      .map((document) => withReachableAsset(document, origin));
    const cursor = context.req.query('nextCursor');
    return ndjsonResponse(cursor === undefined ? documents : pageAfter(cursor, documents));
  });
  return routes;
}

/** The documents after the one with this id; when there are more, the last line says after which to go on. */
function pageAfter(cursor: string, documents: readonly LakeDocument[]): object[] {
  const rest = documents.filter(({ _id }) => _id > cursor);
  const page = rest.slice(0, EXPORT_PAGE);
  const last = page.at(-1);
  return last && page.length < rest.length ? [...page, { nextCursor: last._id }] : page;
}

function lookUp(dataset: Dataset, ids: readonly string[], authenticated: boolean) {
  const documents: LakeDocument[] = [];
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
  for (const id of ids) {
    const document = dataset.get(id);
    if (document && (authenticated || isPublicId(id))) documents.push(document);
    else omitted.push({ id, reason: document ? 'permission' : 'existence' });
  }
  return { documents, omitted };
}

/** Each published id, when nothing of it is there too, or with every draft and version that the reader may see. */
function withVersions(dataset: Dataset, publishedIds: readonly string[], authenticated: boolean): string[] {
  const visible = authenticated ? dataset.all() : dataset.publicDocuments();
  const byPublishedId = Map.groupBy(visible, (document) => publishedIdOf(document._id));
  return publishedIds.flatMap((id) => byPublishedId.get(id)?.map((document) => document._id) ?? [id]);
}

function systemFields({ _id, _type, _rev, _createdAt, _updatedAt, _system }: LakeDocument) {
  return { _id, _type, _rev, _createdAt, _updatedAt, _system };
}

/** System documents stay behind, releases excepted. */
function isExported(document: LakeDocument): boolean {
  return !document._id.startsWith('_.') || document._id.startsWith('_.releases.');
}
