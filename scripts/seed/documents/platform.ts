import type { Platform } from '../../../web/content/sanity.types.ts';
import { type PlatformTopicName, platformPoints } from '../copy/platform-points.ts';
import { sectorStatistics } from '../copy/sector-statistics.ts';
import { object, objects, type Seed } from './document.ts';

function topic(name: PlatformTopicName, text: string) {
  return object('platformTopic', { text, points: objects('titledText', 'point', platformPoints[name]) });
}

/** What both about pages say. */
export const platform: Seed<Platform> = {
  _id: 'platform',
  _type: 'platform',
  orchestration: topic(
    'orchestration',
    'Like players in an orchestra, the agents have to listen to each other. {product} gives them a common score: the mission, the calendar, the rules and the people responsible.\n\nA request enters once. The platform works out which agents it concerns and in which order, and stops at agreed points until a person says yes.',
  ),
  keyFeatures: topic(
    'keyFeatures',
    'Eight agents for eight fields of work, ten AI pillars behind them, and one record of who approved what. Drafts come with sources, numbers with definitions, reminders with days to spare.',
  ),
  genesis: topic(
    'genesis',
    '{product} began at a desk that many will recognize: a nonprofit’s ledger open on one side, a grant report overdue on the other, and an executive director asking which of the two could wait.\n\nIt is being designed by a CPA with experts from fundraising, programs, compliance, personnel, data, external relations and innovation. They picture each agent as the colleague they never had.',
  ),
  solution: topic(
    'solution',
    'Large organizations have departments. Those under $500,000 in revenue often have one person. {product} is planned for them first. It prepares the work and watches the dates for the people already doing it.',
  ),
  governanceModule: topic(
    'governanceModule',
    'The governance module turns the organization’s policies into rules that agents must follow. It asks for approval wherever money, people or the public are concerned, and keeps a log that a board member can read.',
  ),
  dataIntegrationInterface: topic(
    'dataIntegrationInterface',
    'Nobody should have to change accounting software to get help with accounting. The data integration interface reads from the systems an organization already has, with permissions that can be seen and withdrawn, and changes nothing there that a person has not approved.',
  ),
  missionIq: topic(
    'missionIq',
    'A budget says what was spent, but not what came of it. Mission IQ sets activities, costs and outcomes side by side, so that a board can see what moves the mission forward and what merely keeps people busy.',
  ),
  agentsIntro:
    'Eight agents, one for each field of work: colleagues who prepare, watch and remember, while people decide.',
  pillarsIntro: 'The agents draw on ten kinds of artificial intelligence. Together these are called Poly-AI.',
  marketImpact: topic(
    'marketImpact',
    'Small organizations deliver much of the sector’s work and can afford the least of its tools. The three percentages below are targets. How each is measured is agreed with the first organizations before they start, and what comes of it is reported either way. All other numbers describe the sector.',
  ),
  // Spec section 1. Nobody has measured them: the word above calls them targets.
  claimsLabel: 'Target',
  claims: objects('statistic', 'claim', [
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
  sectorStatisticsHeading: 'The sector as it is',
  sectorStatisticsIntro:
    'These numbers describe nonprofit organizations as a whole. They say why a small one needs help, not what {product} has done.',
  sectorStatistics: objects('sourcedStatistic', 'sector', sectorStatistics),
  sectorLabels: object('sectorLabels', {
    table: 'Read the numbers as a table',
    number: 'Number',
    statement: 'What it says',
    year: 'Year',
    source: 'Source',
  }),
};
