import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { WorkFigures } from '../../sections/work-sample/work-figures.tsx';
import { ExampleMark } from '../../sections/work-sample/work-marks.ts';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import type { HomeContent } from './home-query.ts';
import { Floor, FloorList, Floors, House, Roof, Shaft, Stamp } from './workflow-drawing.tsx';

type WorkflowContent = NonNullable<HomeContent['grant']>;
type Step = WorkflowContent['steps'][number];
type Paper = WorkflowContent['start'];

type WorkflowProps = {
  workflow: WorkflowContent;
  /** The marks of examples and of lines that need a decision. */
  labels: HomeContent['workLabels'];
};

/**
 * One piece of work on its way down a house: on each floor an agent does its part, and a person across the hall approves it. The
 * letter in the shaft moves down with the reader.
 */
export function Workflow({ workflow, labels }: WorkflowProps) {
  const { heading, intro, approvalLabel, start, steps, end } = workflow;
  return (
    <Section id="grant" labelledBy="grant-heading">
      <Layout>
        <Reveal>
          <SectionOpening id="grant-heading" heading={heading ?? ''} intro={intro}>
            {labels?.example && <ExampleMark>{labels.example}</ExampleMark>}
          </SectionOpening>
        </Reveal>
        <House>
          <Roof />
          <Floors>
            <Shaft />
            <FloorList role="list">
              <PaperFloor paper={start} />
              {steps.map((step) => (
                <StepFloor key={step._key} step={step} approvalLabel={approvalLabel} flag={labels?.flagged} />
              ))}
              <PaperFloor paper={end} />
            </FloorList>
          </Floors>
        </House>
      </Layout>
    </Section>
  );
}

/** The paper that arrives at the top, or leaves at the bottom. */
function PaperFloor({ paper }: { paper: Paper }) {
  if (!paper?.title) return null;
  return (
    <Floor data-paper="">
      <PaperWords>
        {paper.date && <When>{paper.date}</When>}
        <Name as="h3">{paper.title}</Name>
        {paper.text && <p>{paper.text}</p>}
      </PaperWords>
    </Floor>
  );
}

type StepFloorProps = {
  step: Step;
  approvalLabel: string | null;
  flag: string | null | undefined;
};

function StepFloor({ step, approvalLabel, flag }: StepFloorProps) {
  const { agent, date, task, figures, approval } = step;
  return (
    <Floor>
      <Work>
        {agent && (
          <Face aria-hidden>
            <AgentImage
              name={agent.name ?? ''}
              image={agent.image}
              generatedImage={agent.generatedImage}
              size="avatar"
            />
          </Face>
        )}
        <div>
          {date && <When>{date}</When>}
          {agent && (
            <Name as="h3">
              <SiteLink to={resolveHref('agent', agent.slug ?? '')}>{agent.name}</SiteLink>
              {agent.title && <small>{agent.title}</small>}
            </Name>
          )}
          {task && <p>{task}</p>}
        </div>
        <WorkFigures figures={figures} flag={flag} />
      </Work>
      {approval && (
        <>
          <Stamp />
          <Approval>
            {approvalLabel && <strong>{approvalLabel}</strong>}
            <p>{approval}</p>
          </Approval>
        </>
      )}
    </Floor>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[12]};
`;

const When = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.caption};
  font-variant-numeric: lining-nums;
`;

const Name = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  line-height: ${theme.leading.snug};

  a {
    display: inline-block;
    padding-block: ${theme.space[2]};
    margin-block: calc(-1 * ${theme.space[2]});
    margin-inline-end: ${theme.space[3]};
    color: inherit;
  }
  small {
    display: inline-block;
    color: ${theme.color.inkSoft};
    font-family: ${theme.font.text};
    font-size: ${theme.text.caption};
  }
`;

/** Portrait and task beside each other, with what is handed on below them. */
const Work = styled.div`
  grid-area: work;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]};
  line-height: ${theme.leading.snug};

  > dl {
    grid-column: 1 / -1;
  }
  p + p,
  h3 + p {
    padding-top: ${theme.space[1]};
  }
`;

const Face = styled.div`
  overflow: hidden;
  width: clamp(4rem, 18cqi, 5.5rem);
  border-radius: ${theme.radius.niche};

  > div {
    width: 100%;
    border-radius: 0;
  }
`;

const Approval = styled.div`
  grid-area: approval;
  align-self: center;
  display: grid;
  gap: ${theme.space[1]};
  max-width: 24rem;
  font-size: ${theme.text.lead};
  line-height: ${theme.leading.snug};

  strong {
    color: ${theme.color.accent};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
`;

const PaperWords = styled.div`
  grid-area: paper;
  align-self: center;
  line-height: ${theme.leading.snug};
`;
