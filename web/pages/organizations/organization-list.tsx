import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { theme } from '../../theme/theme.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { withTooltip } from '../../ui/controls/tooltip-attribute.ts';
import { Grid } from '../../ui/grid.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { INDEX_ID } from './organization-index.tsx';
import type { OrganizationEntry } from './organizations-query.ts';

const HEADING_ID = 'organization-list-heading';

type OrganizationListProps = {
  heading: string | null;
  backLabel: string | null;
  /** The label before the names of an entry's agents. */
  agentsLabel: string | null;
  entries: readonly OrganizationEntry[];
};

/** The entries in the editors' order, numbered as in the index. */
export function OrganizationList({ heading, backLabel, agentsLabel, entries }: OrganizationListProps) {
  return (
    <Section {...(heading && { labelledBy: HEADING_ID })}>
      <Stack $gap={12}>
        {heading && (
          <Reveal>
            <Heading id={HEADING_ID}>{heading}</Heading>
          </Reveal>
        )}
        <Grid as="ol" role="list" $gap={8}>
          {entries.map((entry) => (
            <li key={entry.id} id={entry.id}>
              <Reveal>
                <Entry>
                  <Place>{entry.number}</Place>
                  <Stack $gap={2}>
                    <Heading as={heading ? 'h3' : 'h2'} $size="title">
                      {entry.name}
                    </Heading>
                    <Description>{entry.description}</Description>
                    {entry.agents.length > 0 && <EntryAgents label={agentsLabel} agents={entry.agents} />}
                  </Stack>
                </Entry>
              </Reveal>
            </li>
          ))}
        </Grid>
        {backLabel && <BackToIndex href={`#${INDEX_ID}`}>{backLabel}</BackToIndex>}
      </Stack>
    </Section>
  );
}

function EntryAgents({ label, agents }: { label: string | null } & Pick<OrganizationEntry, 'agents'>) {
  return (
    <Agents>
      {label && <span>{label}</span>}
      {agents.map(({ _id, name, slug, title }) => (
        <TextLink key={_id} to={resolveHref('agent', slug ?? '')} {...withTooltip(title)}>
          {name}
        </TextLink>
      ))}
    </Agents>
  );
}

/** The entry that the index links to is marked with a thick rule. */
const Entry = styled.div`
  display: grid;
  grid-template-columns: ${theme.space[8]} minmax(0, 1fr);
  gap: ${theme.space[2]};
  height: 100%;
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.ruleStrong};

  :target & {
    border-top-color: ${theme.color.accent};
    box-shadow: 0 calc(-1 * ${theme.border.rule}) ${theme.color.accent};
  }
`;

const Place = styled.span`
  color: ${theme.color.accent};
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: ${theme.leading.snug};
`;

const Description = styled.p`
  color: ${theme.color.inkSoft};

  /* Smaller text in one column, where twenty-one texts are long. */
  @media (width < ${theme.width.compact}) {
    font-size: ${theme.text.small};
  }
`;

const Agents = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
`;

const BackToIndex = styled.a`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  min-height: ${theme.size.target};
  font-weight: ${theme.weight.medium};
`;
