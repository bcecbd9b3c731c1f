import type { SiteProfile } from '../../../web/app/site-profile.ts';
import type { Page, ShareCard } from '../../../web/render/entry-server.tsx';

/** The texts of a generated share picture, and the URL of the portrait in it. */
export type SharePicture = Record<'productName' | 'name' | 'text', string> & {
  portrait?: string | undefined;
};

/** The public facts of a page, for the head of its document and its share picture. */
export type PageCard = ShareCard & {
  productName: string;
  /** The title of the document. */
  title: string;
};

type Place = { gate: 'on' | 'off'; path: string; page: Pick<Page, 'card' | 'title'>; profile: SiteProfile };

/** With the gate off, the page's own facts. With the gate on, only product name, short name and a neutral description. */
export function createPageCard({ gate, path, page, profile }: Place): PageCard {
  const { productName, gateDescription, names } = profile;
  if (gate === 'off') return { ...page.card, title: page.title, productName };
  // The home page uses only the product's name.
  const shortName = path === '/' ? undefined : names[path];
  return {
    productName,
    name: shortName ?? productName,
    title: [shortName, productName].filter(Boolean).join(' | '),
    description: gateDescription,
  };
}

/** The texts of the generated share picture, with the product's name only once. */
export function makePicture({ productName, name, description = '', portrait }: PageCard): SharePicture {
  const rest = name.startsWith(`${productName}: `) ? name.slice(productName.length + 2).trim() : '';
  return {
    productName: name === productName ? '' : productName,
    ...{ name: rest || name, text: description, portrait },
  };
}
