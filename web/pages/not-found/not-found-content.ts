import { resolveHref } from '../../../schemas/hrefs.ts';
import type { NOT_FOUND_QUERY_RESULT } from '../../content/sanity.types.ts';
import type { Place } from './nearest-place.ts';

/** What the not-found page's query yields for a page that exists. */
export type NotFoundContent = NonNullable<NOT_FOUND_QUERY_RESULT>;

/** The pages of the site but the home page, each by its words in the menu or the footer, else by its title. */
export function placesOf({ menus, places }: NotFoundContent): Place[] {
  const entries = [...(menus?.navigation ?? []), ...(menus?.footerLinks ?? [])];
  return places.flatMap(({ _type, slug, title }) => {
    const path = resolveHref(_type, slug ?? undefined);
    const label = entries.find((entry) => entry.path === path)?.label || title;
    return path && label ? [{ path, label }] : [];
  });
}
