import { frameQueries, profileQuery, type RouteQuery } from '../../../web/app/route-queries.ts';
import type { SiteFacts } from '../../../web/content/site-facts.ts';
import { type ChangedFact, changedFacts, countFact } from './changed-facts.ts';
import { compareValues } from './compare-values.ts';
import type { Difference } from './difference.ts';
import { evaluateRoute, type RouteAnswer } from './evaluate-route.ts';
import { nameOfEntry } from './name-of-entry.ts';
import { pageInProfile, siteInProfile } from './profile-parts.ts';
import { type Content, type SiteRoute, siteRoutes } from './site-routes.ts';

/** What publishing a document changes on one page of the site. */
export interface RouteChange {
  route: SiteRoute;
  /** Whether the page comes, goes or says something else. */
  kind: 'new' | 'gone' | 'changed';
  differences: Difference[];
  /** The rewritten facts that texts of the page name, and in how many texts. */
  facts: { fact: ChangedFact; places: number }[];
}

/** What publishing a document changes on the site. */
export interface SiteChange {
  routes: RouteChange[];
  /** How many pages the site has, with this document published. */
  pages: number;
  /** What texts say for their placeholders, before and after. */
  factsBefore: SiteFacts;
  factsAfter: SiteFacts;
  /** What each document calls itself, by its id. */
  names: ReadonlyMap<string, string>;
}

/** Lets the page do what is more urgent; rejects when nobody wants the answer any more. */
export type Pause = () => Promise<void>;

/** What differs on a page, or in the frame around every page. */
type Changes = Pick<RouteChange, 'differences' | 'facts'>;

/**
 * Compares the site as it is with the site as it would be with one document published, by running the site's own
 * queries on both. Everybody else's drafts stay out of it, and the lake is asked nothing.
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
      compareParts(profiles, siteInProfile),
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
        const head = compareParts(profiles, (profile) => pageInProfile(profile, path));
        const changes = mergeChanges([frame, page, head]);
        if (hasChanges(changes)) routes.push({ route, kind: 'changed', ...changes });
      }
    }
    const facts = await Promise.all(
      [before, after].map(async (answerOf) => (await answerOf(factsOnly)).facts),
    );
    const names = new Map(content.map((each) => [each._id, nameOfEntry(each)]));
    return {
      routes,
      pages: routesAfter.size,
      factsBefore: facts[0] ?? {},
      factsAfter: facts[1] ?? {},
      names,
    };
  };
}

/** Asks for nothing but the facts, which come with every answer. */
const factsOnly: RouteQuery = { query: 'null', params: {} };

type AnswerOf = (query: RouteQuery) => Promise<RouteAnswer>;

/** Evaluates each query once on the same documents. */
function evaluateOnce(content: readonly Content[]): AnswerOf {
  const answers = new Map<string, Promise<RouteAnswer>>();
  return (query) => {
    const key = JSON.stringify(query);
    const answer = answers.get(key) ?? evaluateRoute(query, content);
    answers.set(key, answer);
    return answer;
  };
}

/** The documents as they would be with this one published, each at its place: a list without an order keeps the lake's. */
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

/** Compares what two answers say in one part of them. */
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

/** Whether a text is the fact itself, as the product's name is in the header. */
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

/** Whether documents of a type can be in an answer: the query names the type, or follows choices of other documents. */
function canContain({ query }: RouteQuery, type: string): boolean {
  return type === 'siteSettings' || query.includes(`"${type}"`) || query.includes('->');
}
