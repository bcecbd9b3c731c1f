import { siteFactFields } from '../../content/placeholders.ts';
import { type SiteFacts, withSiteFacts } from '../../content/site-facts.ts';

/** A part of a text, either literal or inserted for a placeholder. */
interface TextPart {
  text: string;
  isFilledIn: boolean;
}

const placeholder = new RegExp(`(\\{(?:${Object.keys(siteFactFields).join('|')})\\})`);

/** Whether a text contains a placeholder such as `{product}`. */
export function hasPlaceholder(text: string): boolean {
  return placeholder.test(text);
}

/** Replaces placeholders and splits the text into literal and inserted parts. */
export function splitByPlaceholder(text: string, facts: SiteFacts): TextPart[] {
  return text
    .split(placeholder)
    .map((part) => ({ text: withSiteFacts(part, facts), isFilledIn: placeholder.test(part) }))
    .filter((part) => part.text !== '');
}
