import type { RenderedPage, ShareCard, SharePicture, SiteProfile } from '../server-build.ts';

/** The public facts of a page, for the head of its document and its picture. */
export type PageCard = ShareCard & {
  productName: string;
  /** The title of the document. */
  title: string;
};

type Place = { gate: 'on' | 'off'; path: string; page: RenderedPage; profile: SiteProfile };

/** Gate off: what the page says of itself. Gate on: the product's name, the page's short name, a neutral description. */
export function pageCard({ gate, path, page, profile }: Place): PageCard {
  const { productName, gateDescription, names } = profile;
  if (gate === 'off') return { ...page.card, title: page.title, productName };
  // The home page has the product's name.
  const shortName = path === '/' ? undefined : names[path];
  return {
    productName,
    name: shortName ?? productName,
    title: [shortName, productName].filter(Boolean).join(' | '),
    description: gateDescription,
  };
}

/** What the page's picture says, when no editor chose another one: the product's name once. */
export function pictureOf({ productName, name, description = '', portrait }: PageCard): SharePicture {
  const rest = name.startsWith(`${productName}: `) ? name.slice(productName.length + 2).trim() : '';
  return {
    productName: name === productName ? '' : productName,
    ...{ name: rest || name, text: description, portrait },
  };
}
