import type { SiteProfile } from '../../../web/app/site-profile.ts';
import type { PageVideo } from '../../../web/render/page-videos.ts';
import { escapeScript } from '../html.ts';

type Place = {
  profile: SiteProfile;
  path: string;
  /** The name of the page when it has no short name. */
  name: string;
  videos: readonly PageVideo[];
  siteUrl: string;
};

/**
 * The structured data of a page for search engines: publisher, breadcrumbs and videos (schema.org, as JSON-LD). The content
 * security policy does not apply to it, since a data block is not a script.
 */
export function writeStructuredData(place: Place): string {
  const nodes = [describeOrganization(place), describeBreadcrumbs(place), ...place.videos.map(describeVideo)];
  const graph = nodes.filter((node) => node !== undefined);
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${escapeScript(json)}</script>`;
}

/** The publisher, with the facts that are filled in. The product's name is used when the publisher's is missing. */
function describeOrganization({ profile: { organization, productName }, siteUrl }: Place) {
  const name = organization.name ?? productName;
  if (!name) return undefined;
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: organization.email,
    telephone: organization.phone,
    address: organization.address,
  };
}

function describeBreadcrumbs({ profile: { names, productName }, path, name, siteUrl }: Place) {
  const home = names['/'] ?? productName;
  if (path === '/' || !home) return undefined;
  const crumbs = [
    { name: home, path: '/' },
    { name: names[path] ?? name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: siteUrl + crumb.path,
    })),
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/video */
function describeVideo(video: PageVideo) {
  return { '@type': 'VideoObject', ...video };
}
