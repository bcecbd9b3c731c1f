import { at, setIfMissing } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/content-migration.ts';

/** A line of the business hours as it was: two texts. */
type Before = {
  _type: string;
  businessHours?: { _key: string; days?: string; hours?: string; openDays?: string[] }[];
};

/** What the texts that the pages were seeded with mean; what somebody wrote instead is for them to say. */
const times: Readonly<Record<string, { openDays: string[]; opens?: string; closes?: string }>> = {
  'Mon-Fri 9-6 EST': {
    openDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    opens: '09:00',
    closes: '18:00',
  },
  'Sat 10-4': { openDays: ['saturday'], opens: '10:00', closes: '16:00' },
  'Sun closed': { openDays: ['sunday'] },
};

export const migration: ContentMigration = {
  description:
    'The site says whether somebody is there now, and for that it needs the business hours as times. Lines with the texts they were seeded with get them; an editor fills in the others.',
  documentTypes: ['contactPage'],
  up: {
    document(document) {
      const { businessHours = [] }: Before = document;
      return businessHours.flatMap(({ _key, days, hours, openDays }) => {
        const known = openDays ? undefined : times[`${days} ${hours}`];
        return Object.entries(known ?? {}).map(([field, value]) =>
          at(['businessHours', { _key }, field], setIfMissing(value)),
        );
      });
    },
  },
  down: 'restore',
};
