/**
 * The contact details that a new site starts with. They are complete and evidently an example: the domain `example.org`
 * (RFC 2606) and the telephone numbers 555-0100 to 555-0199 are reserved, so nobody's mail or call reaches a stranger.
 */
export const exampleDetails = {
  organizationName: 'Example Impact Partners, Inc.',
  organizationAddress: '100 Example Street, Suite 200, Anytown, NY 10001',
  contactEmail: 'hello@example.org',
  contactPhone: '+1 (212) 555-0142',
} as const;

const reserved = [/@(?:[\w-]+\.)*example\.(?:org|com|net)\b/i, /@[\w.-]+\.example\b/i, /555[-. ]?01\d\d\b/];

/** Whether a text contains one of these details, or another address or telephone number that is reserved for examples. */
export function containsExampleDetail(text: string): boolean {
  return (
    Object.values(exampleDetails).some((detail) => text.includes(detail)) ||
    reserved.some((pattern) => pattern.test(text))
  );
}

/** Tells an editor that visitors read an example, and how to replace it; true when the value is another one or empty. */
export function describeExampleDetail(value: string | undefined, howToReplace: string): string | true {
  if (!value || !containsExampleDetail(value)) return true;
  return `“${value}” is the example that the site starts with, and visitors read it as yours. ${howToReplace} You may still publish.`;
}
