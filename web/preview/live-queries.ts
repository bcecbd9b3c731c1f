import type { ClientPerspective, QueryParams } from '@sanity/client';
import { createNode, createNodeMachine } from '@sanity/comlink';
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink';
import type { ContentReader } from '../content/published-reader.ts';
import { markTexts } from './mark-texts.ts';
import type { SitePage } from './site-page.ts';

type Answer = Extract<LoaderControllerMsg, { type: 'loader/query-change' }>['data'];

/** The Studio ceases to follow a query that was not named again within this many ms. */
const HEARTBEAT = 20_000;

/**
 * Travels with each query as a parameter that it does not use: the Studio sends an answer once, and so knows the questions
 * of a page that was loaded anew from those that it has answered.
 */
const pageLoad = performance.timeOrigin;

/**
 * Has the Studio around this page run the page's queries, in the perspective that it shows, and send each new answer
 * while an editor types: then the page reads again. It needs no token, and holds none.
 *
 * @returns what reads a query: it resolves with the latest answer, whose texts are marked with their places
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
  const waiting = new Map<string, ((result: unknown) => void)[]>();

  studio.on('loader/perspective', (data) => {
    perspective = data.perspective;
    void readAgain();
  });
  studio.on('loader/query-change', (answer: Answer) => {
    const key = keyOf(answer.perspective, answer.query, answer.params);
    const result = markTexts(answer.result, answer.resultSourceMap);
    answers.set(key, { result });
    for (const resolve of waiting.get(key) ?? []) resolve(result);
    waiting.delete(key);
    void readAgain();
  });
  studio.start();
  // What is shown names itself when it reads again; what is not shown any more is forgotten by the Studio.
  setInterval(readAgain, HEARTBEAT / 2);

  return (query, pageParams) => {
    const params = { ...pageParams, pageLoad };
    const key = keyOf(perspective, query, params);
    studio.post('loader/query-listen', {
      projectId,
      dataset,
      perspective,
      query,
      params,
      heartbeat: HEARTBEAT,
    });
    const known = answers.get(key);
    if (known) return Promise.resolve(known.result);
    return new Promise((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]));
  };
}

function keyOf(perspective: ClientPerspective, query: string, params: QueryParams): string {
  return JSON.stringify([perspective, query, params]);
}
