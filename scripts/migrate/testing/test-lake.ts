import type { SanityClient } from '@sanity/client';
import { afterEach, beforeEach } from 'vitest';
import { type ServedLake, serveLake } from '../../seed/testing/serve-lake.ts';

type NewDocument = { _id: string; _type: string; [field: string]: unknown };

export type TestLake = {
  /** A client with write access. */
  readonly client: SanityClient;
  /** Creates documents, in one transaction. */
  write(...documents: NewDocument[]): Promise<unknown>;
};

/** Sets up an empty lake for each test of the calling file or block. */
export function setUpTestLake(): TestLake {
  let served: ServedLake;
  beforeEach(async () => {
    served = await serveLake();
  });
  afterEach(() => served.close());

  return {
    get client() {
      return served.client;
    },
    write: (...documents) => served.client.mutate(documents.map((document) => ({ create: document }))),
  };
}
