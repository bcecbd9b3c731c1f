/** A kind of mission-driven organization, and the particularities of its administration. */
type OrganizationTypeCopy = {
  slug: string;
  name: string;
  agents: [string, string];
  description: string;
};

/**
 * The 21 types, general legal forms first, then particular fields of work. The word joiner (U+2060)
 * prevents a line break within the number of a section.
 */
export const organizationTypes: OrganizationTypeCopy[] = [
  {
    slug: 'public-charities',
    name: 'Public charities',
    agents: ['monet', 'tara'],
    description:
      'Section 501(c)\u2060(3) organizations that live on broad support. Anyone may read the yearly return that most of them file, and many must show that the public still pays a large enough share.',
  },
  {
    slug: 'private-foundations',
    name: 'Private foundations',
    agents: ['coleman', 'tara'],
    description:
      'Usually funded by one family or company. They file Form 990-PF. Most owe an excise tax on investment income and must pay out a minimum each year.',
  },
  {
    slug: 'community-foundations',
    name: 'Community foundations',
    agents: ['tara', 'monet'],
    description:
      'One region, hundreds of named funds. The staff invest donor-advised, scholarship and endowed money together and account for it fund by fund.',
  },
  {
    slug: 'ngos',
    name: 'International NGOs',
    agents: ['tara', 'coleman'],
    description:
      'They answer to a donor government in one country and a ministry in another. Exchange rates, field cash and partner audits decide whether a budget holds.',
  },
  {
    slug: 'social-enterprises',
    name: 'Social enterprises',
    agents: ['tara', 'diana'],
    description:
      'A café that trains its cooks, a shop that employs its clients. Each sale serves a purpose and a margin, and the books keep related income apart from taxable trade.',
  },
  {
    slug: 'cooperatives',
    name: 'Cooperatives',
    agents: ['tara', 'ernesto'],
    description:
      'Owned by the members who use them. Elections, equity accounts and patronage refunds need records that every owner may inspect.',
  },
  {
    slug: 'associations',
    name: 'Trade and professional associations',
    agents: ['ernesto', 'coleman'],
    description:
      'Section 501(c)\u2060(6) organizations, whose members pay and expect service. Dues, conferences and certification run on an annual cycle, and the share of dues spent on lobbying has rules of its own.',
  },
  {
    slug: 'advocacy-organizations',
    name: 'Advocacy and civil rights organizations',
    agents: ['coleman', 'ernesto'],
    description:
      'Many pair a charity with a 501(c)\u2060(4) sister. Staff divide hours, shared costs and messages between the two, issue by issue.',
  },
  {
    slug: 'mutual-aid-groups',
    name: 'Mutual aid groups',
    agents: ['tara', 'preston'],
    description:
      'Neighbors move groceries and rent money within hours, often through a fiscal sponsor. They want enough bookkeeping to keep trust, and not one form more.',
  },
  {
    slug: 'service-clubs',
    name: 'Service clubs and all-volunteer groups',
    agents: ['coleman', 'tara'],
    description:
      'Usually no payroll, and often new officers each July. The checkbook and the 990-N duty travel from one kitchen table to the next.',
  },
  {
    slug: 'faith-based-organizations',
    name: 'Faith-based organizations',
    agents: ['tara', 'huma'],
    description:
      'Congregations need not file Form 990, but they handle weekly offerings, benevolence requests and clergy housing allowances, mostly with volunteer ushers and counters.',
  },
  {
    slug: 'schools',
    name: 'Independent and charter schools',
    agents: ['coleman', 'preston'],
    description:
      'Some live on tuition less aid, others on per-pupil funding. Enrollment counts, student records and safety drills follow dates the state has set.',
  },
  {
    slug: 'youth-programs',
    name: 'Youth development programs',
    agents: ['huma', 'diana'],
    description:
      'Permission slips, staff ratios and fingerprint checks come before anyone throws the first basketball. The results that matter may show only years later.',
  },
  {
    slug: 'museums',
    name: 'Museums and heritage sites',
    agents: ['tara', 'monet'],
    description:
      'Much of what they own may never appear on the balance sheet. Loans, provenance, insurance and acquisition funds need care of their own, beside the ticket desk.',
  },
  {
    slug: 'performing-arts',
    name: 'Performing arts companies',
    agents: ['tara', 'huma'],
    description:
      'A season is budgeted before a seat is sold. Subscriptions become income only when the curtain rises, and guest artists bring contracts, visas and withholding.',
  },
  {
    slug: 'land-trusts',
    name: 'Land trusts',
    agents: ['coleman', 'monet'],
    description:
      'They promise to protect land forever. They inspect easements every year, keep a defense fund for disputes, and sign a donor’s Form 8283 with care.',
  },
  {
    slug: 'animal-shelters',
    name: 'Animal shelters and rescues',
    agents: ['preston', 'monet'],
    description:
      'Each animal is a small case file: vaccines, foster home, adoption fee. Municipal contracts set the intake, and thousands of modest gifts pay for the care.',
  },
  {
    slug: 'food-banks',
    name: 'Food banks and pantries',
    agents: ['preston', 'diana'],
    description:
      'Pounds matter as much as dollars. Staff and volunteers weigh donated food, value it, keep it cold and trace it to partner pantries, with a separate count for USDA commodities.',
  },
  {
    slug: 'health-clinics',
    name: 'Community health clinics',
    agents: ['coleman', 'tara'],
    description:
      'Sliding fees, Medicaid claims and federal grants pay for the same visit in different parts. Patient privacy governs every screen, and denied claims pile up quickly.',
  },
  {
    slug: 'housing-organizations',
    name: 'Housing and shelter organizations',
    agents: ['coleman', 'tara'],
    description:
      'A single building can combine tax credits, vouchers and a county loan. Each layer has its own income limits, inspections and compliance period.',
  },
  {
    slug: 'disaster-relief',
    name: 'Disaster relief organizations',
    agents: ['tara', 'preston'],
    description:
      'Gifts pour in for a week and are spent over years. Staff document emergency purchases, surge volunteers and donor intent while the water is still high.',
  },
];
