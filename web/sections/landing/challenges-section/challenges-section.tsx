import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { type Column, DataTable } from '../../../ui/text/data-table.tsx';
import { SectionOpening } from '../../../ui/text/section-opening.tsx';
import { StatusLine } from '../../../ui/text/status-line.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { AgentLinks } from '../../agent-links.tsx';
import type { SectionContent, SectionProps } from '../section-content.ts';

type Content = SectionContent<'challengesSection'>;

/** Table of the challenges that an editor chose, with the column headings of the Impact Agents page. */
export function ChallengesSection({ section, tone }: SectionProps<'challengesSection'>) {
  const { heading, intro, challenges, tableHeadings } = section;
  const id = useId();
  if (challenges.length === 0) return null;
  return (
    <Section labelledBy={id} tone={tone}>
      <Stack $gap={12}>
        <Reveal>
          <SectionOpening id={id} heading={heading ?? ''} intro={intro}>
            <StatusLine />
          </SectionOpening>
        </Reveal>
        <DataTable
          caption={<VisuallyHidden>{heading}</VisuallyHidden>}
          columns={makeColumns(tableHeadings)}
          rows={challenges}
          getKey={(challenge) => challenge._id}
        />
      </Stack>
    </Section>
  );
}

function makeColumns(headings: Content['tableHeadings']): Column<Content['challenges'][number]>[] {
  const agentsHeading = headings?.agents || 'Impact Agent';
  return [
    {
      key: 'issue',
      heading: headings?.issue || 'MDO Challenge',
      rowHeading: true,
      cell: ({ issue }) => <Issue>{issue}</Issue>,
    },
    {
      key: 'solution',
      heading: headings?.solution || 'Impact Agent’s Intelligence',
      cell: ({ solution }) => solution,
    },
    {
      key: 'agents',
      heading: agentsHeading,
      cell: ({ agents }) => <AgentLinks agents={agents} label={agentsHeading} />,
    },
  ];
}

const Issue = styled.span`
  font: ${theme.weight.regular} ${theme.text.lead} / ${theme.leading.snug} ${theme.font.display};
`;
