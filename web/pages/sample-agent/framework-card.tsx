import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Eyebrow, Heading } from '../../ui/text/heading.tsx';
import { TagList } from '../../ui/text/tag.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { FrameworkFlow } from './framework-flow.tsx';
import { getPriority } from './priority.ts';
import { PriorityMark } from './priority-mark.tsx';
import type { FrameworkCardContent, SampleAgentContent } from './sample-agent-query.ts';

type FrameworkCardProps = {
  card: FrameworkCardContent;
  /** The card's position from 1, which determines its priority. */
  id: number;
  labels: SampleAgentContent['frameworkLabels'];
};

/** The id of a card's element. */
export function getCardId(id: number): string {
  return `framework-${id}`;
}

/** The problem, the agent's solution, and the steps from data sources to deliverables. */
export function FrameworkCard({ card, id, labels }: FrameworkCardProps) {
  const { signal, level } = getPriority(id);
  return (
    <Sheet id={getCardId(id)} aria-labelledby={`${getCardId(id)}-title`} $signal={signal}>
      <Opening $signal={signal}>
        <Numeral>{id}</Numeral>
        <Heading as="h3" $size="title" id={`${getCardId(id)}-title`}>
          {card.title}
        </Heading>
        <PriorityMark level={level} />
        <VisuallyHidden as="p">{labels?.[level]}</VisuallyHidden>
      </Opening>
      <Body>
        <Halves>
          <Part>
            <Eyebrow as="h4">{labels?.problem}</Eyebrow>
            <p>{card.problem}</p>
          </Part>
          <Part>
            <Eyebrow as="h4">{labels?.solution}</Eyebrow>
            <p>{card.solution}</p>
          </Part>
        </Halves>
        <Part>
          <Eyebrow as="h4">{labels?.aiPillars}</Eyebrow>
          <TagList tags={card.aiPillars.flatMap((pillar) => pillar ?? [])} label={labels?.aiPillars} />
        </Part>
        <FrameworkFlow card={card} labels={labels} />
      </Body>
    </Sheet>
  );
}

type Signalled = { $signal: ReturnType<typeof getPriority>['signal'] };

/** The color of the left edge and the mark show the priority; both are kept in print and in forced colors mode. */
const Sheet = styled.article<Signalled>`
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  padding-inline-start: ${theme.space[2]};
  background: ${theme.color.paperRaised};
  border: ${theme.border.hair} solid ${theme.color.rule};
  border-radius: ${theme.radius.medium};
  box-shadow: ${theme.shadow.raised};

  /* Not a border: keeping that one's color would keep the colors of the card's text, too. */
  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: ${theme.space[2]};
    background: ${({ $signal }) => theme.color[`${$signal}Vivid`]};
    content: '';
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`;

const padding = `clamp(${theme.space[4]}, 4cqi, ${theme.space[12]})`;

const Opening = styled.div<Signalled>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space[4]} ${theme.space[6]};
  padding: ${theme.space[4]} ${padding};
  background: ${({ $signal }) => theme.color[`${$signal}Wash`]};
  color: ${theme.color.ink};
  /* The size of the priority mark, which matches the title. */
  font-size: ${theme.text.title};
  forced-color-adjust: none;
  print-color-adjust: exact;

  h3 {
    font-size: ${theme.text.subhead};
  }
  > :first-child,
  svg {
    color: ${({ $signal }) => theme.color[$signal]};
  }
`;

const Numeral = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.text.subhead};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: ${theme.leading.tight};
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[6]} ${padding};
`;

const Halves = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};

  @container (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
`;
