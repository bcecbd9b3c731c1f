/** The owner's menu, verbatim: the initial value of a new Site settings document. */
export const initialNavigation = [
  { label: 'HOME', path: '/' },
  { label: 'ABOUT', path: '/about' },
  { label: 'IMPACT AGENTS', path: '/need-impact-agents' },
  { label: 'POLY AI', path: '/poly-ai', hint: 'Ten kinds of artificial intelligence, working together' },
  { label: 'WHAT ARE MISSION-DRIVEN ORGANIZATIONS', path: '/organizations' },
  { label: 'LIKE OS', path: '/like-os', hint: 'What {product} has in common with an operating system' },
  { label: 'GLOBAL IMPACT', path: '/global-impact' },
  {
    label: 'CPA/SME CHANGE AGENTS',
    path: '/cpa',
    hint: 'Certified public accountants and subject-matter experts',
  },
  { label: 'DATA SECURITY', path: '/data-security' },
].map((item) => ({ _type: 'navItem', ...item }));

/** The link to a person, beside the product's name. */
export const initialContactLink = { _type: 'link', label: 'Talk with us', href: '/contact' } as const;

/** The footer links, labelled with the titles of their pages. */
export const initialFooterLinks = [
  { label: 'Cookie Policy', path: '/cookie-policy' },
  { label: 'Privacy Policy', path: '/privacy-policy' },
  { label: 'Terms of Service', path: '/terms-of-service' },
  { label: 'Contact', path: '/contact' },
  { label: 'Terms of Use', path: '/terms-of-use' },
  { label: 'Compliance Standards', path: '/compliance-standards' },
  { label: 'Accessibility', path: '/accessibility' },
].map((item) => ({ _type: 'navItem', ...item }));
