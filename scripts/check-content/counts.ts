import { describeCount, type ItemNoun } from '../../schemas/validation/item-count.ts';
import { type Content, listsAt, ofType } from './dataset.ts';
import { type Finding, findingAt, findingOfType } from './finding.ts';

/** A row of the table of counts. */
export type Count = { what: string; expected: number; actual: number };

type DocumentRule = { type: string; wanted: number; noun: ItemNoun };
type ListRule = {
  type: string;
  /** The path, as in `listsAt`. */
  list: string;
  /** Required number of entries in each list. */
  each: number;
  noun: ItemNoun;
  /** Total number of lists, for the table. */
  lists?: number;
};

const noun = (one: string, many = `${one}s`): ItemNoun => ({ one, many });

/** Required number of documents of each type. */
const documentRules: readonly DocumentRule[] = [
  { type: 'agent', wanted: 8, noun: noun('agent') },
  { type: 'aiPillar', wanted: 10, noun: noun('AI pillar') },
  { type: 'challengeRow', wanted: 20, noun: noun('challenge row') },
  { type: 'organizationType', wanted: 21, noun: noun('organization type') },
  { type: 'region', wanted: 6, noun: noun('region') },
  { type: 'legalPage', wanted: 7, noun: noun('legal page') },
];

/** Required length of lists. */
const listRules: readonly ListRule[] = [
  { type: 'agent', list: 'expertise', each: 5, lists: 8, noun: noun('expertise tag') },
  { type: 'agent', list: 'priorityData.critical', each: 5, lists: 8, noun: noun('critical priority item') },
  {
    type: 'agent',
    list: 'priorityData.operational',
    each: 5,
    lists: 8,
    noun: noun('operational priority item'),
  },
  {
    type: 'agent',
    list: 'priorityData.enhancement',
    each: 5,
    lists: 8,
    noun: noun('enhancement priority item'),
  },
  { type: 'agent', list: 'problemCards', each: 10, lists: 8, noun: noun('problem card') },
  {
    type: 'agent',
    list: 'problemCards[].deliverables',
    each: 5,
    lists: 80,
    noun: noun('deliverable of the cards', 'deliverables of the cards'),
  },
  { type: 'homePage', list: 'heroImages', each: 8, noun: noun('category', 'categories') },
  {
    type: 'homePage',
    list: 'nexus.capabilities',
    each: 6,
    noun: noun('nexus capability', 'nexus capabilities'),
  },
  { type: 'homePage', list: 'statistics', each: 6, noun: noun('home page statistic') },
  { type: 'polyAiPage', list: 'foundations', each: 10, noun: noun('foundation') },
  { type: 'polyAiPage', list: 'capstones', each: 10, noun: noun('capstone') },
  { type: 'polyAiPage', list: 'whyCards', each: 10, noun: noun('“why Poly-AI matters” card') },
  { type: 'polyAiPage', list: 'stages', each: 5, noun: noun('process stage') },
  {
    type: 'polyAiPage',
    list: 'stats',
    each: 5,
    noun: noun('number of the Poly-AI strip', 'numbers of the Poly-AI strip'),
  },
  { type: 'globalImpactPage', list: 'claims', each: 4, noun: noun('global impact claim') },
  { type: 'cpaPage', list: 'traits', each: 9, noun: noun('CPA/SME trait') },
  { type: 'likeOsPage', list: 'comparisons', each: 7, noun: noun('operating system parallel') },
  { type: 'sampleAgentPage', list: 'frameworkCards', each: 5, noun: noun('sample framework card') },
  { type: 'platform', list: 'claims', each: 3, noun: noun('marketing claim') },
  { type: 'platform', list: 'sectorStatistics', each: 7, noun: noun('sector statistic') },
  { type: 'aboutPage', list: 'sections', each: 10, noun: noun('section of About', 'sections of About') },
  {
    type: 'aboutOldPage',
    list: 'sections',
    each: 10,
    noun: noun('section of the older About', 'sections of the older About'),
  },
  {
    type: 'contactPage',
    list: 'businessHours',
    each: 3,
    noun: noun('line of business hours', 'lines of business hours'),
  },
  { type: 'siteSettings', list: 'navigation', each: 9, noun: noun('menu entry', 'menu entries') },
  { type: 'siteSettings', list: 'footerLinks', each: 7, noun: noun('footer link') },
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
      actual: ofType(content, type).length,
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
      const verdict = describeDocuments(ofType(content, type).length, wanted, words);
      return verdict === true ? [] : [findingOfType(type, verdict)];
    }),
    ...listRules.flatMap(({ type, list, each, noun: words }) =>
      findLists(content, type, list).flatMap((place) => {
        const verdict = describeCount(place.value.length, each, words);
        return verdict === true ? [] : [findingAt(place, verdict)];
      }),
    ),
    ...filledLists.flatMap(({ type, list }) =>
      findLists(content, type, list)
        .filter(({ value }) => value.length === 0)
        .map((place) => findingAt(place, 'This list is empty. Add at least one entry.')),
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
  return ofType(content, type).flatMap((document) => listsAt(document, list));
}
