import { Hono } from 'hono';
import { applyAction, isReleaseAction } from '../actions/apply-action.ts';
import { supportsReleases } from '../dataset-index/perspective.ts';
import { isObject, type JsonObject } from '../documents/json-object.ts';
import { createHttpError, createInvalidError, createItemsError, ItemError, ItemErrors } from '../errors.ts';
import { readDocumentAt } from '../history/revisions.ts';
import type { Identity } from '../identity.ts';
import { applyMutation, type MutationResult } from '../mutations/apply-mutation.ts';
import { parseMutation, readMutations } from '../mutations/mutation-input.ts';
import { selectIds } from '../query/select-ids.ts';
import { ROLES } from '../roles.ts';
import type { LakeEnvironment, LakeServices } from '../services.ts';
import type { Dataset } from '../store/dataset.ts';
import type { PendingTransaction } from '../store/pending-transaction.ts';
import { requirePermission } from './access.ts';
import { readJsonBody } from './json-body.ts';
import { createJsonResponse } from './json-response.ts';

type Kind = 'mutation' | 'action';

/** `POST /data/mutate/:dataset` and `POST /data/actions/:dataset` (protocol sections 7 and 8). */
export function createMutationRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.post('/data/mutate/:dataset', async (context) => {
    services.limits.admit('write', context.env.caller);
    const identity = requirePermission(context.env.identity, 'update');
    const dataset = services.datasets.get(context.req.param('dataset'));
    const search = new URL(context.req.url).searchParams;
    const body = await readJsonBody(context.req.raw, context.env.identity);
    return createJsonResponse(context.env, await mutate(services, dataset, identity, body, search));
  });
  routes.post('/data/actions/:dataset', async (context) => {
    services.limits.admit('write', context.env.caller);
    const identity = requirePermission(context.env.identity, 'update');
    const dataset = services.datasets.get(context.req.param('dataset'));
    const body = await readJsonBody(context.req.raw, context.env.identity);
    return createJsonResponse(context.env, await act(dataset, identity, body, context.env.apiVersion));
  });
  return routes;
}

async function mutate(
  services: LakeServices,
  dataset: Dataset,
  identity: Identity,
  body: unknown,
  search: URLSearchParams,
) {
  const mutations = readMutations(body);
  const { transactionId, result } = await runGuarded('mutation', () =>
    dataset.transact(
      {
        author: identity.id,
        mayPurge: ROLES[identity.role].permissions.includes('editHistory'),
        transactionId: readTransactionId(body),
        dryRun: search.get('dryRun') === 'true',
      },
      async (pending) => {
        const context = {
          pending,
          references: dataset.references,
          autoGenerateArrayKeys: search.get('autoGenerateArrayKeys') === 'true',
          select: (query: string, params: JsonObject) =>
            selectIds(query, params, pending, { projectId: services.projectId, dataset: dataset.name }),
        };
        const results: MutationResult[] = [];
        for (const [index, mutation] of mutations.entries()) {
          pending.item = index;
          results.push(
            ...(await runItem('mutation', index, () => applyMutation(parseMutation(mutation), context))),
          );
        }
        return writeReport(results, pending, search);
      },
    ),
  );
  return { transactionId, results: result };
}

async function act(dataset: Dataset, identity: Identity, body: unknown, apiVersion: string) {
  if (!isObject(body) || !Array.isArray(body.actions)) {
    throw createHttpError(400, 'The request body must be a JSON object with a list named "actions"');
  }
  const actions: unknown[] = body.actions;
  const findLastRevision = (id: string) => readDocumentAt(dataset, id, { last: true });
  const { transactionId } = await runGuarded('action', () =>
    dataset.transact(
      {
        author: identity.id,
        mayPurge: ROLES[identity.role].permissions.includes('editHistory'),
        transactionId: readTransactionId(body),
        dryRun: body.dryRun === true,
      },
      async (pending) => {
        for (const [index, action] of actions.entries()) {
          pending.item = index;
          await runItem('action', index, () => {
            if (isReleaseAction(action) && !supportsReleases(apiVersion)) {
              throw createInvalidError(`action index ${index}: not supported for this API version`);
            }
            applyAction(action, pending, { findLastRevision });
          });
        }
      },
    ),
  );
  return { transactionId };
}

/** Runs one item of a request; errors get the index of the item. */
async function runItem<Result>(
  kind: Kind,
  index: number,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ItemError) throw createItemsError(kind, { index, error });
    // A stack overflow is a client error: functions that process documents are recursive, so a retry would fail too.
    if (error instanceof RangeError) {
      throw createItemsError(kind, { index, error: createInvalidError('The values are nested too deeply') });
    }
    throw error;
  }
}

/** Converts errors at the end of the transaction: broken references, and a used transaction id, which belongs to no item. */
async function runGuarded<Result>(kind: Kind, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ItemErrors) throw createItemsError(kind, ...error.items);
    throw error instanceof ItemError ? createItemsError(kind, { index: 0, error }) : error;
  }
}

function readTransactionId(body: unknown): string | undefined {
  if (!isObject(body) || body.transactionId === undefined) return undefined;
  if (typeof body.transactionId === 'string' && /^[\w.:-]{1,128}$/.test(body.transactionId)) {
    return body.transactionId;
  }
  throw createHttpError(400, '"transactionId" must be 1 to 128 letters, digits, "_", "-", "." or ":"');
}

/** The results in the requested form; the same document and operation is reported once. */
function writeReport(
  results: readonly MutationResult[],
  pending: PendingTransaction,
  search: URLSearchParams,
) {
  const withIds = search.get('returnIds') === 'true';
  const withDocuments = search.get('returnDocuments') === 'true';
  const distinct = new Map(results.map((result) => [`${result.operation} ${result.id}`, result]));
  return [...distinct.values()].map(({ id, operation }) => ({
    id: withIds || withDocuments ? id : undefined,
    operation,
    document: withDocuments ? pending.get(id) : undefined,
  }));
}
