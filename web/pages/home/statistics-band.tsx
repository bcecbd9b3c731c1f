import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { HomeContent } from './home-content.ts';

type StatisticsBandProps = Pick<HomeContent, 'statistics'> & {
  /** Names the band for those who listen. */
  heading: string | null;
};

/** The numbers of the product, on an inverted band. */
export function StatisticsBand({ heading, statistics }: StatisticsBandProps) {
  return (
    <Section labelledBy="statistics-heading" tone="band">
      <VisuallyHidden as="h2" id="statistics-heading">
        {heading}
      </VisuallyHidden>
      <Reveal>
        <Numbers>
          {statistics.map((statistic) => (
            <Statistic key={statistic._key}>
              <dt>{statistic.label}</dt>
              <dd>{statistic.value}</dd>
            </Statistic>
          ))}
        </Numbers>
      </Reveal>
    </Section>
  );
}

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[12]} ${theme.space[6]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** The number stands above its line, though the line comes first for those who listen. */
const Statistic = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.rule};

  dt {
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
    color: ${theme.color.inkSoft};
  }
  dd {
    font-family: ${theme.font.display};
    font-size: ${theme.text.numeral};
    font-variant-numeric: lining-nums;
    letter-spacing: ${theme.tracking.tight};
    line-height: ${theme.leading.tight};
  }
`;
