import type { ClientPerspective, QueryParams } from '@sanity/client';
import { createNode, createNodeMachine } from '@sanity/comlink';
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink';
import type { ContentReader } from '../data/content-source.ts';
import { markTexts } from './mark-texts.ts';
import type { SitePage } from './site-page.ts';

type Answer = Extract<LoaderControllerMsg, { type: 'loader/query-change' }>['data'];

/** A query without an answer: posts it again, and resolves what waits for it. */
interface Waiting {
  post: () => void;
  resolvers: readonly ((result: unknown) => void)[];
}

/** Time in ms after which the Studio drops a query that was not posted again. */
const HEARTBEAT_MS = 20_000;

/**
 * Sent with each query as an unused parameter. The Studio sends each result once; with this parameter it treats the queries of a
 * reloaded page as new.
 */
const pageLoad = performance.timeOrigin;

/**
 * Lets the Studio around this page run the page's queries in its current perspective. The Studio sends a new result whenever an
 * editor types, and the page then refetches. Needs no token.
 *
 * @returns a reader that resolves with the latest result, whose texts have stega marks with their source fields
 */
export function openLiveQueries({
  projectId,
  dataset,
  readAgain,
}: Pick<SitePage, 'projectId' | 'dataset' | 'readAgain'>): ContentReader {
  const studio = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  );
  let perspective: ClientPerspective = 'drafts';
  const answers = new Map<string, { result: unknown }>();
  const waiting = new Map<string, Waiting>();

  studio.on('loader/perspective', (data) => {
    perspective = data.perspective;
    void readAgain();
  });
  studio.on('loader/query-change', (answer: Answer) => {
    const key = getKey(answer.perspective, answer.query, answer.params);
    const result = markTexts(answer.result, answer.resultSourceMap);
    answers.set(key, { result });
    for (const resolve of waiting.get(key)?.resolvers ?? []) resolve(result);
    waiting.delete(key);
    void readAgain();
  });
  studio.start();
  setInterval(() => {
    // A slow Studio would otherwise drop a query before it has answered it, and the page would wait for ever.
    for (const { post } of waiting.values()) post();
    // Active queries are posted again on refetch; the Studio drops the others.
    void readAgain();
  }, HEARTBEAT_MS / 2);

  return (query, pageParams) => {
    const params = { ...pageParams, pageLoad };
    const key = getKey(perspective, query, params);
    const question = { projectId, dataset, perspective, query, params, heartbeat: HEARTBEAT_MS };
    const post = () => studio.post('loader/query-listen', question);
    post();
    const known = answers.get(key);
    if (known) return Promise.resolve(known.result);
    return new Promise((resolve) => {
      waiting.set(key, { post, resolvers: [...(waiting.get(key)?.resolvers ?? []), resolve] });
    });
  };
}

function getKey(perspective: ClientPerspective, query: string, params: QueryParams): string {
  return JSON.stringify([perspective, query, params]);
}
