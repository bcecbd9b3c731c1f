import type { SchemaValidationValue, StringRule } from '@sanity/types';
import { listChecks } from './checks.ts';
import { checkPageExists } from './page-is-there.ts';

const linkAdvice = 'Choose a page of this site, or paste a full address starting with https://.';
const sourceAdvice = 'Paste the full address of the source, starting with https://.';
const fileAdvice =
  'Write a file of this site starting with a slash, such as /tara.mp4, or a full address starting with https://.';

function isSitePath(value: string): boolean {
  // In a browser '//host' is the address of another host, not a path.
  return /^\/(?![/\\])\S*$/.test(value);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);
}

/** A mailto link; `{email}` is the placeholder of the address in Site settings. */
function isMailLink(value: string): boolean {
  return /^mailto:(\{email\}|[^\s{}]+@[^\s{}]+)(\?\S*)?$/i.test(value);
}

function isPathOrUrl(value: string | undefined): boolean {
  return value === undefined || value === '' || isSitePath(value) || isWebAddress(value);
}

/** Reports a text that is neither a path of the site nor a web address; true otherwise, also when it is absent. */
export function describePathOrUrl(value: string | undefined): string | true {
  return isPathOrUrl(value) || `“${value}” is not an address the site can use. ${fileAdvice}`;
}

/** Reports a source's address that is no web address. */
function describeSourceAddress(value: string | undefined): string | true {
  return isPathOrUrl(value) || `“${value}” is not an address the site can use. ${sourceAdvice}`;
}

/** A telephone link; `{phone}` is the placeholder of the number in Site settings. */
function isPhoneLink(value: string): boolean {
  return /^tel:(\{phone\}|\+?[\d\s()-]+)$/i.test(value);
}

/** Reports an invalid link target: valid are a path, a web address, `mailto:`, `tel:` and `#section`. */
export function describeLinkTarget(value: string | undefined): string | true {
  if (value !== undefined && (isMailLink(value) || isPhoneLink(value) || /^#\S+$/.test(value))) return true;
  return isPathOrUrl(value) || `“${value}” is not an address the site can use. ${linkAdvice}`;
}

/** Reports a text that is no path of the site; true otherwise, also when it is absent. */
export function describeSitePath(value: string | undefined): string | true {
  if (value === undefined || value === '' || isSitePath(value)) return true;
  return `“${value}” is not a page of this site. Write its path starting with a single slash and without spaces, such as /about.`;
}

/** A path of the site or a web address of media; optional. */
export function checkPathOrUrl(rule: StringRule): StringRule {
  return rule.custom<string>(describePathOrUrl);
}

/** The web address of a source; optional. */
export function checkSourceUrl(rule: StringRule): StringRule {
  return rule.custom<string>(describeSourceAddress);
}

/** The target of a link; required. */
export function requireLinkTarget(rule: StringRule): StringRule[] {
  return [
    rule.required().error(`This link leads nowhere yet. ${linkAdvice}`),
    rule.custom<string>(describeLinkTarget),
    rule.custom<string>(checkPageExists).warning(),
  ];
}

/** The target of a link; optional. */
export function checkLinkTarget(rule: StringRule): StringRule[] {
  return [rule.custom<string>(describeLinkTarget), rule.custom<string>(checkPageExists).warning()];
}

/** The path of a page of this site; required. */
export function requireSitePath(rule: StringRule): StringRule[] {
  return [
    rule.required().error('This entry leads nowhere yet. Choose the page that it opens.'),
    rule.custom<string>(describeSitePath),
    rule.custom<string>(checkPageExists).warning(),
  ];
}

/** Allowed targets of a link field: pages of this site only, or any address. */
export type LinkReach = 'page' | 'anywhere';

/** The allowed targets of a link field, by its compiled validation; undefined when it is no link. */
export function getLinkReach(validation: SchemaValidationValue | undefined): LinkReach | undefined {
  const checks = listChecks(validation);
  if (checks.includes(describeSitePath)) return 'page';
  return checks.includes(describeLinkTarget) ? 'anywhere' : undefined;
}

/** Whether a text field contains an address of any kind, by its compiled validation. */
export function isAddress(validation: SchemaValidationValue | undefined): boolean {
  const checks = listChecks(validation);
  return [describePathOrUrl, describeSourceAddress, describeLinkTarget, describeSitePath].some((check) =>
    checks.includes(check),
  );
}
