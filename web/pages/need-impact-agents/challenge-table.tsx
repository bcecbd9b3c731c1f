import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AgentLinks } from './agent-links.tsx';
import type { Challenge, NeedImpactAgentsContent } from './need-impact-agents-query.ts';

/** The three-column table of spec section 2: a challenge, what answers it, and who. */
export function ChallengeTable({ content }: { content: NeedImpactAgentsContent }) {
  const columns = columnsOf(content);
  return (
    <Section tone="sunken">
      <Frame>
        <DataTable
          caption={<VisuallyHidden>{content.heading}</VisuallyHidden>}
          columns={columns}
          rows={content.challenges}
          keyOf={(challenge) => challenge._id}
        />
      </Frame>
    </Section>
  );
}

/** An agent that is not published any more is left out. */
function columnsOf({ agents, tableHeadings }: NeedImpactAgentsContent): Column<Challenge>[] {
  const agentsHeading = tableHeadings?.agents || 'Impact Agent';
  return [
    {
      key: 'issue',
      heading: tableHeadings?.issue || 'MDO Challenge',
      rowHeading: true,
      cell: (challenge) => <Issue>{challenge.issue}</Issue>,
    },
    {
      key: 'solution',
      heading: tableHeadings?.solution || "Impact Agent's Intelligence",
      cell: (challenge) => <Solution>{challenge.solution}</Solution>,
    },
    {
      key: 'agents',
      heading: agentsHeading,
      cell: (challenge) => (
        <AgentLinks
          agents={[...new Set(challenge.agents)].flatMap((id) => agents.find(({ _id }) => _id === id) ?? [])}
          label={agentsHeading}
        />
      ),
    },
  ];
}

/** Names need less room than sentences; the headings are read as much as what stands below them. */
const Frame = styled.div`
  thead th {
    color: ${theme.color.ink};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.bold};
  }
  thead th:last-child {
    width: 22%;
  }
`;

const Issue = styled.span`
  font: ${theme.weight.regular} ${theme.text.lead} / ${theme.leading.snug} ${theme.font.display};
`;

const Solution = styled.span`
  display: block;
  max-width: ${theme.size.measure};

  @container (width >= ${theme.width.compact}) {
    font-size: ${theme.text.body};
  }
`;
