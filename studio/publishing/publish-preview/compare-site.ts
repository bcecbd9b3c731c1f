import { frameQueries, profileQuery, type RouteQuery } from '../../../web/app/route-queries.ts';
import type { SiteFacts } from '../../../web/content/site-facts.ts';
import { type ChangedFact, changedFacts, countFact } from './changed-facts.ts';
import { compareValues } from './compare-values.ts';
import type { Difference } from './difference.ts';
import { entryName } from './entry-name.ts';
import { evaluateRoute, type RouteAnswer } from './evaluate-route.ts';
import { pageProfileOf, siteProfileOf } from './profile-parts.ts';
import { type Content, type SiteRoute, siteRoutes } from './site-routes.ts';

/** The changes of publishing a document on one page of the site. */
interface RouteChange {
  route: SiteRoute;
  /** Whether the page is added, removed or changed. */
  kind: 'new' | 'gone' | 'changed';
  differences: Difference[];
  /** Changed placeholder values, and the number of texts on the page that contain them. */
  facts: { fact: ChangedFact; places: number }[];
}

/** The changes of publishing a document on the whole site. */
export interface SiteChange {
  routes: RouteChange[];
  /** Number of pages after publishing. */
  pages: number;
  /** Values of placeholders before and after publishing. */
  factsBefore: SiteFacts;
  factsAfter: SiteFacts;
  /** Names of all documents, by id. */
  names: ReadonlyMap<string, string>;
}

/** Waits until the browser is idle; rejects when the result is no longer needed. */
export type Pause = () => Promise<void>;

/** Changes on a page, or in the frame around every page. */
type Changes = Pick<RouteChange, 'differences' | 'facts'>;

/**
 * Compares the published site with the site after publishing one document, by evaluating the site's own queries
 * on both. Other drafts are not included, and no requests are sent.
 */
export function createSiteComparer(
  published: readonly Content[],
  titleOfType: (type: string) => string | undefined,
): (document: Content, pause: Pause) => Promise<SiteChange> {
  const before = evaluateOnce(published);
  const routesBefore = siteRoutes(published, titleOfType);

  return async (document, pause) => {
    const content = withDocument(published, document);
    const after = evaluateOnce(content);
    const routesAfter = siteRoutes(content, titleOfType);
    const profiles = [await before(profileQuery), await after(profileQuery)] as const;
    const frame = mergeChanges([
      await compareAll(frameQueries, before, after),
      compareParts(profiles, siteProfileOf),
    ]);
    const routes: RouteChange[] = [];
    for (const { path, title, query } of new Map([...routesAfter, ...routesBefore]).values()) {
      await pause();
      const route = { path, title };
      if (!routesAfter.has(path)) routes.push({ route, kind: 'gone', differences: [], facts: [] });
      else if (!routesBefore.has(path)) routes.push({ route, kind: 'new', differences: [], facts: [] });
      else {
        const queries = canContain(query, document._type) ? [query] : [];
        const page = await compareAll(queries, before, after);
        const head = compareParts(profiles, (profile) => pageProfileOf(profile, path));
        const changes = mergeChanges([frame, page, head]);
        if (hasChanges(changes)) routes.push({ route, kind: 'changed', ...changes });
      }
    }
    const facts = await Promise.all(
      [before, after].map(async (answerOf) => (await answerOf(factsOnly)).facts),
    );
    const names = new Map(content.map((each) => [each._id, entryName(each)]));
    return {
      routes,
      pages: routesAfter.size,
      factsBefore: facts[0] ?? {},
      factsAfter: facts[1] ?? {},
      names,
    };
  };
}

/** A query without content; every result includes the facts. */
const factsOnly: RouteQuery = { query: 'null', params: {} };

type AnswerOf = (query: RouteQuery) => Promise<RouteAnswer>;

/** Evaluates queries on a set of documents and caches the results. */
function evaluateOnce(content: readonly Content[]): AnswerOf {
  const answers = new Map<string, Promise<RouteAnswer>>();
  return (query) => {
    const key = JSON.stringify(query);
    const answer = answers.get(key) ?? evaluateRoute(query, content);
    answers.set(key, answer);
    return answer;
  };
}

/** Replaces a document, at its position: a query without an order returns documents in the order of the lake. */
function withDocument(published: readonly Content[], document: Content): Content[] {
  const isNew = published.every(({ _id }) => _id !== document._id);
  const content = published.map((other) => (other._id === document._id ? document : other));
  return isNew ? [...content, document] : content;
}

async function compareAll(
  queries: readonly RouteQuery[],
  before: AnswerOf,
  after: AnswerOf,
): Promise<Changes> {
  return mergeChanges(
    await Promise.all(queries.map(async (query) => compareAnswers(await before(query), await after(query)))),
  );
}

/** Compares one part of two results. */
function compareParts(
  [before, after]: readonly [RouteAnswer, RouteAnswer],
  part: (content: unknown) => unknown,
): Changes {
  return compareAnswers(
    { ...before, content: part(before.content) },
    { ...after, content: part(after.content) },
  );
}

function compareAnswers(before: RouteAnswer, after: RouteAnswer): Changes {
  const facts = changedFacts(before.facts, after.facts);
  const differences: Difference[] = [];
  const places = new Map(facts.map((fact) => [fact, countFact(after.content, fact)]));
  for (const difference of compareValues(before.content, after.content)) {
    const fact = facts.find((candidate) => states(difference, candidate));
    if (fact) places.set(fact, (places.get(fact) ?? 0) + 1);
    else differences.push(difference);
  }
  return {
    differences,
    facts: [...places].map(([fact, count]) => ({ fact, places: count })).filter(({ places }) => places > 0),
  };
}

/** Whether a difference is the placeholder value itself, such as the product name in the header. */
function states(difference: Difference, { before, after }: ChangedFact): boolean {
  return difference.kind === 'text' && difference.before === before && difference.after === after;
}

function mergeChanges(all: readonly Changes[]): Changes {
  const facts = new Map<string, RouteChange['facts'][number]>();
  for (const { fact, places } of all.flatMap((changes) => changes.facts)) {
    facts.set(fact.field, { fact, places: places + (facts.get(fact.field)?.places ?? 0) });
  }
  return { differences: all.flatMap(({ differences }) => differences), facts: [...facts.values()] };
}

function hasChanges({ differences, facts }: Changes): boolean {
  return differences.length + facts.length > 0;
}

/** Whether a query result can depend on documents of a type: the query names the type, or follows references. */
function canContain({ query }: RouteQuery, type: string): boolean {
  return type === 'siteSettings' || query.includes(`"${type}"`) || query.includes('->');
}
