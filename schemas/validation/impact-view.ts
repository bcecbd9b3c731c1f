import type { Rule, SanityDocument } from '@sanity/types';

/** Whether an agent's Impact Framework shows this view; undefined when none is chosen, which has its own message. */
export function showsImpactAs(view: 'cards' | 'priorities') {
  return (document: SanityDocument | undefined): boolean | undefined =>
    document?.impactView === undefined ? undefined : document.impactView === view;
}

const showsTables = showsImpactAs('priorities');

/** Requires the priority tables while the page shows them. Their lists have their own rules. */
export function priorityTables(rule: Rule): Rule {
  return rule.custom(
    (tables, { document }) =>
      Boolean(tables) ||
      showsTables(document) !== true ||
      'The priority tables are empty. Add five rows to each of the three tables.',
  );
}
