import { type BlockRule, isPortableTextSpan, isPortableTextTextBlock, type RuleDef } from '@sanity/types';
import { describePlaceholders } from '../../content/placeholders.ts';

/** The text of a paragraph without its marks. */
function getText(block: unknown): string {
  if (!isPortableTextTextBlock(block)) return '';
  return block.children.map((child) => (isPortableTextSpan(child) ? child.text : '')).join('');
}

/** Requires a rich text with at least one paragraph that has text. */
export function requireLongText(message: string) {
  return <T extends RuleDef<T, V>, V>(rule: RuleDef<T, V>): T =>
    rule
      .required()
      .custom((blocks) => !Array.isArray(blocks) || blocks.some((block) => getText(block).trim()) || message)
      .error(message);
}

/** Warns of unknown placeholders, at the paragraph that contains them. */
export function checkPlaceholdersInParagraph(rule: BlockRule): BlockRule {
  return rule.custom((block) => describePlaceholders(getText(block))).warning();
}
