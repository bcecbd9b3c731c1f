import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Grid } from '../../ui/grid.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import type { PolyAiContent } from './poly-ai-content.ts';

type ReasonsProps = { heading: string; cards: PolyAiContent['whyCards'] };

/** 'Why Poly-AI matters': nine cards. */
export function Reasons({ heading, cards }: ReasonsProps) {
  return (
    <Section labelledBy="why-heading">
      <Reveal>
        <SectionOpening id="why-heading" heading={heading} />
      </Reveal>
      <Cards as="ol" role="list" $least="cardMedium" $gap={8}>
        {cards.map((card, index) => (
          <li key={card._key}>
            <Reveal>
              <Reason>
                <Numeral aria-hidden>{index + 1}</Numeral>
                {card.title && (
                  <Heading as="h3" $size="title">
                    {card.title}
                  </Heading>
                )}
                {card.text && <p>{card.text}</p>}
              </Reason>
            </Reveal>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const Cards = styled(Grid)`
  padding-top: ${theme.space[12]};
`;

/** Beside the number where the cards lie under one another, below it where they lie side by side. */
const Reason = styled.article`
  display: grid;
  grid-template-columns: ${theme.space[8]} minmax(0, 1fr);
  align-content: start;
  align-items: baseline;
  gap: ${theme.space[3]};
  height: 100%;
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.ink};

  p {
    grid-column: 2;
    color: ${theme.color.inkSoft};
  }
  @media (width >= ${theme.width.medium}) {
    grid-template-columns: minmax(0, 1fr);
    p {
      grid-column: 1;
    }
  }
`;

const Numeral = styled.span`
  font-family: ${theme.font.display};
  font-size: ${theme.text.section};
  font-variant-numeric: lining-nums;
  line-height: ${theme.leading.tight};
  color: ${theme.color.accent};
`;
