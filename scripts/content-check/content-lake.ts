import { randomUUID } from 'node:crypto';
import { evaluate, parse } from 'groq-js';
import { type Content, isPublished } from './dataset.ts';

/** A client as the content model's own checks use one. */
export type CheckClient = {
  config(): { projectId: string; dataset: string };
  withConfig(config: { perspective?: 'published' | 'raw' }): CheckClient;
  fetch(query: string, params?: Record<string, unknown>): Promise<unknown>;
};

/** A client of a lake that holds these documents and no others. */
export function contentLake(documents: Content): CheckClient {
  // Checks keep answers by dataset for a while, and the next lake is another one.
  const dataset = randomUUID();
  const clientOf = (visible: Content): CheckClient => ({
    config: () => ({ projectId: 'local', dataset }),
    withConfig: ({ perspective }) =>
      clientOf(perspective === 'published' ? documents.filter(({ _id }) => isPublished(_id)) : documents),
    async fetch(query, params = {}) {
      const answer = await evaluate(parse(query, { params }), { dataset: [...visible], params });
      return answer.get();
    },
  });
  return clientOf(documents);
}
