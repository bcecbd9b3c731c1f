/**
 * How the legal pages name whoever publishes the site. The facts themselves are in Site settings, where an editor
 * writes them once; the contact page shows them, and the legal pages lead there.
 */
export const publisher = {
  name: 'the organization named on our contact page',
  email: 'the email address on our contact page',
  address: 'the postal address on our contact page',
} as const;
