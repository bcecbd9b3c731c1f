import type { Platform } from '../../../web/content/sanity.types.ts';
import { object, objects, type Seed } from './document.ts';

function topic(text: string) {
  return object('platformTopic', { text });
}

/** What both about pages say. */
export const platform: Seed<Platform> = {
  _id: 'platform',
  _type: 'platform',
  orchestration: topic(
    'An orchestra does not need eight soloists; it needs eight players who listen. {product} is designed as one platform that gives its agents a common score: the mission, the calendar, the rules and the people responsible.\n\nA request enters once. The platform will decide which agents it concerns, in which order, and at which points a person must say yes.',
  ),
  keyFeatures: topic(
    'Eight agents for eight fields of work, ten AI pillars beneath them, and one record of who approved what. Drafts come with their sources, numbers with their definitions, reminders with enough time to act.',
  ),
  genesis: topic(
    '{product} began at a desk that many will recognize: a nonprofit’s ledger open on one side, a grant report overdue on the other, and an executive director asking which of the two could wait.\n\nIt is being built by a CPA together with subject-matter experts from fundraising, programs, compliance, personnel, data, public affairs and technology. They design each agent for the colleague they wish they had had.',
  ),
  solution: topic(
    'Large organizations hire departments. Organizations under $500,000 in annual revenue hire one good person and hope. {product} is planned for them first: the preparation, the watching and the filing of a whole back office, in the hands of the people who already do the work.',
  ),
  governanceModule: topic(
    'Control comes before convenience. The governance module is designed to hold the organization’s policies as rules the agents must follow, to ask for approval wherever money, people or the public are concerned, and to keep a log that a trustee can read.',
  ),
  dataIntegrationInterface: topic(
    'Nobody should have to change accounting software to get help with accounting. The data integration interface is planned to read from the systems an organization already has, with permissions that can be seen and withdrawn, and to leave the originals untouched.',
  ),
  missionIq: topic(
    'A budget says what was spent; a mission asks what it was for. Mission IQ is designed to set activities, costs and outcomes side by side, so that a board can see what moves the mission forward and what merely keeps it busy.',
  ),
  agentsIntro:
    'Eight agents, each for one field of work and each with a page of its own. They are planned as colleagues who prepare, watch and remember, while people decide.',
  pillarsIntro:
    'The agents draw on ten kinds of artificial intelligence. Together they form Poly-AI, the building that everything else stands in.',
  marketImpact: topic(
    'Small organizations deliver much of the sector’s work and can afford the least of its tools. The figures below are the gains we are designing for. They are planned targets, to be tested with the first organizations and reported as they turn out.',
  ),
  // Spec section 1.
  claims: objects('statistic', 'claim', [
    { value: '80%', label: 'time savings on financial administration' },
    { value: '150%', label: 'higher fundraising efficiency' },
    { value: '200%', label: 'better operational efficiency' },
  ]),
};
