import { counted } from '../format-text.ts';
import type { SiteChange } from './compare-site.ts';
import type { ChangeDescription } from './describe-change.ts';
import type { Difference } from './difference.ts';
import type { SiteRoute } from './site-routes.ts';

/** Changes that occur on the same set of pages. */
export interface ChangeGroup {
  /** Such as 'On all 28 pages', 'On “Tara’s page”' or 'New: Nova’s page, /agent/nova'. */
  heading: string;
  kind: 'new' | 'gone' | 'changed';
  routes: SiteRoute[];
  changes: ChangeDescription[];
}

interface Entry {
  change: ChangeDescription;
  routes: SiteRoute[];
}

/** Groups the changes of a site by the pages on which they occur, the groups with most pages first. */
export function groupChanges(
  { routes, pages }: SiteChange,
  describe: (difference: Difference) => ChangeDescription,
  titleOfFact: (field: string) => string,
): ChangeGroup[] {
  const entries = new Map<string, Entry>();
  const add = (key: string, change: ChangeDescription, route: SiteRoute) => {
    const entry = entries.get(key) ?? { change, routes: [] };
    if (!entry.routes.includes(route)) entry.routes.push(route);
    entries.set(key, entry);
  };
  for (const { route, differences } of routes) {
    for (const difference of differences) {
      const change = describe(difference);
      add(JSON.stringify(change), change, route);
    }
  }
  for (const { fact, places, changed } of factsOf(routes)) {
    const change = {
      place: titleOfFact(fact.field),
      before: fact.before,
      after: fact.after,
      note: `in ${counted(places, 'text')}`,
    };
    for (const route of changed) add(`fact ${fact.field}`, change, route);
  }
  return [...comingAndGoing(routes), ...byPages([...entries.values()], pages)];
}

/** The changed facts, each with its pages and the number of texts on all of them. */
function factsOf(routes: SiteChange['routes']) {
  const facts = new Map<
    string,
    { fact: { field: string; before: string; after: string }; places: number; changed: SiteRoute[] }
  >();
  for (const { route, facts: onPage } of routes) {
    for (const { fact, places } of onPage) {
      const known = facts.get(fact.field) ?? { fact, places: 0, changed: [] };
      facts.set(fact.field, { fact, places: known.places + places, changed: [...known.changed, route] });
    }
  }
  return facts.values();
}

function comingAndGoing(routes: SiteChange['routes']): ChangeGroup[] {
  const [come, go] = (['new', 'gone'] as const).map((wanted) =>
    routes.flatMap(({ kind, route }) => (kind === wanted ? [route] : [])),
  );
  const [to, from] = [come?.[0], go?.[0]];
  // A document has one page, so a removed page and an added page are one page with a new path.
  if (to && from) {
    const change = {
      place: 'Web address',
      before: from.path,
      after: to.path,
      note: 'The old address leads on to the new one.',
    };
    return [{ kind: 'new', heading: `Moves: ${to.title}`, routes: [to], changes: [change] }];
  }
  if (to) return [{ kind: 'new', heading: `New: ${to.title}, ${to.path}`, routes: [to], changes: [] }];
  if (!from) return [];
  return [
    { kind: 'gone', heading: `No longer there: ${from.title}, ${from.path}`, routes: [from], changes: [] },
  ];
}

function byPages(entries: readonly Entry[], pages: number): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const { change, routes } of entries) {
    const key = routes.map(({ path }) => path).join(' ');
    const group = groups.get(key) ?? {
      kind: 'changed',
      heading: headingOf(routes, pages),
      routes,
      changes: [],
    };
    group.changes.push(change);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.routes.length - one.routes.length);
}

function headingOf(routes: readonly SiteRoute[], pages: number): string {
  if (routes.length === pages) return `On all ${pages} pages`;
  const [only] = routes;
  return routes.length === 1 && only ? `On “${only.title}”` : `On ${counted(routes.length, 'page')}`;
}
