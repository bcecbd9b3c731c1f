import type { ReactNode } from 'react';
import { Stack } from '../stack.tsx';
import { Heading, Lead } from './heading.tsx';
import { Paragraphs } from './paragraphs.tsx';

type SectionOpeningProps = {
  /** Id of the heading, with which the section is labelled. */
  id: string;
  heading: string;
  intro?: string | null | undefined;
  /** Shown below the introduction. */
  children?: ReactNode;
};

/** The heading and introduction of a section. */
export function SectionOpening({ id, heading, intro, children }: SectionOpeningProps) {
  return (
    <Stack $gap={4}>
      <Heading id={id}>{heading}</Heading>
      {intro && <Paragraphs text={intro} as={Lead} />}
      {children}
    </Stack>
  );
}
