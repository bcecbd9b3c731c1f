/** A region of the Global Impact page. The map identifies a region by its name. */
type RegionCopy = {
  slug: string;
  name: string;
  description: string;
  claims: string[];
  mapNote?: string;
};

/** The six regions of the specification, in its order. */
export const regions: RegionCopy[] = [
  {
    slug: 'north-america',
    name: 'North America',
    mapNote: '{product} starts here',
    description:
      'Small nonprofits in the United States come first. Their year follows Form 990, state charity offices and federal award terms. Canadian charities file a public return with the revenue agency, and Mexican ones need an authorization to receive deductible gifts.',
    claims: [
      'Federal returns and state registrations on one calendar',
      'English, Spanish and French',
      'The rules of each state and province, kept up with local experts',
    ],
  },
  {
    slug: 'europe',
    name: 'Europe',
    description:
      'Associations, foundations and charities work under dozens of national laws, and one data protection regulation reaches most of them. A small team may report to a town hall, a lottery fund and the European Union in one quarter.',
    claims: [
      'Personal data kept as the General Data Protection Regulation asks',
      'Reports drafted for each country’s register',
      'Texts in the language of the board as well as of the funder',
    ],
  },
  {
    slug: 'asia',
    name: 'Asia',
    description:
      'Village committees, family foundations and large relief agencies share a continent of many scripts and registration systems. India, for one, asks for a separate bank account and a yearly return from organizations that receive foreign money.',
    claims: [
      'Scripts such as Devanagari, Arabic and Hangul',
      'Foreign-funding rules, kept up with local advisers',
      'Made for the phone, which is often the office',
    ],
  },
  {
    slug: 'africa',
    name: 'Africa',
    description:
      'Community organizations bring health care, water and schooling to places that public systems do not always reach, often for several foreign donors at once. Donors send templates of their own, and the connection can drop before an upload ends.',
    claims: [
      'Work that survives a weak connection',
      'One set of records for many donor templates',
      'Mobile money receipts read beside bank statements',
    ],
  },
  {
    slug: 'south-america',
    name: 'South America',
    description:
      'Foundations, cooperatives and neighborhood associations plan around inflation and a moving exchange rate. A grant promised in dollars can buy much less, or more, by the month in which it is spent.',
    claims: [
      'Budgets in two currencies on a single page',
      'Spanish and Portuguese',
      'Electronic invoices matched with grant spending',
    ],
  },
  {
    slug: 'oceania',
    name: 'Oceania',
    description:
      'Australia and New Zealand ask most charities for a yearly statement to a national register. In the Pacific islands a handful of staff may serve communities days apart by boat, and one cyclone can turn a quiet month into an emergency.',
    claims: [
      'Data that Indigenous communities own stays under their control',
      'Annual statements drafted from the year’s own records',
      'Budgets for the storm season drafted ahead of it',
    ],
  },
];
