import { randomUUID } from 'node:crypto';
import { evaluate, parse } from 'groq-js';
import { type Content, isPublished } from './dataset.ts';

/** The part of the Sanity client that the content model's validation uses. */
export type CheckClient = {
  config(): { projectId: string; dataset: string };
  withConfig(config: { perspective?: 'published' | 'raw' }): CheckClient;
  fetch(query: string, params?: Record<string, unknown>): Promise<unknown>;
};

/** A client of a lake with only these documents. */
export function createContentLake(documents: Content): CheckClient {
  // Validation caches results by dataset, so each lake needs another dataset name.
  const dataset = randomUUID();
  const makeClient = (visible: Content): CheckClient => ({
    config: () => ({ projectId: 'local', dataset }),
    withConfig: ({ perspective }) =>
      makeClient(perspective === 'published' ? documents.filter(({ _id }) => isPublished(_id)) : documents),
    async fetch(query, params = {}) {
      const answer = await evaluate(parse(query, { params }), { dataset: [...visible], params });
      return answer.get();
    },
  });
  return makeClient(documents);
}
