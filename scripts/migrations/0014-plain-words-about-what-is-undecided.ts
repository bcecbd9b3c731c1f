import { set } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/content-migration.ts';

/** What the seed said, and what it says now. Written out here: what a migration does must not change when the seed does. */
const said: ReadonlyMap<string, string> = new Map([
  ['On its way and where it is stored.', 'Data is encrypted when it is sent and where it is stored.'],
  ['Encrypt data on its way and where it is stored.', 'Encrypt data when it is sent and where it is stored.'],
  [
    'There is nothing to buy, no price and no date. What you would need from it you can tell us through the ',
    'There is nothing to buy, no price and no date. How a price would be made up, whether a small organization would pay less, and what setting it up would ask of your staff are undecided too. What you would need from it you can tell us through the ',
  ],
  [
    'This website has no address of its own yet. If somebody sent you its password, answer that person: they can reach the people behind {product}.',
    'This website has no address of its own yet. If somebody sent you here, answer that person: they can reach the people behind {product}. If nobody did, there is no way to write to us yet.',
  ],
  [
    'Where an agent has a talking video, it may start by itself, with sound, a moment after you reach it. The bar at the lower edge of the window has buttons to stop, pause and mute it, and to show captions. Nothing starts by itself when your system asks for reduced motion or your browser saves data.',
    'Where an agent has a talking video, it may start by itself, with sound, a moment after you reach it. The bar beside it, which stays below the header while somebody speaks, has buttons to stop, pause and mute it, and to show captions. Nothing starts by itself when your system asks for reduced motion or your browser saves data.',
  ],
]);

export const migration: ContentMigration = {
  description:
    'Data Security says plainly what is planned about encryption and what of the cost is undecided, the contact page what to do without its password, and the accessibility statement where the bar of a video is. What somebody rewrote stays.',
  documentTypes: ['legalPage', 'contactPage'],
  up: {
    string(text) {
      const now = said.get(text);
      return now === undefined ? undefined : set(now);
    },
  },
  down: 'restore',
};
