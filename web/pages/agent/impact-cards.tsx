import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Card } from '../../ui/card.tsx';
import { Grid } from '../../ui/grid.tsx';
import { Eyebrow, Heading } from '../../ui/heading.tsx';
import { LightBulbList } from '../../ui/light-bulb-list.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { TagList } from '../../ui/tag.tsx';
import type { AgentContent, AgentLabels } from './agent-content.ts';

type ProblemCard = AgentContent['problemCards'][number];

type ImpactCardsProps = { cards: readonly ProblemCard[]; labels: AgentLabels };

/** Problem cards; a card's number is its place in the list, and its problem is its title (spec section 3). */
export function ImpactCards({ cards, labels }: ImpactCardsProps) {
  return (
    <Grid as="ol" role="list" $least="cardLarge">
      {cards.map((card, index) => (
        <li key={card._key}>
          <Reveal>
            <ImpactCard card={card} id={index + 1} labels={labels} />
          </Reveal>
        </li>
      ))}
    </Grid>
  );
}

type ImpactCardProps = { card: ProblemCard; id: number; labels: AgentLabels };

function ImpactCard({ card, id, labels }: ImpactCardProps) {
  return (
    <Sheet>
      <Opening>
        <Numeral>{id}</Numeral>
        <Part>
          <Eyebrow>{labels.problem}</Eyebrow>
          <Heading as="h3" $size="title">
            {card.title}
          </Heading>
        </Part>
      </Opening>
      <Part>
        <Eyebrow as="h4">{labels.solution}</Eyebrow>
        <p>{card.solution}</p>
      </Part>
      <TagList tags={card.aiPillars.flatMap((pillar) => pillar ?? [])} label={labels.aiPillars} />
      <Part>
        <Eyebrow as="h4">{labels.deliverables}</Eyebrow>
        <LightBulbList items={card.deliverables} label={labels.deliverables} />
      </Part>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  gap: ${theme.space[6]};
`;

/** The number is heard before the problem and stands after it, so that all texts begin on one edge. */
const Opening = styled.div`
  display: grid;
  grid-template: 'problem number' auto / minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[4]};
`;

const Numeral = styled.p`
  grid-area: number;
  font-family: ${theme.font.display};
  font-size: ${theme.text.section};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: ${theme.leading.tight};
  color: ${theme.color.accent};
`;

const Part = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;
