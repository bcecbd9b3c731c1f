import type { SlugRule, SlugValue, ValidationContext } from '@sanity/types';
import { publishedId } from './published-id.ts';

const missing =
  'The web address is empty. Press “Generate”, or type it with lowercase letters, numbers and hyphens.';

/** Says what is wrong with a slug's letters or with where it would lead; true when it is fine. */
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

/** Another document of the type that has the address, by what it is called; null when there is none. */
async function whoHas(slug: string, context: ValidationContext): Promise<{ name: string | null } | null> {
  if (!context.document) return null;
  const published = publishedId(context.document._id);
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' });
  return client.fetch(
    '*[_type == $type && slug.current == $slug && !sanity::versionOf($published)][0]{"name": coalesce(name, title)}',
    { type: context.document._type, slug, published },
    { tag: 'validation.slug' },
  );
}

/**
 * A web address that is there, well formed, not `reserved` for another page and not used by another document of
 * the type. Without `required()`: that makes the Studio check `slug.current` of an absent slug as well, and add the
 * library's bare 'Required' to this message.
 */
export function slugAddress(reserved: readonly string[] = []) {
  return (rule: SlugRule): SlugRule =>
    rule.custom<SlugValue>(async (value, context) => {
      const slug = value?.current;
      const fault = describeSlug(slug, reserved);
      if (fault !== true || slug === undefined) return fault;
      const other = await whoHas(slug, context);
      if (!other) return true;
      const page = other.name ? `Another page, “${other.name}”,` : 'Another page';
      return `${page} has the address “${slug}” already. Choose another one here, or change that page’s first.`;
    });
}

/**
 * Options of a slug field made from the text field `source`. Whether it is unique is checked by `slugAddress`, whose
 * message names the address; the library's own check is answered with yes.
 */
export function slugOptions(source: string) {
  return { source, maxLength: 60, isUnique: () => true };
}
