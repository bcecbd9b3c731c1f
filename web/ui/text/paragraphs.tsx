import type { ElementType } from 'react';

type ParagraphsProps = {
  /** Plain text; an empty line separates paragraphs. */
  text: string;
  as?: ElementType;
};

export function Paragraphs({ text, as: Paragraph = 'p' }: ParagraphsProps) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other key
      <Paragraph key={index}>{paragraph}</Paragraph>
    ));
}
