import { Heading, Lead } from './heading.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Stack } from './stack.tsx';

type SectionOpeningProps = {
  /** Of the heading, so that the section can be named by it. */
  id: string;
  heading: string;
  intro?: string | null | undefined;
};

/** The heading of a section and what introduces it. */
export function SectionOpening({ id, heading, intro }: SectionOpeningProps) {
  return (
    <Stack $gap={4}>
      <Heading id={id}>{heading}</Heading>
      {intro && <Paragraphs text={intro} as={Lead} />}
    </Stack>
  );
}
