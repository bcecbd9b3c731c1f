import { styled } from 'styled-components';
import type { CPA_QUERY_RESULT } from '../../content/sanity.types.ts';
import { theme } from '../theme/theme.ts';
import { Grid } from '../ui/grid.tsx';
import { Section } from '../ui/section.tsx';
import { Stack } from '../ui/stack.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { AgentImage } from './agent-image.tsx';

type PeopleProps = {
  content: NonNullable<CPA_QUERY_RESULT>['people'];
};

/** The team; nothing is rendered without persons. */
export function People({ content }: PeopleProps) {
  if (!content || content.persons.length === 0) return null;
  const { heading, persons } = content;
  return (
    <Section {...(heading && { labelledBy: 'people-heading' })}>
      <Stack $gap={12}>
        {heading && <Heading id="people-heading">{heading}</Heading>}
        <Grid as="ul" role="list" $gap={8}>
          {persons.map(({ _key, name, credential, portrait, sentence }) => (
            <Person key={_key}>
              {portrait?.asset && (
                <Face>
                  <AgentImage name={name ?? ''} image={portrait} size="avatar" />
                </Face>
              )}
              <Heading as={heading ? 'h3' : 'h2'} $size="title">
                {name}
              </Heading>
              <Credential>{credential}</Credential>
              <p>{sentence}</p>
            </Person>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

const Person = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.ruleStrong};
`;

const Face = styled.div`
  width: ${theme.size.avatar};
  overflow: hidden;
  border-radius: ${theme.radius.niche};
`;

const Credential = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
`;
