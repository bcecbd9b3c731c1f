import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { getVisibleText } from '../../../content/visible-text.ts';
import { AgentLinks } from '../../sections/agent-links.tsx';
import { theme } from '../../theme/theme.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Section } from '../../ui/section.tsx';
import { type Column, DataTable } from '../../ui/text/data-table.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { Challenge, NeedImpactAgentsContent } from './need-impact-agents-query.ts';

/** The three-column table: challenge, solution and agents; one table for each group of challenges. */
export function ChallengeTable({ content }: { content: NeedImpactAgentsContent }) {
  const columns = makeColumns(content);
  return (
    <Section tone="sunken">
      <Frame>
        <StatusLine />
        {makeGroups(content.challenges).map(([group, challenges]) => (
          <DataTable
            key={group}
            caption={
              group ? (
                <GroupName as="h2">{group}</GroupName>
              ) : (
                <VisuallyHidden>{content.heading}</VisuallyHidden>
              )
            }
            action={group && <GroupLink group={group} content={content} />}
            columns={columns}
            rows={challenges}
            getKey={(challenge) => challenge._id}
          />
        ))}
      </Frame>
    </Section>
  );
}

type GroupLinkProps = { group: string; content: NeedImpactAgentsContent };

/** A link to write about a group of challenges. */
function GroupLink({ group, content: { groupLinkLabel, isReachable } }: GroupLinkProps) {
  if (!isReachable || !groupLinkLabel) return null;
  return (
    <TextLink to={`${resolveHref('contactPage')}?challenges=${encodeURIComponent(getVisibleText(group))}`}>
      {groupLinkLabel}
      <VisuallyHidden> – {group}</VisuallyHidden>
    </TextLink>
  );
}

/** Returns the groups in the order of their first rows; challenges without a group come last. */
function makeGroups(challenges: readonly Challenge[]): [string, Challenge[]][] {
  // In the Studio's preview, each text has invisible marks of its own.
  const getGroup = ({ group }: Challenge) => getVisibleText(group ?? '');
  const names = [...new Set(challenges.map(getGroup))].sort(
    (one, other) => Number(one === '') - Number(other === ''),
  );
  return names.map((name) => {
    const rows = challenges.filter((challenge) => getGroup(challenge) === name);
    return [rows[0]?.group?.trim() ?? '', rows];
  });
}

/** Leaves out unpublished agents. */
function makeColumns({ agents, tableHeadings }: NeedImpactAgentsContent): Column<Challenge>[] {
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
      heading: tableHeadings?.solution || 'Impact Agent’s Intelligence',
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

/** The column of names is narrower than those with sentences; the headings have the text size. */
const Frame = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  thead th {
    color: ${theme.color.ink};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.bold};
  }
  thead th:last-child {
    width: 22%;
  }
`;

/** Clearly larger than the challenges below it. */
const GroupName = styled(Heading)`
  font-size: ${theme.text.subhead};
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
