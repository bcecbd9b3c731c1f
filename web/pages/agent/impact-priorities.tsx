import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type Column, DataTable } from '../../ui/text/data-table.tsx';
import type { AgentContent, AgentLabels } from './agent-query.ts';

type Priorities = AgentContent['priorities'];
type GroupName = keyof Priorities;
type Row = { id: number; key: string; problem: string | null; impact: string | null };

const groups: readonly GroupName[] = ['critical', 'operational', 'enhancement'];

function makeColumns({ number, problem, impact }: AgentLabels): Column<Row>[] {
  return [
    { key: 'number', heading: number, numeric: true, cell: (row) => row.id },
    { key: 'problem', heading: problem, rowHeading: true, cell: (row) => row.problem },
    { key: 'impact', heading: impact, cell: (row) => row.impact },
  ];
}

type ImpactPrioritiesProps = { priorities: Priorities; labels: AgentLabels };

/** Three priority tables with consecutive ids. */
export function ImpactPriorities({ priorities, labels }: ImpactPrioritiesProps) {
  return (
    <Stack $gap={12}>
      {groups.map((name, index) => {
        const rowsBefore = groups
          .slice(0, index)
          .reduce((sum, earlier) => sum + priorities[earlier].length, 0);
        const rows = priorities[name].map((item, position) => ({
          ...item,
          key: item._key,
          id: rowsBefore + position + 1,
        }));
        return (
          rows.length > 0 && (
            <Reveal key={name}>
              <DataTable
                caption={<Title $group={name}>{labels[name]}</Title>}
                columns={makeColumns(labels)}
                rows={rows}
                getKey={(row) => row.key}
              />
            </Reveal>
          )
        );
      })}
    </Stack>
  );
}

/** The color repeats what the title states. */
const Title = styled.h3<{ $group: GroupName }>`
  display: inline-block;
  padding: ${theme.space[1]} ${theme.space[4]};
  border-radius: ${theme.radius.round};
  background: ${({ $group }) => theme.color[`${$group}Wash`]};
  border-inline-start: ${theme.space[3]} solid ${({ $group }) => theme.color[`${$group}Vivid`]};
  color: ${({ $group }) => theme.color[$group]};
`;
