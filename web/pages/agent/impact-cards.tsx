import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Eyebrow, Heading } from '../../ui/text/heading.tsx';
import { LightBulbList } from '../../ui/text/light-bulb-list.tsx';
import { TagList } from '../../ui/text/tag.tsx';
import type { AgentContent, AgentLabels } from './agent-query.ts';

type ProblemCard = AgentContent['problemCards'][number];

type ImpactCardsProps = {
  cards: readonly ProblemCard[];
  labels: AgentLabels;
  /** Link to the text of each AI pillar, by name. */
  pillarHrefs: ReadonlyMap<string, string>;
};

/**
 * Problem cards. A card's number is its position in the list, and its problem is its title. The solutions are in
 * disclosures, of which the first is open as an example.
 */
export function ImpactCards({ cards, ...shared }: ImpactCardsProps) {
  return (
    <Cards role="list">
      {cards.map((card, index) => (
        <li key={card._key}>
          <ImpactCard card={card} id={index + 1} {...shared} />
        </li>
      ))}
    </Cards>
  );
}

type ImpactCardProps = Omit<ImpactCardsProps, 'cards'> & { card: ProblemCard; id: number };

function ImpactCard({ card, id, labels, pillarHrefs }: ImpactCardProps) {
  return (
    <article>
      <Reveal>
        <Disclosure
          startsOpen={id === 1}
          summary={
            <Problem>
              <Numeral>{id}</Numeral>
              <Eyebrow>{labels.problem}</Eyebrow>
              <Heading as="h3" $size="title">
                {card.title}
              </Heading>
            </Problem>
          }
        >
          <Answer>
            <Part>
              <Eyebrow as="h4">{labels.solution}</Eyebrow>
              <p>{card.solution}</p>
              <TagList
                tags={card.aiPillars.flatMap((pillar) => pillar ?? [])}
                label={labels.aiPillars}
                hrefs={pillarHrefs}
              />
            </Part>
            <Part>
              <Eyebrow as="h4">{labels.deliverables}</Eyebrow>
              <LightBulbList items={card.deliverables} label={labels.deliverables} />
            </Part>
          </Answer>
        </Disclosure>
      </Reveal>
    </article>
  );
}

/** Width of the number column, so that all texts are aligned: at least two digits and a gap. */
const NUMBER_COLUMN = `clamp(2.5rem, 8vw, ${theme.space[24]})`;

/** Space between the label and the title. */
const LABEL_GAP = theme.space[3];

const Cards = styled.ol`
  border-bottom: ${theme.border.hair} solid ${theme.color.ink};

  article {
    border-top: ${theme.border.hair} solid ${theme.color.ink};
  }
  summary {
    padding-block: ${theme.space[4]};
  }
  /* Centers the icon on the title when the label is shown above it. */
  [open] > summary > svg {
    margin-top: calc(${theme.text.caption} * ${theme.leading.snug} + ${LABEL_GAP});
  }
`;

/** Number and title share a baseline, with the label above the title. */
const Problem = styled.div`
  display: grid;
  grid-template-columns: ${NUMBER_COLUMN} minmax(0, 1fr);
  align-items: baseline;

  > p + p {
    grid-area: 1 / 2;
    padding-bottom: ${LABEL_GAP};
  }
  h3 {
    grid-area: 2 / 2;
    font-size: ${theme.text.subhead};
  }
  /* The label is shown only when the card is open, above the labels of the other texts. */
  details:not([open]) & > p + p {
    display: none;
  }
`;

const Numeral = styled.p`
  grid-area: 2 / 1;
  font-family: ${theme.font.display};
  font-size: ${theme.text.subhead};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: ${theme.leading.tight};
  color: ${theme.color.accent};
`;

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
`;

const Answer = styled.div`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[12]};
  padding-block: ${theme.space[2]} ${theme.space[12]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-inline-start: ${NUMBER_COLUMN};
  }
`;
