import type { Identity } from '../identity.ts';
import type { LakeServices } from '../services.ts';
import { readableDataset } from './access.ts';

/**
 * What tells answers apart: who asks, and the whole address, which holds the query, its parameters and the perspective.
 * An address begins with its scheme and an id of a user does not. To join two long texts takes time, so most keys are none.
 */
export function answerKey(url: string, identity: Identity | undefined): string {
  return identity ? `${identity.id} ${url}` : url;
}

/**
 * The body of the answer to a query that was asked before, unless the dataset has changed.
 *
 * @throws LakeError when the reader may not read the dataset, or not any more
 */
export function knownAnswer(
  key: string,
  services: LakeServices,
  identity: Identity | undefined,
): Uint8Array<ArrayBuffer> | undefined {
  const answer = services.answers.find(key);
  if (!answer) return undefined;
  const dataset = readableDataset(services, answer.dataset.name, identity);
  // Another one of the same name may have taken the place of a deleted one.
  return dataset === answer.dataset ? answer.body : undefined;
}
