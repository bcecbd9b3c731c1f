import { defineQuery } from 'groq';
import { resolveHref } from '../../content/hrefs.ts';
import { readText } from '../../content/read-field.ts';
import { fetchContent } from '../data/client.ts';
import { getIconUrl } from '../data/images.ts';
import { readLanguage } from '../data/language.ts';
import { readOldAddresses } from '../data/old-addresses.ts';
import { pageTypesFragment } from '../data/page-types.generated.ts';
import { getAbsoluteImageUrl } from './head/absolute-image-url.ts';

export const SITE_PROFILE_QUERY = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    productName,
    language,
    organizationName,
    organizationAddress,
    contactEmail,
    contactPhone,
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

/** Public data about the site, available to every visitor while the gate is on too; contains no gated copy. */
export interface SiteProfile {
  productName: string;
  /** The language of the content, as a BCP 47 tag. */
  language: string;
  /** The description in link previews while the gate is on. */
  gateDescription?: string;
  /** The text for visitors without JavaScript while the gate is on; paragraphs are separated by an empty line. */
  noScriptText?: string;
  /** The absolute URL of the image that the site's icons are made from, if an editor chose one. */
  icon?: string;
  /** The publisher of the site, from Site settings. */
  organization: { name?: string; address?: string; email?: string; phone?: string };
  /** Short page names by path. */
  names: Readonly<Record<string, string>>;
  /** Current paths by former path. */
  moved: Readonly<Record<string, string>>;
}

/**
 * Fetches the site profile from the lake; it is empty on a lake without Site settings.
 *
 * @param origin the origin of the content API's URLs
 */
export async function fetchSiteProfile(origin: string): Promise<SiteProfile> {
  const { settings, pages } = await fetchContent(SITE_PROFILE_QUERY);
  const names = pages.flatMap(({ _type, slug, name }) => {
    const path = resolveHref(_type, slug ?? undefined);
    return path && name ? [[path, name] as const] : [];
  });
  return {
    productName: readText(settings, 'productName') ?? '',
    language: readLanguage(settings),
    gateDescription: readText(settings, 'gateDescription'),
    noScriptText: readText(settings, 'noScriptText'),
    icon: getAbsoluteImageUrl(settings?.icon, getIconUrl, origin),
    organization: {
      name: readText(settings, 'organizationName'),
      address: readText(settings, 'organizationAddress'),
      email: readText(settings, 'contactEmail'),
      phone: readText(settings, 'contactPhone'),
    },
    names: Object.fromEntries(names),
    moved: Object.fromEntries([...readOldAddresses(settings?.oldAddresses), ...pages.flatMap(listMoves)]),
  };
}

type ProfilePage = { _type: string; slug: string | null; formerSlugs: string[] | null };

function listMoves({ _type, slug, formerSlugs }: ProfilePage): [string, string][] {
  const path = resolveHref(_type, slug ?? undefined);
  if (!path) return [];
  return (formerSlugs ?? []).flatMap((former) => {
    const old = resolveHref(_type, former);
    return old && old !== path ? [[old, path] as [string, string]] : [];
  });
}
