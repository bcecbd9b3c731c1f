import { DocumentIndex } from '../../../dataset-index/document-index.ts';
import { evaluateQuery, type QueryRequest } from '../../evaluate-query.ts';
import { sampleDataset } from '../../testing/sample-documents.ts';

const span = (_key: string, text: string) => ({ _key, _type: 'span', text, marks: ['strong'] });

/** Two agents, two pillars, and the draft of one pillar. */
export const documents = sampleDataset(
  {
    _id: 'agent-ada',
    _type: 'agent',
    name: 'Ada',
    rank: 2,
    slug: { _type: 'slug', current: 'ada' },
    tags: ['x', 'y', 'z'],
    cards: [
      { _key: 'k1', title: 'One', lines: ['a', 'b'], pillar: { _ref: 'pillar-a' } },
      { _key: 'k2', title: 'Two', lines: ['c'], pillar: { _ref: 'pillar-b' } },
    ],
    body: [{ _key: 'b1', _type: 'block', children: [span('s1', 'Hello'), span('s2', 'there')] }],
    pillar: { _ref: 'pillar-a' },
  },
  { _id: 'agent-bo', _type: 'agent', name: 'Bo', rank: 1, pillar: { _ref: 'pillar-b' } },
  { _id: 'pillar-a', _type: 'aiPillar', name: 'Insight', "it's": 'odd' },
  { _id: 'pillar-b', _type: 'aiPillar', name: 'Reach' },
  { _id: 'drafts.pillar-b', _type: 'aiPillar', name: 'Wider reach' },
);

export type Options = Partial<QueryRequest>;

/** The response to a query with its source map, also as a map of paths. */
export async function traced(query: string, options: Options = {}) {
  const answer = await evaluateQuery({
    query,
    params: {},
    perspective: 'published',
    documents: new DocumentIndex(documents),
    projectId: 'local',
    dataset: 'production',
    resultSourceMap: 'true',
    ...options,
  });
  const map = answer.resultSourceMap;
  if (!map) throw new Error('There is no source map');
  /** The source type of the values that are not from a document (`literal` or `unknown`), by result path. */
  const others: Record<string, string> = {};
  /** The document id and path of the values from documents, by result path. */
  const sources: Record<string, string> = {};
  for (const [path, { source }] of Object.entries(map.mappings)) {
    if (source.type !== 'documentValue') others[path] = source.type;
    else sources[path] = `${map.documents[source.document]?._id} ${map.paths[source.path]}`;
  }
  return { ...answer, map, sources, others };
}

export const ADA = '*[_id == "agent-ada"][0]';
