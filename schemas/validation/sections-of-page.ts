import type { ArrayRule } from '@sanity/types';

interface SectionLike {
  _type?: unknown;
  isHidden?: unknown;
}

/** The indexes of the visible sections of a type, among all visible sections. */
function findPlaces(type: string, sections: readonly unknown[] = []): number[] {
  const shown = sections.filter(
    (section): section is SectionLike =>
      typeof section === 'object' &&
      section !== null &&
      !('isHidden' in section && section.isHidden === true),
  );
  return shown.flatMap(({ _type }, place) => (_type === type ? [place] : []));
}

/** Reports more than one opening, since its heading is the page's heading; true otherwise. */
export function describeOpenings(sections: readonly unknown[] | undefined): string | true {
  const count = findPlaces('openingSection', sections).length;
  return (
    count <= 1 ||
    `A page has one opening, and there are ${count}. Hide or remove the others, or make them texts.`
  );
}

/** Reports a section above the opening; true when there is none. */
export function describeOpeningPlace(sections: readonly unknown[] | undefined): string | true {
  const [place = 0] = findPlaces('openingSection', sections);
  return (
    place === 0 || 'The opening is not at the top. Drag it above the other sections; you may still publish.'
  );
}

/** Reports more than one talking video, since the agents would speak at the same time; true otherwise. */
export function describeTalks(sections: readonly unknown[] | undefined): string | true {
  const count = findPlaces('talkingAgentSection', sections).length;
  return (
    count <= 1 ||
    `A page has one talking video, and there are ${count}, which would speak at once. Hide or remove the others.`
  );
}

/** Rules for the sections of a page: at least one, at most one talking video, and at most one opening, at the top. */
export function requireSections(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]>[] {
  return [
    rule.required().min(1).error('The page has no sections yet. Press “Add item” and choose one.'),
    rule.custom<unknown[]>(describeOpenings),
    rule.custom<unknown[]>(describeTalks),
    rule.custom<unknown[]>(describeOpeningPlace).warning(),
  ];
}
