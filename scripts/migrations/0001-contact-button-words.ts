import {
  at,
  createIfNotExists,
  type MigrationContext,
  type Mutation,
  type NodePatch,
  patch,
  set,
  setIfMissing,
  unset,
} from '@sanity/migrate';
import type { ContentMigration } from '../migrate/content-migration.ts';

/** The contact page as it was. */
type Before = { _type: string; consultationButton?: { label?: string; href?: string } };

/** What the seed wrote, for somebody to replace. */
const PLACEHOLDER = /replace-this@/;

type Settings = {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  schedulingLink?: string;
};

export const migration: ContentMigration = {
  description:
    'The button of the contact page was one field of words and address. Its words become “Words on the large button”; its address, unless it is a placeholder, moves to “Link for scheduling” in Site settings.',
  documentTypes: ['contactPage'],
  up: {
    async document(document, context) {
      const { consultationButton }: Before = document;
      if (!consultationButton) return [];
      const { label, href } = consultationButton;
      const words: NodePatch[] = label ? [at('consultationLabel', setIfMissing(label))] : [];
      const isAddress = href !== undefined && href !== '' && !PLACEHOLDER.test(href);
      return [
        patch(document._id, [...words, at('consultationButton', unset())]),
        ...(isAddress ? await settingsWith(href, document._id, context) : []),
      ];
    },
  },
  down: 'restore',
};

/** Puts the address where it is not more public than on the page it comes from: a draft's into the draft of the settings. */
async function settingsWith(
  href: string,
  page: string,
  { client, filtered }: MigrationContext,
): Promise<Mutation[]> {
  const published = await filtered.getDocument<Settings>('siteSettings');
  if (page === 'contactPage' && published) {
    // Drafts and versions get it too: without it, publishing them would take it off the site.
    const ids = await client.fetch<string[]>('*[_type == "siteSettings"]._id');
    return ids.map((id) => patch(id, at('schedulingLink', setIfMissing(href))));
  }
  const beside = await filtered.getDocument<Settings>(page.replace(/contactPage$/, 'siteSettings'));
  // No version is made: one would put back, when its time comes, what the settings said today.
  const isOwn = beside !== undefined && beside._id !== published?._id;
  const id = isOwn ? beside._id : 'drafts.siteSettings';
  const own = isOwn ? beside : await filtered.getDocument<Settings>(id);
  const { schedulingLink } = own ?? published ?? {};
  const isEditors = schedulingLink !== undefined && schedulingLink !== published?.schedulingLink;
  if (isEditors || schedulingLink === href) return [];
  if (own) return [patch(id, at('schedulingLink', set(href)))];
  const { _rev, _createdAt, _updatedAt, ...content }: Partial<Settings> = published ?? {};
  return [createIfNotExists({ ...content, _id: id, _type: 'siteSettings', schedulingLink: href })];
}
