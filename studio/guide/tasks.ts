import type { SingletonType } from '../../schemas/singleton-types.ts';

/** Where in the Studio a task starts. */
export type Place =
  /** The form of a singleton, with a field to focus. */
  | { kind: 'form'; type: SingletonType; field: string }
  /** The form of a new document. */
  | { kind: 'new'; type: string; field: string }
  /** A document inspector beside a form. */
  | { kind: 'panel'; type: SingletonType; panel: 'history' }
  /** Another place, as a path below the Studio's base path. */
  | { kind: 'address'; address: string };

/** A task of an editor, as the guide describes it. */
export interface Task {
  id: string;
  title: string;
  /** Instructions, one short sentence each. Names of elements on the screen are in “ ”. */
  steps: readonly string[];
  place: Place;
  /** A feature that the task needs and that not every hosted plan includes. */
  needs?: 'publishLater';
}

/** The ten most frequent tasks, the most frequent first. */
export const tasks: readonly Task[] = [
  {
    id: 'headline',
    title: 'Change a headline',
    steps: [
      'Type over the text in “Headline”. Other pages are in the list at the left.',
      'Press “Publish”. Until then only your colleagues here can see it.',
    ],
    place: { kind: 'form', type: 'homePage', field: 'heroHeadline' },
  },
  {
    id: 'portrait',
    title: 'Replace a portrait',
    steps: [
      'Choose the agent, then the tab “Pictures and video”.',
      'Drop the new picture on the old one under “Portrait”, or choose “Upload” in its menu (…).',
      'Check that the description below the picture fits the new one, then press “Publish”.',
    ],
    place: { kind: 'address', address: '/structure/agent' },
  },
  {
    id: 'organization-type',
    title: 'Add an organization type',
    steps: [
      'Fill in “Name” and “Description”, then press “Publish”.',
      'It joins the end of its list on the site; drag it to its place under Lists, “Organization types”.',
    ],
    place: { kind: 'new', type: 'organizationType', field: 'name' },
  },
  {
    id: 'order',
    title: 'Put the agents in another order',
    steps: [
      'Drag an agent by the dots at its left to its new place, or use its menu at the right.',
      'The home page follows within seconds; there is nothing to publish.',
    ],
    place: { kind: 'address', address: '/structure/agent' },
  },
  {
    id: 'words',
    title: 'Change what an agent says',
    steps: [
      'Choose the agent, and type what it says.',
      'Press “Make the video” and watch it. If you like it, press “Use this one”.',
      'Press “Publish” below it.',
    ],
    place: { kind: 'address', address: '/avatars' },
  },
  {
    id: 'search',
    title: 'Change what Google and shared links show',
    steps: [
      'Another page? Choose it in the list at the left, then its tab, Search and sharing.',
      'Write the title and the description that people should see, then press “Publish”.',
    ],
    place: { kind: 'form', type: 'homePage', field: 'seo.title' },
  },
  {
    id: 'menu',
    title: 'Change a menu entry or a footer link',
    steps: [
      'Click the entry, change its words or the page it opens, and close it again. The footer’s are below the menu’s.',
      'Drag entries into another order, or add one below the last.',
      'Press “Publish”. Every page follows.',
    ],
    place: { kind: 'form', type: 'siteSettings', field: 'navigation' },
  },
  {
    id: 'later',
    title: 'Publish later',
    steps: [
      'Write what should change. It stays a draft, here as on any page.',
      'In the menu beside “Publish”, choose “Publish later…”, then the day and the time.',
      'The list “Scheduled”, at the top, shows what waits. There you change the time or unschedule it.',
    ],
    place: { kind: 'form', type: 'homePage', field: 'heroHeadline' },
    needs: 'publishLater',
  },
  {
    id: 'rename',
    title: 'Rename the product',
    steps: [
      'Type the new name in “Name of the product”, then press “Publish”.',
      'Sentences that name the product follow automatically: they say {product} where the name belongs.',
    ],
    place: { kind: 'form', type: 'siteSettings', field: 'productName' },
  },
  {
    id: 'undo',
    title: 'Undo a mistake',
    steps: [
      'Not published yet? Choose “Discard changes” in the menu beside “Publish”.',
      'Published already? Choose the last good version in History, then “Bring this version back”.',
      'Look at what came back, then press “Publish”.',
    ],
    place: { kind: 'panel', type: 'homePage', panel: 'history' },
  },
];
