import type { SchemaValidationValue, StringRule } from '@sanity/types';
import { checksOf } from './checks.ts';
import { pageIsThere } from './page-is-there.ts';

const linkAdvice = 'Choose a page of this site, or paste a full address starting with https://.';
const sourceAdvice = 'Paste the full address of the source, starting with https://.';
const fileAdvice =
  'Write a file of this site starting with a slash, such as /tara.mp4, or a full address starting with https://.';

function isSitePath(value: string): boolean {
  // '//host' is another host's address in a browser, not a path of this site.
  return /^\/(?![/\\])\S*$/.test(value);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);
}

/** An email link; `{email}` is the address of Site settings, which the site fills in. */
function isMailLink(value: string): boolean {
  return /^mailto:(\{email\}|[^\s{}]+@[^\s{}]+)(\?\S*)?$/i.test(value);
}

function isPathOrUrl(value: string | undefined): boolean {
  return value === undefined || value === '' || isSitePath(value) || isWebAddress(value);
}

/** Says what is wrong with a text that must be a path of the site or a web address; true when it is one or absent. */
export function describePathOrUrl(value: string | undefined): string | true {
  return isPathOrUrl(value) || `“${value}” is not an address the site can use. ${fileAdvice}`;
}

/** Says the same of the address where something can be read that the site quotes. */
function describeSourceAddress(value: string | undefined): string | true {
  return isPathOrUrl(value) || `“${value}” is not an address the site can use. ${sourceAdvice}`;
}

/** Says what is wrong with the target of a link: a path, a web address, `mailto:`, `tel:` or `#section`. */
export function describeLinkTarget(value: string | undefined): string | true {
  if (value !== undefined && (isMailLink(value) || /^(tel:\+?[\d\s()-]+|#\S+)$/i.test(value))) return true;
  return isPathOrUrl(value) || `“${value}” is not an address the site can use. ${linkAdvice}`;
}

/** Says what is wrong with a text that must be a path of the site; true when it is one or absent. */
export function describeSitePath(value: string | undefined): string | true {
  if (value === undefined || value === '' || isSitePath(value)) return true;
  return `“${value}” is not a page of this site. Write its path starting with a single slash and without spaces, such as /about.`;
}

/** A path of the site or a web address, for media; may be left empty. */
export function pathOrUrl(rule: StringRule): StringRule {
  return rule.custom<string>(describePathOrUrl);
}

/** Where a source can be read; may be left empty. */
export function sourceAddress(rule: StringRule): StringRule {
  return rule.custom<string>(describeSourceAddress);
}

/** Where a link leads; must be there. */
export function linkTarget(rule: StringRule): StringRule[] {
  return [
    rule.required().error(`This link leads nowhere yet. ${linkAdvice}`),
    rule.custom<string>(describeLinkTarget),
    rule.custom<string>(pageIsThere).warning(),
  ];
}

/** Where a link leads; may be left empty. */
export function optionalLinkTarget(rule: StringRule): StringRule[] {
  return [rule.custom<string>(describeLinkTarget), rule.custom<string>(pageIsThere).warning()];
}

/** A page of this site; must be there. */
export function sitePath(rule: StringRule): StringRule[] {
  return [
    rule.required().error('This entry leads nowhere yet. Choose the page that it opens.'),
    rule.custom<string>(describeSitePath),
    rule.custom<string>(pageIsThere).warning(),
  ];
}

/** Where a text that is a link may lead: to a page of this site only, or anywhere. */
export type LinkReach = 'page' | 'anywhere';

/** Where the address in a field may lead, by the rules that the Studio prepared for it; undefined when it is no link. */
export function linkReach(validation: SchemaValidationValue | undefined): LinkReach | undefined {
  const checks = checksOf(validation);
  if (checks.includes(describeSitePath)) return 'page';
  return checks.includes(describeLinkTarget) ? 'anywhere' : undefined;
}

/** Whether the text of a field is an address of any kind, by the rules that the Studio prepared for it. */
export function isAddress(validation: SchemaValidationValue | undefined): boolean {
  const checks = checksOf(validation);
  return [describePathOrUrl, describeSourceAddress, describeLinkTarget, describeSitePath].some((check) =>
    checks.includes(check),
  );
}
