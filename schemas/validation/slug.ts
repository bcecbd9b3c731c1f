import type { SlugRule, SlugValue, ValidationContext } from '@sanity/types';
import { publishedId } from './published-id.ts';

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

/** The name of another document of the type with this address; null when there is none. */
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
 * A required address that is well-formed, not `reserved` for another page, and not used by another document of the type. Without
 * `required()`, which would make the Studio also validate `slug.current` of a missing slug and add the library's message
 * 'Required'.
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
 * Options of a slug field that is generated from the text field `source`. `slugAddress` checks that it is unique, with a message
 * that names the address; the library's own check is disabled.
 */
export function slugOptions(source: string) {
  return { source, maxLength: 60, isUnique: () => true };
}
