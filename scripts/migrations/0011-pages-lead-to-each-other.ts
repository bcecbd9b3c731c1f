import { at, setIfMissing } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing, type NewFields } from '../migrate/fill-missing.ts';

/** Written out here: what a migration does must not change when the seed does. */
const pages: readonly NewFields[] = [
  {
    type: 'needImpactAgentsPage',
    fields: {
      rowLinkLabel: 'Write to us about this',
      connectedLinkLabel: 'See all eight in their ring',
    },
  },
  { type: 'contactPage', fields: { challengeLabel: 'The challenge you chose' } },
  { type: 'organizationsPage', fields: { agentsLabel: 'Start with' } },
  { type: 'sampleAgentPage', fields: { invitation: 'See a sample of this work, card by card' } },
];

/** The rows of the seed by their ids, without `challengeRow-`. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Money: [
    'slow-reimbursements',
    'three-versions-of-a-grant',
    'unfunded-overhead',
    'one-gift-donors',
    'recycled-proposals',
  ],
  'Rules and proof': [
    'scattered-deadlines',
    'proof-after-the-fact',
    'totals-that-differ',
    'what-changed',
    'rarely-informed-board',
    'overlapping-rules',
  ],
  People: [
    'forms-before-people',
    'constant-turnover',
    'saturday-volunteers',
    'indispensable-director',
    'distrusted-forms',
  ],
  'The world outside': ['unseen-work', 'bills-in-committee', 'software-promises', 'growing-demand'],
};

/** The kinds of organization of the seed by their ids, without `organizationType-`, and the slugs of their agents. */
const agentsOfTypes: Readonly<Record<string, readonly string[]>> = {
  'public-charities': ['monet', 'tara'],
  'private-foundations': ['coleman', 'tara'],
  'community-foundations': ['tara', 'monet'],
  ngos: ['tara', 'coleman'],
  'social-enterprises': ['tara', 'diana'],
  cooperatives: ['tara', 'ernesto'],
  associations: ['ernesto', 'coleman'],
  'advocacy-organizations': ['coleman', 'ernesto'],
  'mutual-aid-groups': ['tara', 'preston'],
  'service-clubs': ['coleman', 'tara'],
  'faith-based-organizations': ['tara', 'huma'],
  schools: ['coleman', 'preston'],
  'youth-programs': ['huma', 'diana'],
  museums: ['tara', 'monet'],
  'performing-arts': ['tara', 'huma'],
  'land-trusts': ['coleman', 'monet'],
  'animal-shelters': ['preston', 'monet'],
  'food-banks': ['preston', 'diana'],
  'health-clinics': ['coleman', 'tara'],
  'housing-organizations': ['coleman', 'tara'],
  'disaster-relief': ['tara', 'preston'],
};

export const migration: ContentMigration = {
  description:
    'Challenges stand in groups and lead to a message, kinds of organization name the agents that matter most to them, and pages link to the ring and the sample. Content that is older than these fields gets their words.',
  documentTypes: [...pages.map(({ type }) => type), 'challengeRow', 'organizationType'],
  up: {
    async document(document, { client }) {
      const seedId = document._id.replace(/^drafts\./, '').replace(/^\w+-/, '');
      if (document._type === 'challengeRow') {
        const [group] = Object.entries(groups).find(([, rows]) => rows.includes(seedId)) ?? [];
        return group ? fillMissing(document, [{ type: 'challengeRow', fields: { group } }]) : [];
      }
      if (document._type !== 'organizationType') return fillMissing(document, pages);
      const wanted = (agentsOfTypes[seedId] ?? []).map((slug) => `agent-${slug}`);
      // An editor may have deleted an agent: the lake takes no reference to what is not there.
      const found = await client.fetch<string[]>('*[_id in $wanted]._id', { wanted });
      const agents = wanted
        .filter((id) => found.includes(id))
        .map((id, index) => ({ _type: 'reference', _ref: id, _key: `agent-${index + 1}` }));
      return agents.length > 0 ? [at('agents', setIfMissing(agents))] : [];
    },
  },
  down: 'restore',
};
