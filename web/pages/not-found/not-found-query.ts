import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { fetchContent } from '../../content/client.ts';
import { pageTypesFragment } from '../../content/page-types.generated.ts';

export const NOT_FOUND_QUERY = defineQuery(`*[_type == "notFoundPage" && _id == "notFoundPage"][0]{
  heading,
  text,
  linkLabel,
  suggestionLabel,
  "menus": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    navigation[]{label, path},
    footerLinks[]{label, path}
  },
  "places": *[
    _type in [${pageTypesFragment}] && !(_type in ["homePage", "notFoundPage"]) ||
    _type in ["agent", "legalPage"] && defined(slug.current)
  ]{_type, "slug": slug.current, "title": coalesce(heading, name, title, seo.title)},
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The words of the not-found page, and where its visitor may have wanted to go. */
export function notFoundQuery() {
  return queryOptions({ queryKey: ['not-found'], queryFn: () => fetchContent(NOT_FOUND_QUERY) });
}
