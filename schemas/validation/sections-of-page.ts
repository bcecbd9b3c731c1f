import type { ArrayRule } from '@sanity/types';

interface SectionLike {
  _type?: unknown;
  isHidden?: unknown;
}

/** The places of the sections of a type that the page shows, counted from 0 among all that it shows. */
function placesOf(type: string, sections: readonly unknown[] = []): number[] {
  const shown = sections.filter(
    (section): section is SectionLike =>
      typeof section === 'object' &&
      section !== null &&
      !('isHidden' in section && section.isHidden === true),
  );
  return shown.flatMap(({ _type }, place) => (_type === type ? [place] : []));
}

/** Says that a page has more than one opening: its heading is the one of the page. True when it has not. */
export function describeOpenings(sections: readonly unknown[] | undefined): string | true {
  const count = placesOf('openingSection', sections).length;
  return (
    count <= 1 ||
    `A page has one opening, and there are ${count}. Hide or remove the others, or make them texts.`
  );
}

/** Says that something stands above the opening; true when nothing does. */
export function describeOpeningPlace(sections: readonly unknown[] | undefined): string | true {
  const [place = 0] = placesOf('openingSection', sections);
  return (
    place === 0 || 'The opening is not at the top. Drag it above the other sections; you may still publish.'
  );
}

/** Says that more than one agent would speak on the page, and at the same time; true when not. */
export function describeTalks(sections: readonly unknown[] | undefined): string | true {
  const count = placesOf('talkingAgentSection', sections).length;
  return (
    count <= 1 ||
    `A page has one talking video, and there are ${count}, which would speak at once. Hide or remove the others.`
  );
}

/** What a page of sections needs: at least one section, one talking video at most, and one opening at most, at its top. */
export function sectionsOfPage(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]>[] {
  return [
    rule.required().min(1).error('The page has no sections yet. Press “Add item” and choose one.'),
    rule.custom<unknown[]>(describeOpenings),
    rule.custom<unknown[]>(describeTalks),
    rule.custom<unknown[]>(describeOpeningPlace).warning(),
  ];
}
