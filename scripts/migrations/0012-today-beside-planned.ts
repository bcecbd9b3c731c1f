import { at, setIfMissing } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing } from '../migrate/fill-missing.ts';

/** Subject, today, planned. Written out here: what a migration does must not change when the seed does. */
const rows = [
  [
    'Your data',
    'None is here: no accounts, no payments, and no form that sends anything.',
    'Collect only what a task needs, and delete it once no rule requires it.',
  ],
  [
    'Encryption',
    'Nothing of yours is stored here, so there is nothing of yours to encrypt.',
    'On its way and where it is stored.',
  ],
  [
    'Access',
    'Visitors read what is published; changes need an editor’s key.',
    'Each person and each agent sees only what the work requires.',
  ],
  [
    'Records',
    'Every change by an editor is kept and can be undone.',
    'Every action of an agent, with its source and who approved it.',
  ],
  ['AI models', 'None runs here.', 'Undecided. It will be named here before any data is sent to it.'],
  ['Approval', 'Nothing is done or sent for you.', 'Nothing is sent that a person has not approved.'],
  [
    'Independent audit',
    'None: there is no platform to examine yet.',
    'An examination once there is something to examine, its result published.',
  ],
].map(([subject, today, planned], index) => ({
  _type: 'todayAndPlannedRow',
  _key: `row-${index + 1}`,
  subject,
  today,
  planned,
}));

export const migration: ContentMigration = {
  description:
    'Data Security says side by side what is there today and what is planned, and the people who build the product have a heading, which shows once somebody is named.',
  documentTypes: ['legalPage', 'platform'],
  up: {
    document(document) {
      if (document._type === 'platform') {
        const fields = { personsHeading: 'The people who build {product}' };
        return fillMissing(document, [{ type: 'platform', fields }]);
      }
      if (!document._id.endsWith('legal-data-security')) return [];
      const comparison = {
        _type: 'todayAndPlanned',
        subject: 'What',
        today: 'Today',
        planned: 'Planned',
        rows,
      };
      return [at('comparison', setIfMissing(comparison))];
    },
  },
  down: 'restore',
};
