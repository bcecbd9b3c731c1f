import { resolveHref } from '../../../schemas/hrefs.ts';
import { siteFactFields } from '../../../schemas/placeholders.ts';
import { readField, readText } from '../../../web/content/read-field.ts';
import { isObject } from '../read-value.ts';

const facts: ReadonlySet<string> = new Set(Object.values(siteFactFields));

/**
 * The part of the profile query's result that concerns every page. Site facts are left out: they are compared
 * where a text contains their placeholder.
 */
export function siteProfileOf(profile: unknown): object {
  const settings = readField(profile, 'settings');
  return Object.fromEntries(
    Object.entries(isObject(settings) ? settings : {}).filter(([name]) => !facts.has(name)),
  );
}

/** The part of the profile query's result that concerns the page at a path. */
export function pageProfileOf(profile: unknown, path: string): object {
  const pages = readField(profile, 'pages');
  const page: unknown = Array.isArray(pages)
    ? pages.find((candidate) => pathOf(candidate) === path)
    : undefined;
  return { shortName: readText(page, 'name') };
}

function pathOf(page: unknown): string | undefined {
  return resolveHref(readText(page, '_type') ?? '', readText(page, 'slug'));
}
