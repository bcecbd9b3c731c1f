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
    'An orchestra does not need eight soloists; it needs eight players who listen. {product} is designed as one platform that gives its agents a common score: the mission, the calendar, the rules and the people responsible.\n\nA request enters once. The platform will decide which agents it concerns, in which order, and at which points a person must say yes.',
  ),
  keyFeatures: topic(
    'keyFeatures',
    'Eight agents for eight fields of work, ten AI pillars beneath them, and one record of who approved what. Drafts are to come with their sources, numbers with their definitions, reminders with days to spare.',
  ),
  genesis: topic(
    'genesis',
    '{product} began at a desk that many will recognize: a nonprofit’s ledger open on one side, a grant report overdue on the other, and an executive director asking which of the two could wait.\n\nIt is being built by a CPA together with subject-matter experts from fundraising, programs, compliance, personnel, data, public affairs and technology. They design each agent for the colleague they wish they had had.',
  ),
  solution: topic(
    'solution',
    'Large organizations hire departments. Organizations under $500,000 in revenue hire one good person and hope. {product} is planned for them first: the preparation, the watching and the filing of a whole back office, in the hands of the people who already do the work.',
  ),
  governanceModule: topic(
    'governanceModule',
    'Control comes before convenience. The governance module is designed to turn the organization’s policies into rules that agents must follow. It will ask for approval wherever money, people or the public are concerned, and keep a log that a trustee can read.',
  ),
  dataIntegrationInterface: topic(
    'dataIntegrationInterface',
    'Nobody should have to change accounting software to get help with accounting. The data integration interface is planned to read from the systems an organization already has, with permissions that can be seen and withdrawn, and to leave the originals untouched.',
  ),
  missionIq: topic(
    'missionIq',
    'A budget says what was spent; a mission asks what it was for. Mission IQ is designed to set activities, costs and outcomes side by side, so that a board can see what moves the mission forward and what merely keeps it busy.',
  ),
  agentsIntro:
    'Eight agents, one for each field of work. They are planned as colleagues who prepare, watch and remember, while people decide.',
  pillarsIntro:
    'The agents draw on ten kinds of artificial intelligence. Together they form Poly-AI, the building that everything else stands in.',
  marketImpact: topic(
    'marketImpact',
    'Small organizations deliver much of the sector’s work and can afford the least of its tools. The figures below are the gains we are designing for. They are planned targets, to be tested with the first organizations and reported as they turn out.',
  ),
  // Spec section 1; the disclaimer calls the capabilities planned, so these are too.
  claims: objects('statistic', 'claim', [
    { value: '80%', label: 'time savings on financial administration, planned' },
    { value: '150%', label: 'higher fundraising efficiency, planned' },
    { value: '200%', label: 'better operational efficiency, planned' },
  ]),
  sectorStatistics: objects('sourcedStatistic', 'sector', sectorStatistics),
};
