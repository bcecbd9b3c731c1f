import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { AgentContent } from './agent-content.ts';

type Priorities = AgentContent['priorities'];
type GroupName = keyof Priorities;
type Row = { id: number; key: string; problem: string | null; impact: string | null };

const groups: readonly { name: GroupName; title: string }[] = [
  { name: 'critical', title: 'Critical' },
  { name: 'operational', title: 'Operational' },
  { name: 'enhancement', title: 'Enhancement' },
];

const columns: readonly Column<Row>[] = [
  { heading: 'ID', numeric: true, cell: (row) => row.id },
  { heading: 'Problem', rowHeading: true, cell: (row) => row.problem },
  { heading: 'Impact', cell: (row) => row.impact },
];

/** Three priority tables whose ids continue from one to the next (spec section 3, priorityData). */
export function ImpactPriorities({ priorities }: { priorities: Priorities }) {
  return (
    <Stack $gap={12}>
      {groups.map(({ name, title }, index) => {
        const rowsBefore = groups
          .slice(0, index)
          .reduce((sum, earlier) => sum + priorities[earlier.name].length, 0);
        const rows = priorities[name].map((item, position) => ({
          ...item,
          key: item._key,
          id: rowsBefore + position + 1,
        }));
        return (
          rows.length > 0 && (
            <Reveal key={name}>
              <DataTable
                caption={<Title $group={name}>{title}</Title>}
                columns={columns}
                rows={rows}
                keyOf={(row) => row.key}
              />
            </Reveal>
          )
        );
      })}
    </Stack>
  );
}

/** The colour repeats what the title says. */
const Title = styled.h3<{ $group: GroupName }>`
  display: inline-block;
  padding: ${theme.space[1]} ${theme.space[4]};
  border-radius: ${theme.radius.round};
  background: ${({ $group }) => theme.color[`${$group}Wash`]};
  color: ${({ $group }) => theme.color[$group]};
`;
