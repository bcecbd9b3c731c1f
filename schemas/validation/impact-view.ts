import type { Rule, SanityDocument } from '@sanity/types';

/** Tells of an agent whether its Impact Framework shows this view; undefined while none is chosen, which is said there. */
export function showsImpactAs(view: 'cards' | 'priorities') {
  return (document: SanityDocument | undefined): boolean | undefined =>
    document?.impactView === undefined ? undefined : document.impactView === view;
}

const showsTables = showsImpactAs('priorities');

/** The priority tables must be there while the page shows them. What is in them, their own lists say. */
export function priorityTables(rule: Rule): Rule {
  return rule.custom(
    (tables, { document }) =>
      Boolean(tables) ||
      showsTables(document) !== true ||
      'The priority tables are empty. Add five rows to each of the three tables.',
  );
}
