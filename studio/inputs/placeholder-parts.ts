import { siteFactFields } from '../../schemas/placeholders.ts';
import { type SiteFacts, withSiteFacts } from '../../web/content/site-facts.ts';

/** A piece of a text: as it was written, or filled in by the site. */
export interface TextPart {
  text: string;
  isFilledIn: boolean;
}

const placeholder = new RegExp(`(\\{(?:${Object.keys(siteFactFields).join('|')})\\})`);

/** Whether the site fills in something in this text. */
export function hasPlaceholder(text: string): boolean {
  return placeholder.test(text);
}

/** The text with its placeholders filled in, in pieces that tell what the site filled in. */
export function placeholderParts(text: string, facts: SiteFacts): TextPart[] {
  return text
    .split(placeholder)
    .map((part) => ({ text: withSiteFacts(part, facts), isFilledIn: placeholder.test(part) }))
    .filter((part) => part.text !== '');
}
