import type {
  SanityDocument,
  SlugRule,
  SlugSourceContext,
  SlugValue,
  ValidationContext,
} from '@sanity/types';
import { getPublishedId } from './published-id.ts';

const missing =
  'The web address is empty. Press “Generate”, or type it with lowercase letters, numbers and hyphens.';

/** Reports invalid characters in a slug, or a slug that belongs to another page; true when it is valid. */
export function describeSlug(slug: string | undefined, reserved: readonly string[] = []): string | true {
  if (!slug) return missing;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return `“${slug}” cannot be a web address. Use lowercase letters a–z, numbers and single hyphens only, such as privacy-policy.`;
  }
  if (reserved.includes(slug)) {
    return `“${slug}” is already the address of another page of this site. Choose another one.`;
  }
  return true;
}

/** What the check of an address reads: the document, and the client of the Studio. */
export type AddressContext = Pick<ValidationContext, 'document' | 'getClient'>;

/** Reports what is wrong with an address; true when it can be used. */
export type AddressCheck = (slug: string | undefined, context: AddressContext) => Promise<string | true>;

/** The name of another document of the type with this address; null when there is none. */
async function fetchSlugOwner(
  slug: string,
  context: AddressContext,
): Promise<{ name: string | null } | null> {
  if (!context.document) return null;
  const published = getPublishedId(context.document._id);
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' });
  return client.fetch(
    '*[_type == $type && slug.current == $slug && !sanity::versionOf($published)][0]{"name": coalesce(name, title)}',
    { type: context.document._type, slug, published },
    { tag: 'validation.slug' },
  );
}

/** Checks that an address is well-formed, not `reserved` for another page, and not used by another document of the type. */
export function checkSlug(reserved: readonly string[] = []): AddressCheck {
  return async (slug, context) => {
    const fault = describeSlug(slug, reserved);
    if (fault !== true || slug === undefined) return fault;
    const other = await fetchSlugOwner(slug, context);
    if (!other) return true;
    const page = other.name ? `Another page, “${other.name}”,` : 'Another page';
    return `${page} has the address “${slug}” already. Choose another one here, or change that page’s first.`;
  };
}

/**
 * Rule of a required address. Without `required()`, which would make the Studio also validate `slug.current` of a missing slug
 * and add the library's message 'Required'.
 */
export function requireSlug(check: AddressCheck) {
  return (rule: SlugRule): SlugRule =>
    rule.custom<SlugValue>((value, context) => check(value?.current, context));
}

const MAX_LENGTH = 60;

/**
 * Options of a slug field that is generated from the text field `source`. The generated address passes `check`: the letters of
 * any script become Latin ones, a number follows when the address is in use, and `word` with a number stands for a text without
 * letters. `requireSlug` checks that an address is unique, with a message that names it; the library's own check is disabled.
 */
export function makeSlugOptions(source: string, word: string, check: AddressCheck) {
  return {
    source,
    maxLength: MAX_LENGTH,
    isUnique: () => true,
    slugify: async (text: string, _type: unknown, { parent, getClient }: SlugSourceContext) => {
      // The slug fields are fields of documents.
      const context = { document: parent as SanityDocument, getClient };
      const base = await makeLatinSlug(text);
      const candidates = Array.from({ length: 100 }, (_item, index) =>
        base && index === 0 ? base : `${base || word}-${index + 1}`,
      );
      for (const slug of candidates) if ((await check(slug, context)) === true) return slug;
      return base;
    },
  };
}

/** A text as an address, such as 'whats-new' for 'What’s new'; empty for one without letters and numbers. */
async function makeLatinSlug(text: string): Promise<string> {
  // Loaded when an address is generated, since its tables are large.
  const { transliterate } = await import('transliteration');
  const words = transliterate(text.replaceAll('&', ' and '))
    .toLowerCase()
    .replaceAll(/['’ʼ`]/g, '')
    .match(/[a-z0-9]+/g);
  const slug = (words ?? []).join('-');
  // Room for a number, cut between words where possible.
  const room = MAX_LENGTH - 4;
  if (slug.length <= room) return slug;
  const cut = slug.slice(0, room + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut.slice(0, room);
}
