import type { ElementType } from 'react';

type ParagraphsProps = {
  /** Plain text; an empty line begins a new paragraph. */
  text: string;
  as?: ElementType;
};

export function Paragraphs({ text, as: Paragraph = 'p' }: ParagraphsProps) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place only
      <Paragraph key={index}>{paragraph}</Paragraph>
    ));
}
