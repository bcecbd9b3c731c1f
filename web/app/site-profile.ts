import { defineQuery } from 'groq';
import { resolveHref } from '../../schemas/hrefs.ts';
import { fetchContent } from '../content/client.ts';
import { iconUrl } from '../content/images.ts';
import { oldAddressesOf } from '../content/old-addresses.ts';
import { pageTypesFragment } from '../content/page-types.generated.ts';
import { readText } from '../content/read-field.ts';
import { absoluteImageUrl } from './absolute-image-url.ts';

export const SITE_PROFILE_QUERY = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    productName,
    organizationName,
    organizationAddress,
    contactEmail,
    icon,
    gateDescription,
    noScriptText,
    "oldAddresses": coalesce(oldAddresses[]{from, to}, [])
  },
  "pages": *[
    _type in [${pageTypesFragment}] ||
    _type in ["agent", "landingPage", "legalPage"] && defined(slug.current)
  ]{
    _type,
    "slug": slug.current,
    formerSlugs,
    "name": coalesce(seo.shortName, select(_type == "agent" => name, _type in ["landingPage", "legalPage"] => title))
  }
}`);

/** What the site shows of itself to anybody who asks, locked or not: nothing of it is gated copy. */
export interface SiteProfile {
  productName: string;
  /** What shared links say while the gate is on. */
  gateDescription?: string;
  /** All that a visitor without JavaScript reads while the gate is on; an empty line between paragraphs. */
  noScriptText?: string;
  /** The absolute address of the picture that the site's icons are drawn from, when an editor chose one. */
  icon?: string;
  /** Who publishes the site, as Site settings says it. */
  organization: { name?: string; address?: string; email?: string };
  /** The short names of pages, by path. */
  names: Readonly<Record<string, string>>;
  /** Where pages are now, by the paths that they had before. */
  moved: Readonly<Record<string, string>>;
}

/**
 * Reads the profile of the site off the lake; a lake without Site settings gives an empty one.
 *
 * @param origin the origin of the content API's addresses
 */
export async function fetchSiteProfile(origin: string): Promise<SiteProfile> {
  const { settings, pages } = await fetchContent(SITE_PROFILE_QUERY);
  const names = pages.flatMap(({ _type, slug, name }) => {
    const path = resolveHref(_type, slug ?? undefined);
    return path && name ? [[path, name] as const] : [];
  });
  return {
    productName: readText(settings, 'productName') ?? '',
    gateDescription: readText(settings, 'gateDescription'),
    noScriptText: readText(settings, 'noScriptText'),
    icon: absoluteImageUrl(settings?.icon, iconUrl, origin),
    organization: {
      name: readText(settings, 'organizationName'),
      address: readText(settings, 'organizationAddress'),
      email: readText(settings, 'contactEmail'),
    },
    names: Object.fromEntries(names),
    moved: Object.fromEntries([...oldAddressesOf(settings?.oldAddresses), ...pages.flatMap(movesOf)]),
  };
}

type ProfilePage = { _type: string; slug: string | null; formerSlugs: string[] | null };

function movesOf({ _type, slug, formerSlugs }: ProfilePage): [string, string][] {
  const path = resolveHref(_type, slug ?? undefined);
  if (!path) return [];
  return (formerSlugs ?? []).flatMap((former) => {
    const old = resolveHref(_type, former);
    return old && old !== path ? [[old, path] as [string, string]] : [];
  });
}
