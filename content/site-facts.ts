import { withoutControlCharacters } from './control-characters.ts';
import { resolveHref } from './hrefs.ts';
import { isObject } from './is-object.ts';
import { siteFactFields } from './placeholders.ts';
import { isLinkField, sanitizeLink } from './safe-link.ts';

/** The facts by the names of their placeholders, and the link for scheduling; null if not filled in. */
export type SiteFacts = Partial<Record<keyof typeof siteFactFields | 'schedulingLink', string | null>>;

/** GROQ projection of `SiteFacts` from Site settings. */
export const siteFactsProjection = `{${Object.entries(siteFactFields)
  .map(([name, field]) => `"${name}": ${field}`)
  .join(', ')}, schedulingLink}`;

/** Wraps a query so that one request returns its result as `content` together with the facts for its placeholders. */
export function queryWithFacts(query: string): string {
  // The line break ends a comment at the end of the query.
  return `{"content": ${query}\n, "facts": *[_id == "siteSettings"][0]${siteFactsProjection}}`;
}

/** Returns the names of the publisher's facts that are empty. */
export function listMissingFacts(facts: SiteFacts): string[] {
  const known = new Map<string, string | null>(Object.entries(facts));
  return Object.keys(siteFactFields).filter((name) => name !== 'product' && !known.get(name)?.trim());
}

/**
 * Returns a copy of `value` with the placeholders in all strings replaced by the facts. When a fact of the publisher is missing,
 * the sentence with its placeholder is removed, or the whole paragraph of a text with links. Without an email address and a link
 * for scheduling, the contact page is no place to write to: invitations and links that lead there are removed like those to a
 * missing address. Links with unsafe targets become null: see `sanitizeLink`. Control characters, which other programs leave in a
 * text, never reach a visitor.
 */
export function withSiteFacts<Value>(value: Value, facts: SiteFacts): Value {
  // The copy has the type of the original: only the contents of strings and the length of texts differ, and all content fields
  // may be null.
  return fillIn(value, createFilling(facts)) as Value;
}

interface Filling {
  fill: (text: string) => string;
  /** Whether a text contains the placeholder of a missing fact. */
  mentionsMissingFact: (text: string) => boolean;
  /** Whether a link leads to a missing address, or to the contact page while it has none. */
  leadsNowhere: (href: string) => boolean;
}

function createFilling(facts: SiteFacts): Filling {
  const known = new Map<string, string | null>(Object.entries(facts));
  const missing = listMissingFacts(facts);
  const isReachable = !missing.includes('email') || Boolean(facts.schedulingLink?.trim());
  const isNamed = missing.length > 0 ? new RegExp(`\\{(${missing.join('|')})\\}`) : undefined;
  const mentionsMissingFact = (text: string) => isNamed?.test(text) ?? false;
  const placeholder = new RegExp(`\\{(${Object.keys(siteFactFields).join('|')})\\}(\\.?)`, 'g');
  const fill = (text: string) =>
    withoutSentences(withoutControlCharacters(text), mentionsMissingFact).replace(
      placeholder,
      (_whole, name: string, stop: string) => withFullStop(known.get(name) ?? '', stop),
    );
  const leadsNowhere = (href: string) => mentionsMissingFact(href) || (!isReachable && isContactPage(href));
  return { fill, mentionsMissingFact, leadsNowhere };
}

function isContactPage(href: string): boolean {
  return href.toLowerCase().split(/[?#]/, 1)[0] === resolveHref('contactPage');
}

/** A name and the full stop that may follow it: one is enough for a name that ends with its own, such as 'Helping Hands Inc.' */
export function withFullStop(name: string, stop: string): string {
  return name.endsWith('.') ? name : name + stop;
}

/** Removes the sentences for which the function returns true. */
function withoutSentences(text: string, isLeftOut: (sentence: string) => boolean): string {
  if (!isLeftOut(text)) return text;
  const paragraphs = text.split('\n\n').map((paragraph) =>
    paragraph
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !isLeftOut(sentence))
      .join(' '),
  );
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

function fillIn(value: unknown, filling: Filling): unknown {
  if (typeof value === 'string') return filling.fill(value);
  if (Array.isArray(value)) return withoutDeadBlocks(value, filling).map((item) => fillIn(item, filling));
  if (isDeadInvitation(value, filling)) return null;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillInField(key, item, filling)]),
    );
  }
  return value;
}

