import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { fetchContent } from './client.ts';
import { readField, readText } from './read-field.ts';

/** One entry of the menu or the footer; the path is a route of the site. */
export interface NavigationItem {
  label: string;
  path: string;
  /** What the label does not say to everybody. */
  hint?: string;
}

/** What every page shares. Empty lists and texts where editors wrote nothing. */
export interface SiteSettings {
  productName: string;
  navigation: NavigationItem[];
  footerLinks: NavigationItem[];
  footerText?: string;
  /** Stands before the date of content that could not be read anew. */
  staleNote?: string;
  /** Stands between two numbers: 1 of 10. */
  rowPositionWord?: string;
  seo: { title?: string; description?: string; image?: unknown };
}

export const siteSettings = defineQuery(`*[_id == "siteSettings"][0]{
  productName,
  navigation[]{label, path, hint},
  footerLinks[]{label, path, hint},
  footerText,
  staleNote,
  rowPositionWord,
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The site's shared settings; a lake without the document gives empty settings, so that pages still show. */
export function siteSettingsQuery() {
  return queryOptions({
    queryKey: ['site-settings'],
    queryFn: async () => readSiteSettings(await fetchContent(siteSettings)),
  });
}

function readSiteSettings(data: unknown): SiteSettings {
  return {
    productName: readText(data, 'productName') ?? '',
    navigation: readItems(readField(data, 'navigation')),
    footerLinks: readItems(readField(data, 'footerLinks')),
    footerText: readText(data, 'footerText'),
    staleNote: readText(data, 'staleNote'),
    rowPositionWord: readText(data, 'rowPositionWord'),
    seo: {
      title: readText(data, 'seo', 'title'),
      description: readText(data, 'seo', 'description'),
      image: readField(data, 'seo', 'image') ?? undefined,
    },
  };
}

/** The entries that are complete, each once. */
function readItems(list: unknown): NavigationItem[] {
  if (!Array.isArray(list)) return [];
  const items = list.flatMap((item) => {
    const [label, path] = [readText(item, 'label'), readText(item, 'path')];
    return label && path ? [{ label, path, hint: readText(item, 'hint') }] : [];
  });
  const isSame = (one: NavigationItem, other: NavigationItem) =>
    one.label === other.label && one.path === other.path;
  return items.filter((item, index) => items.findIndex((other) => isSame(item, other)) === index);
}
