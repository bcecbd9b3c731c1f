import { Figures } from '../../ui/figures.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { HomeContent } from './home-query.ts';

type StatisticsBandProps = Pick<HomeContent, 'statistics'> & {
  /** Names the band for those who listen. */
  heading: string | null;
};

/** The numbers of the product. On paper: the ground that the building stands on is the one band of the page. */
export function StatisticsBand({ heading, statistics }: StatisticsBandProps) {
  return (
    <Section labelledBy="statistics-heading" tone="sunken">
      <VisuallyHidden as="h2" id="statistics-heading">
        {heading}
      </VisuallyHidden>
      <Reveal>
        <Figures figures={statistics} />
      </Reveal>
    </Section>
  );
}
