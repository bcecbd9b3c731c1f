import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { countColumns } from '../../ui/grid.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Rail } from '../../ui/text/rail.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import { NumberedText } from './numbered-text.tsx';
import type { PolyAiContent } from './poly-ai-query.ts';

type ReasonsProps = { heading: string; cards: PolyAiContent['whyCards'] };

/** 'Why Poly-AI matters': ten cards, as the numbers at the top of the page say. */
export function Reasons({ heading, cards }: ReasonsProps) {
  return (
    <Section labelledBy="why-heading">
      <Reveal>
        <SectionOpening id="why-heading" heading={heading} />
      </Reveal>
      <Cards list="ol" $count={cards.length}>
        {cards.map((card, index) => (
          <li key={card._key}>
            <Reveal>
              <Reason>
                <NumberedText number={index + 1} title={card.title} text={card.text} />
              </Reason>
            </Reveal>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

/** Neither two nor five columns leave one of ten cards alone in its row. */
const Cards = styled(Rail)<{ $count: number }>`
  column-gap: ${theme.space[6]};
  margin-top: ${theme.space[12]};

  @media (width >= ${theme.width.medium}) {
    display: grid;
    grid-template-columns: repeat(${({ $count }) => ($count % 2 === 0 ? 2 : 3)}, minmax(0, 1fr));
    gap: ${theme.space[8]};
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: repeat(${({ $count }) => countColumns($count, 5)}, minmax(0, 1fr));
  }
`;

const Reason = styled.article`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  height: 100%;
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.ink};
`;
