import { splitUrl } from '../address.ts';
import type { Identity } from '../identity.ts';
import type { LakeServices } from '../services.ts';
import { readableDataset } from './access.ts';

export const JSON_HEADERS = { 'content-type': 'application/json' };

/**
 * What tells answers apart: who asks, and the whole address, which holds the query, its parameters and the perspective.
 * Undefined for a request whose query does not stand in its address.
 */
export function answerKey({ method, url }: Request, identity: Identity | undefined): string | undefined {
  if (method !== 'GET') return undefined;
  const { pathname, search } = splitUrl(url);
  return `${identity?.id ?? ''} ${pathname}${search}`;
}

/**
 * The body of the answer to a query that was asked before, unless the dataset has changed.
 *
 * @throws LakeError when the reader may not read the dataset, or not any more
 */
export function knownAnswer(
  request: Request,
  services: LakeServices,
  identity: Identity | undefined,
): Uint8Array<ArrayBuffer> | undefined {
  const key = answerKey(request, identity);
  const answer = key === undefined ? undefined : services.answers.find(key);
  if (!answer) return undefined;
  const dataset = readableDataset(services, answer.dataset.name, identity);
  // Another one of the same name may have taken the place of a deleted one.
  return dataset === answer.dataset ? answer.body : undefined;
}
