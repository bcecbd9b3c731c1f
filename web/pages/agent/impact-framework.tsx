import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { theme } from '../../theme/theme.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Eyebrow } from '../../ui/text/heading.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import { type AgentContent, getAgentLabels, getPillarHrefs } from './agent-query.ts';
import { ImpactCards } from './impact-cards.tsx';
import { type ImpactForm, ImpactForms } from './impact-forms.tsx';
import { ImpactOverview } from './impact-overview.tsx';
import { ImpactPriorities } from './impact-priorities.tsx';

/** The Impact Framework: problem cards and priority tables, of which a visitor sees one, or else a plain overview. */
export function ImpactFramework({ agent }: { agent: AgentContent }) {
  return (
    <Section labelledBy="impact-heading" tone="sunken">
      <Stack $gap={12}>
        <Opening $beside={agent.targets.length === 1}>
          <SectionOpening id="impact-heading" heading={getAgentLabels(agent).impactFramework ?? ''}>
            <StatusLine />
          </SectionOpening>
          <Targets targets={agent.targets} label={getAgentLabels(agent).targets} />
        </Opening>
        <ImpactContent agent={agent} />
        {agent.sample && <TextLink to={resolveHref('sampleAgentPage')}>{agent.sample}</TextLink>}
      </Stack>
    </Section>
  );
}

function ImpactContent({ agent }: { agent: AgentContent }) {
  const labels = getAgentLabels(agent);
  const forms = getImpactForms(agent);
  if (forms.length === 0)
    return <ImpactOverview problem={agent.problem} deliverables={agent.deliverables} labels={labels} />;
  return <ImpactForms forms={forms} path={resolveHref('agent', agent.slug ?? '')} />;
}

/** Returns the forms with content; the one that the editor chose comes first. */
function getImpactForms(agent: AgentContent): ImpactForm[] {
  const labels = getAgentLabels(agent);
  const { problemCards: cards, priorities } = agent;
  const problemsForm = {
    id: 'problems',
    label: labels.problemsForm || 'Ten problems, answered',
    view: <ImpactCards cards={cards} labels={labels} pillarHrefs={getPillarHrefs(agent)} />,
  };
  const prioritiesForm = {
    id: 'priorities',
    label: labels.prioritiesForm || 'Fifteen priorities, ranked',
    view: <ImpactPriorities priorities={priorities} labels={labels} />,
  };
  const forms = [
    ...(cards.length > 0 ? [problemsForm] : []),
    ...(Object.values(priorities).some((group) => group.length > 0) ? [prioritiesForm] : []),
  ];
  return agent.impactView === 'priorities' ? forms.reverse() : forms;
}

type TargetsProps = Pick<AgentContent, 'targets'> & { label: string | null | undefined };

/** The agent's target figures. */
function Targets({ targets, label }: TargetsProps) {
  if (targets.length === 0) return null;
  return (
    <Reveal>
      <Strip>
        <Eyebrow as="h3">{label}</Eyebrow>
        <Figures figures={targets} />
      </Strip>
    </Reveal>
  );
}

/** A figure that is alone is beside the heading. */
const Opening = styled.div<{ $beside: boolean }>`
  display: ${({ $beside }) => ($beside ? 'flex' : 'grid')};
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[12]};
  grid-template-columns: minmax(0, 1fr);
`;

const Strip = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;
