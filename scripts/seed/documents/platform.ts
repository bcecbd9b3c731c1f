import type { Platform, SourcedStatistic } from '../../../content/sanity.types.ts';
import { type PlatformTopicName, platformPoints } from '../copy/platform-points.ts';
import { makeObject, makeObjects, type Seed } from './document.ts';

/**
 * The owner's seven statistics, with a year where there is one. They have no sources, so `source` stays empty until an
 * editor has confirmed one: the Studio warns of that, and visitors see no source.
 */
const sectorStatistics: Omit<SourcedStatistic, '_type'>[] = [
  { value: '36%', percent: 36, label: 'of nonprofits were in deficit', year: '2024' },
  { value: 'over 50%', percent: 50, label: 'of nonprofits had under 3 months of reserves' },
  { value: '85%', percent: 85, label: 'of nonprofits expected demand to rise', year: '2025' },
  { value: '84%', percent: 84, label: 'of government-funded organizations expected cuts' },
  { value: 'about 42.9%', percent: 42.9, label: 'donor retention: the share who gave again' },
  // A decrease is not a share of a whole, so the chart shows falling strokes.
  { value: 'down about 15%', change: -15, label: 'donor participation over a decade' },
  { value: '41%', percent: 41, label: 'of nonprofits can pay a living wage' },
];

function makeTopic(name: PlatformTopicName, text: string) {
  return makeObject('platformTopic', {
    text,
    points: makeObjects('titledText', 'point', platformPoints[name]),
  });
}

/** Texts that both about pages show. */
export const platform: Seed<Platform> = {
  _id: 'platform',
  _type: 'platform',
  orchestration: makeTopic(
    'orchestration',
    'Like players in an orchestra, the agents have to listen to each other. {product} gives them a common score: the mission, the calendar, the rules and the people responsible.\n\nA request enters once. The platform works out which agents it concerns and in which order, and stops at agreed points until a person says yes.',
  ),
  keyFeatures: makeTopic(
    'keyFeatures',
    'Eight agents for eight fields of work, ten AI pillars behind them, and one record of who approved what. Drafts come with sources, numbers with definitions, reminders with days to spare.',
  ),
  genesis: makeTopic(
    'genesis',
    '{product} began at a desk that many directors recognize: a nonprofit’s ledger open on one side, a grant report overdue on the other, and an executive director asking which of the two could wait.\n\nA CPA builds it with experts from fundraising, programs, compliance, personnel, data, external relations and innovation. They picture each agent as the colleague they never had.',
  ),
  solution: makeTopic(
    'solution',
    'Large organizations have departments. Those under $500,000 in revenue often have one person. {product} is made for them first. It prepares the work and watches the dates for the people already doing it.',
  ),
  governanceModule: makeTopic(
    'governanceModule',
    'The governance module turns the organization’s policies into rules that agents must follow. It asks for approval wherever money, people or the public are concerned, and keeps a log that a board member can read.',
  ),
  dataIntegrationInterface: makeTopic(
    'dataIntegrationInterface',
    'Nobody should have to change accounting software to get help with accounting. The data integration interface reads from the systems you already have, with permissions that you can see and withdraw. It changes nothing there that a person has not approved.',
  ),
  missionIq: makeTopic(
    'missionIq',
    'A budget says what was spent, but not what came of it. Mission IQ sets activities, costs and outcomes side by side, so that a board can see what moves the mission forward and what merely keeps people busy.',
  ),
  agentsIntro:
    'Eight agents, one for each field of work: colleagues who prepare, watch and remember, while people decide.',
  pillarsIntro: 'The agents draw on ten kinds of artificial intelligence. We call the ten together Poly-AI.',
  marketImpact: makeTopic(
    'marketImpact',
    'Small organizations deliver much of the sector’s work and can afford the least of its tools. {product} sets itself three targets, each with what it is measured against. Nobody has measured them yet.',
  ),
  claims: makeObjects('statistic', 'claim', [
    {
      value: '80%',
      label: 'time savings on financial administration',
      basis: 'Against the hours that the same work takes before the first agent starts',
    },
    {
      value: '150%',
      label: 'higher fundraising efficiency',
      basis: 'Against the money raised for each hour of fundraising in the year before',
    },
    {
      value: '200%',
      label: 'better operational efficiency',
      basis: 'Against the services delivered for each hour of office work in the year before',
    },
  ]),
  personsHeading: 'The people who build {product}',
  sectorStatisticsHeading: 'The sector as it is',
  sectorStatisticsIntro:
    'These numbers describe nonprofit organizations as a whole. They say why a small one needs help, not what {product} has done.',
  sectorStatistics: makeObjects('sourcedStatistic', 'sector', sectorStatistics),
  sectorLabels: makeObject('sectorLabels', {
    table: 'Read the numbers as a table',
    number: 'Number',
    statement: 'What it says',
    year: 'Year',
    source: 'Source',
  }),
};
