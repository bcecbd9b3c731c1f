import { useId } from 'react';
import { Beside } from '../../../ui/grid.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { SectionProps } from '../section-content.ts';

/** A heading beside a text. */
export function RichTextSection({ section: { heading, body }, tone }: SectionProps<'richTextSection'>) {
  const id = useId();
  if (!body) return null;
  return (
    <Section labelledBy={heading ? id : undefined} tone={tone}>
      <Beside $first={5} $gap={6}>
        <Reveal>{heading && <Heading id={id}>{heading}</Heading>}</Reveal>
        <RichText value={body} />
      </Beside>
    </Section>
  );
}
