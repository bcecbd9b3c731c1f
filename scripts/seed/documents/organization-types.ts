import type { OrganizationType } from '../../../web/content/sanity.types.ts';
import { organizationTypes } from '../copy/organization-types.ts';
import type { Seed } from './document.ts';
import { inOrder } from './order-ranks.ts';

/** The 21 kinds of organization on the organizations page, in its order. */
export const organizationTypeDocuments: Seed<OrganizationType>[] = inOrder(
  organizationTypes.map(({ slug, ...copy }) => ({
    _id: `organizationType-${slug}`,
    _type: 'organizationType',
    ...copy,
  })),
);
