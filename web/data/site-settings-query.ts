import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { readField, readText } from '../../content/read-field.ts';
import { fetchContent } from './client.ts';
import { readLanguage } from './language.ts';

/** A link of the menu or the footer; the path is a route of the site. */
export interface NavigationItem {
  label: string;
  path: string;
  /** Explains the label, in a tooltip. */
  hint?: string;
}

/** The content that all pages share. Lists and texts are empty when editors have not filled them in. */
export interface SiteSettings {
  productName: string;
  navigation: NavigationItem[];
  /** The link to a person, beside the product's name. */
  contactLink?: NavigationItem;
  footerLinks: NavigationItem[];
  footerText?: string;
  /** How far the product is, at the head of each list of what it does. */
  statusLine?: string;
  /** The text before the date of outdated content. */
  staleNote?: string;
  /** The word between two numbers, as in '1 of 10'. */
  rowPositionWord?: string;
  /** The language of the content, as a BCP 47 tag. */
  language: string;
  seo: { title?: string; description?: string; image?: unknown };
}

export const siteSettings = defineQuery(`*[_id == "siteSettings"][0]{
  productName,
  navigation[]{label, path, hint},
  contactLink{label, href},
  footerLinks[]{label, path, hint},
  footerText,
  statusLine,
  staleNote,
  rowPositionWord,
  language,
  seo{title, description, image{asset, crop, hotspot, alt}}
}`);

/** The site's shared settings. On a lake without the document they are empty, so that pages still render. */
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
    contactLink: readContactLink(data),
    footerLinks: readItems(readField(data, 'footerLinks')),
    footerText: readText(data, 'footerText'),
    statusLine: readText(data, 'statusLine'),
    staleNote: readText(data, 'staleNote'),
    rowPositionWord: readText(data, 'rowPositionWord'),
    language: readLanguage(data),
    seo: {
      title: readText(data, 'seo', 'title'),
      description: readText(data, 'seo', 'description'),
      image: readField(data, 'seo', 'image') ?? undefined,
    },
  };
}

/** The link to write by: its address is empty while visitors cannot write, see `withSiteFacts`. */
function readContactLink(data: unknown): NavigationItem | undefined {
  const label = readText(data, 'contactLink', 'label');
  const path = readText(data, 'contactLink', 'href');
  return label && path ? { label, path } : undefined;
}

/** Returns the complete entries without duplicates. */
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
