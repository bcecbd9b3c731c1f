import type { Region } from '../../../web/content/sanity.types.ts';
import { regions } from '../copy/regions.ts';
import type { Seed } from './document.ts';
import { inOrder } from './order-ranks.ts';

/** The six regions of the Global Impact page, in the order of spec section 2. */
export const regionDocuments: Seed<Region>[] = inOrder(
  regions.map(({ slug, ...copy }) => ({ _id: `region-${slug}`, _type: 'region', ...copy })),
);