function fillInField(name: string, value: unknown, filling: Filling): unknown {
  if (typeof value !== 'string' || !isLinkField(name)) return fillIn(value, filling);
  // The menu and the footer, whose links are paths, name the contact page whatever it says.
  if (name === 'href' ? filling.leadsNowhere(value) : filling.mentionsMissingFact(value)) return null;
  const target = filling.fill(value);
  // A telephone number is written with spaces, which no URL has.
  return sanitizeLink(/^tel:/i.test(target) ? target.replaceAll(/\s/g, '') : target);
}

/**
 * Leaves out items, and what has no purpose without them: the list that a paragraph with a colon introduces, and a heading under
 * which nothing remains.
 */
function withoutDeadBlocks(items: readonly unknown[], filling: Filling): unknown[] {
  const kept: unknown[] = [];
  let leavesOutList = false;
  let hasLeftOut = false;
  for (const item of items) {
    if (getHeadingLevel(item) > 0 && hasLeftOut) removeEmptyHeadings(kept, getHeadingLevel(item));
    if (getHeadingLevel(item) > 0) hasLeftOut = false;
    const isDead: boolean = isLeftOut(item, filling) || (leavesOutList && isListItem(item));
    if (!isListItem(item)) leavesOutList = isDead && introducesList(item);
    if (isDead) hasLeftOut = true;
    else kept.push(item);
  }
  if (hasLeftOut) removeEmptyHeadings(kept, 1);
  return kept;
}

/** Removes the headings at the end of a text, up to that of a part which contains the next heading's. */
function removeEmptyHeadings(kept: unknown[], nextLevel: number): void {
  while (getHeadingLevel(kept.at(-1)) >= nextLevel) kept.pop();
}

/** The level of a heading, from 1 to 6; 0 for everything else. */
function getHeadingLevel(item: unknown): number {
  return isObject(item) && item._type === 'block'
    ? Number(/^h([1-6])$/.exec(String(item.style))?.[1] ?? 0)
    : 0;
}

function isListItem(item: unknown): boolean {
  return isObject(item) && typeof item.listItem === 'string';
}

function introducesList(block: unknown): boolean {
  const last: unknown = isObject(block) && Array.isArray(block.children) ? block.children.at(-1) : undefined;
  return isObject(last) && /[:：]\s*$/.test(String(last.text));
}

/** Whether a Portable Text block names a missing fact or has a link to nowhere, or an item of a list is such an invitation. */
function isLeftOut(item: unknown, filling: Filling): boolean {
  if (isDeadInvitation(item, filling)) return true;
  if (!isObject(item) || item._type !== 'block') return false;
  const links = Array.isArray(item.markDefs) ? item.markDefs : [];
  return (
    filling.mentionsMissingFact(JSON.stringify(item)) || links.some((link) => hasDeadLink(link, filling))
  );
}

/** Whether an object is a heading with a button that leads nowhere, so that without it the heading has no purpose. */
function isDeadInvitation(value: unknown, filling: Filling): boolean {
  if (!isObject(value) || !('heading' in value)) return false;
  // Queries leave out the type of a call to action.
  const isInvitation = [undefined, 'callToAction', 'invitationSection'].some((type) => value._type === type);
  return isInvitation && hasDeadLink(value.button, filling);
}

function hasDeadLink(value: unknown, { leadsNowhere }: Filling): boolean {
  return isObject(value) && typeof value.href === 'string' && leadsNowhere(value.href);
}
