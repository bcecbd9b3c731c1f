import { describeCount, type ItemNoun } from '../../schemas/validation/item-count.ts';
import { type Content, collectLists, filterByType } from './dataset.ts';
import { createFinding, createTypeFinding, type Finding } from './finding.ts';

/** A row of the table of counts. */
export type Count = { what: string; expected: number; actual: number };

type DocumentRule = { type: string; wanted: number; noun: ItemNoun };
type ListRule = {
  type: string;
  /** The path, as in `collectLists`. */
  list: string;
  /** Required number of entries in each list. */
  each: number;
  noun: ItemNoun;
  /** Total number of lists, for the table. */
  lists?: number;
};

const makeNoun = (one: string, many = `${one}s`): ItemNoun => ({ one, many });

/** Required number of documents of each type. */
const documentRules: readonly DocumentRule[] = [
  { type: 'agent', wanted: 8, noun: makeNoun('agent') },
  { type: 'aiPillar', wanted: 10, noun: makeNoun('AI pillar') },
  { type: 'challengeRow', wanted: 20, noun: makeNoun('challenge row') },
  { type: 'organizationType', wanted: 21, noun: makeNoun('organization type') },
  { type: 'region', wanted: 6, noun: makeNoun('region') },
  { type: 'legalPage', wanted: 7, noun: makeNoun('legal page') },
];

/** Required length of lists. */
const listRules: readonly ListRule[] = [
  { type: 'agent', list: 'expertise', each: 5, lists: 8, noun: makeNoun('expertise tag') },
  {
    type: 'agent',
    list: 'priorityData.critical',
    each: 5,
    lists: 8,
    noun: makeNoun('critical priority item'),
  },
  {
    type: 'agent',
    list: 'priorityData.operational',
    each: 5,
    lists: 8,
    noun: makeNoun('operational priority item'),
  },
  {
    type: 'agent',
    list: 'priorityData.enhancement',
    each: 5,
    lists: 8,
    noun: makeNoun('enhancement priority item'),
  },
  { type: 'agent', list: 'problemCards', each: 10, lists: 8, noun: makeNoun('problem card') },
  {
    type: 'agent',
    list: 'problemCards[].deliverables',
    each: 5,
    lists: 80,
    noun: makeNoun('deliverable of the cards', 'deliverables of the cards'),
  },
  { type: 'homePage', list: 'heroImages', each: 8, noun: makeNoun('category', 'categories') },
  {
    type: 'homePage',
    list: 'nexus.capabilities',
    each: 6,
    noun: makeNoun('nexus capability', 'nexus capabilities'),
  },
  { type: 'homePage', list: 'statistics', each: 6, noun: makeNoun('home page statistic') },
  { type: 'polyAiPage', list: 'foundations', each: 10, noun: makeNoun('foundation') },
  { type: 'polyAiPage', list: 'capstones', each: 10, noun: makeNoun('capstone') },
  { type: 'polyAiPage', list: 'whyCards', each: 10, noun: makeNoun('“why Poly-AI matters” card') },
  { type: 'polyAiPage', list: 'stages', each: 5, noun: makeNoun('process stage') },
  {
    type: 'polyAiPage',
    list: 'stats',
    each: 5,
    noun: makeNoun('number of the Poly-AI strip', 'numbers of the Poly-AI strip'),
  },
  { type: 'globalImpactPage', list: 'claims', each: 4, noun: makeNoun('global impact claim') },
  { type: 'cpaPage', list: 'traits', each: 9, noun: makeNoun('CPA/SME trait') },
  { type: 'likeOsPage', list: 'comparisons', each: 7, noun: makeNoun('operating system parallel') },
  { type: 'sampleAgentPage', list: 'frameworkCards', each: 5, noun: makeNoun('sample framework card') },
  { type: 'platform', list: 'claims', each: 3, noun: makeNoun('marketing claim') },
  { type: 'platform', list: 'sectorStatistics', each: 7, noun: makeNoun('sector statistic') },
  { type: 'aboutPage', list: 'sections', each: 10, noun: makeNoun('section of About', 'sections of About') },
  {
    type: 'aboutOldPage',
    list: 'sections',
    each: 10,
    noun: makeNoun('section of the older About', 'sections of the older About'),
  },
  {
    type: 'contactPage',
    list: 'businessHours',
    each: 3,
    noun: makeNoun('line of business hours', 'lines of business hours'),
  },
  { type: 'siteSettings', list: 'navigation', each: 9, noun: makeNoun('menu entry', 'menu entries') },
  { type: 'siteSettings', list: 'footerLinks', each: 7, noun: makeNoun('footer link') },
];

/** Lists that must not be empty; their length is free. */
const filledLists = [
  { type: 'agent', list: 'deliverables' },
  { type: 'aiPillar', list: 'coreFunctions' },
  { type: 'challengeRow', list: 'agents' },
  { type: 'agent', list: 'problemCards[].aiPillars' },
  { type: 'sampleAgentPage', list: 'frameworkCards[].aiPillars' },
  { type: 'sampleAgentPage', list: 'frameworkCards[].dataSources' },
  { type: 'sampleAgentPage', list: 'frameworkCards[].engineering' },
  { type: 'sampleAgentPage', list: 'frameworkCards[].deliverables' },
  { type: 'homePage', list: 'notSection.items' },
] as const;

/** Each count that the specification sets: expected and actual. */
export function computeCounts(content: Content): Count[] {
  return [
    ...documentRules.map(({ type, wanted, noun: { many } }) => ({
      what: many,
      expected: wanted,
      actual: filterByType(content, type).length,
    })),
    ...listRules.map(({ type, list, each, lists = 1, noun: { many } }) => ({
      what: many,
      expected: each * lists,
      actual: findLists(content, type, list).reduce((sum, { value }) => sum + value.length, 0),
    })),
  ];
}

/** Reports each count that differs from the specification, with its place. */
export function checkCounts(content: Content): Finding[] {
  return [
    ...documentRules.flatMap(({ type, wanted, noun: words }) => {
      const verdict = describeDocuments(filterByType(content, type).length, wanted, words);
      return verdict === true ? [] : [createTypeFinding(type, verdict)];
    }),
    ...listRules.flatMap(({ type, list, each, noun: words }) =>
      findLists(content, type, list).flatMap((place) => {
        const verdict = describeCount(place.value.length, each, words);
        return verdict === true ? [] : [createFinding(place, verdict)];
      }),
    ),
    ...filledLists.flatMap(({ type, list }) =>
      findLists(content, type, list)
        .filter(({ value }) => value.length === 0)
        .map((place) => createFinding(place, 'This list is empty. Add at least one entry.')),
    ),
  ];
}

function describeDocuments(actual: number, wanted: number, words: ItemNoun): string | true {
  if (actual === wanted) return true;
  const difference = Math.abs(wanted - actual);
  const mend =
    actual < wanted
      ? `Create ${difference} more in the Studio, or restore what was deleted from its history`
      : `Delete ${difference}`;
  return `The specification has exactly ${wanted} ${words.many}, and ${actual} ${actual === 1 ? 'is' : 'are'} published. ${mend}.`;
}

function findLists(content: Content, type: string, list: string) {
  return filterByType(content, type).flatMap((document) => collectLists(document, list));
}
