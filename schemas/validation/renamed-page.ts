import type { CustomValidatorResult, SlugRule, SlugValue, ValidationContext } from '@sanity/types';

interface LinkingDocument {
  /** What the list of links calls it: its name or heading. */
  title: string | null;
  content: unknown;
}

const PUBLISHED_SLUG = '*[_id == $id][0].slug.current';
const DOCUMENTS = `*[!(_type match "sanity.*") && _id != $id] | order(_type asc){
  "title": coalesce(name, title, heading, issue, label, select(_id == "siteSettings" => "Site settings")),
  "content": @
}`;

/**
 * Warns who changes the address of a published page, and names the places of the site whose links would break.
 * `pathOf` gives a page's path by its slug.
 */
export function renamedPage(pathOf: (slug: string) => string) {
  return (rule: SlugRule): SlugRule =>
    rule.custom<SlugValue>((value, context) => describeRenaming(value?.current, context, pathOf)).warning();
}

async function describeRenaming(
  slug: string | undefined,
  context: ValidationContext,
  pathOf: (slug: string) => string,
): Promise<CustomValidatorResult> {
  if (!slug || !context.document) return true;
  const id = context.document._id.replace(/^(drafts\.|versions\.[^.]+\.)/, '');
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'published' });
  const tag = 'validation.renamed';
  const published = await client.fetch<string | null>(PUBLISHED_SLUG, { id }, { tag });
  if (!published || published === slug) return true;
  // All of the site's texts, but only once somebody has really changed an address.
  const documents = await client.fetch<LinkingDocument[]>(DOCUMENTS, { id }, { tag });
  const [from, to] = [pathOf(published), pathOf(slug)];
  const linking = documents
    .filter(({ content }) => linksTo(content, from))
    .map(({ title }) => `“${title ?? 'a text without a heading'}”`);
  return `The page moves from ${from} to ${to} when you publish. Links to it that people saved will say “Page not found”${listed(linking)}`;
}

function listed(linking: readonly string[]): string {
  if (linking.length === 0) return '. Keep the old address if you can.';
  return `, and so will the links in ${[...new Set(linking)].join(', ')}. Keep the old address, or choose the page again there.`;
}

/** Whether any text inside a value is a link to the path, also with a place on the page behind it. */
function linksTo(value: unknown, path: string): boolean {
  if (typeof value === 'string') return value.replace(/[?#].*$/, '') === path;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => linksTo(part, path))
  );
}
