import { type BlockRule, isPortableTextSpan, isPortableTextTextBlock, type RuleDef } from '@sanity/types';
import { describePlaceholders } from '../placeholders.ts';

/** The words of a paragraph, whatever their marks. */
function wordsOf(block: unknown): string {
  if (!isPortableTextTextBlock(block)) return '';
  return block.children.map((child) => (isPortableTextSpan(child) ? child.text : '')).join('');
}

/** A long text that must be there, with words in at least one of its paragraphs. */
export function requiredLongText(message: string) {
  return <T extends RuleDef<T, V>, V>(rule: RuleDef<T, V>): T =>
    rule
      .required()
      .custom((blocks) => !Array.isArray(blocks) || blocks.some((block) => wordsOf(block).trim()) || message)
      .error(message);
}

/** Warns of words in braces that the site does not fill in, at the paragraph that has them. */
export function placeholdersInParagraph(rule: BlockRule): BlockRule {
  return rule.custom((block) => describePlaceholders(wordsOf(block))).warning();
}
