import { wordsOfBlock } from '../format-text.ts';
import { isObject } from '../read-value.ts';

/** Name of an array item: its own text or its first text field; for a reference the id of its target. */
export function entryName(item: unknown): string {
  if (typeof item === 'string') return item;
  if (!isObject(item)) return '';
  if (typeof item._ref === 'string') return item._ref;
  const words = wordsOfBlock(item);
  if (words !== undefined) return words;
  const { name, title, label, heading, issue } = item;
  const own = [name, title, label, heading, issue].find((text) => typeof text === 'string' && text !== '');
  if (typeof own === 'string') return own;
  const texts = Object.entries(item).filter(
    ([field, value]) => !field.startsWith('_') && typeof value === 'string',
  );
  return texts.length > 0 ? String(texts[0]?.[1]) : '';
}
