import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { resolveHref } from '../../../content/hrefs.ts';
import type { NOT_FOUND_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { fetchContent } from '../../data/client.ts';
import { pageTypesFragment } from '../../data/page-types.generated.ts';
import { portraitFragment } from '../../data/portrait.ts';
import type { Place } from './nearest-page.ts';

export const NOT_FOUND_QUERY = defineQuery(`*[_type == "notFoundPage" && _id == "notFoundPage"][0]{
  heading,
  text,
  linkLabel,
  suggestionLabel,
  "menus": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    navigation[]{label, path},
    footerLinks[]{label, path},
    "oldAddresses": coalesce(oldAddresses[]{from, to}, [])
  },
  "places": *[
    _type in [${pageTypesFragment}] && !(_type in ["homePage", "notFoundPage"]) ||
    _type in ["agent", "landingPage", "legalPage"] && defined(slug.current)
  ]{_type, "slug": slug.current, "title": coalesce(heading, name, title, seo.title)},
  "agents": *[_type == "agent" && defined(slug.current)] | order(orderRank asc){
    _id,
    name,
    "slug": slug.current,
    title,
    ${portraitFragment}
  },
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The query of the not-found page, and of the pages that it can suggest. */
export function notFoundQuery() {
  return queryOptions({ queryKey: ['not-found'], queryFn: () => fetchContent(NOT_FOUND_QUERY) });
}

/** The query result for an existing not-found page. */
type NotFoundContent = NonNullable<NOT_FOUND_QUERY_RESULT>;

/** Returns all pages except the home page, with their label in the menu or the footer, or their title. */
export function listPlaces({ menus, places }: NotFoundContent): Place[] {
  const entries = [...(menus?.navigation ?? []), ...(menus?.footerLinks ?? [])];
  return places.flatMap(({ _type, slug, title }) => {
    const path = resolveHref(_type, slug ?? undefined);
    const label = entries.find((entry) => entry.path === path)?.label || title;
    return path && label ? [{ path, label }] : [];
  });
}
