import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { type AgentContent, getAgentLabels } from './agent-query.ts';

type Challenge = AgentContent['challenges'][number];
type Agent = Challenge['agents'][number];

/** The other agents that share a challenge with this one, each with the shared challenges. */
export function Colleagues({ agent }: { agent: AgentContent }) {
  const colleagues = findColleagues(agent);
  if (colleagues.length === 0) return null;
  return (
    <Section labelledBy="colleagues-heading">
      <Stack $gap={12}>
        <Heading id="colleagues-heading">{getAgentLabels(agent).colleagues}</Heading>
        <Rows role="list">
          {colleagues.map((other) => (
            <li key={other._id}>
              <Reveal>
                <Row>
                  <Colleague other={other} />
                  <Challenges role="list">
                    {findSharedChallenges(agent, other).map(({ _id, issue }) => (
                      <li key={_id}>{issue}</li>
                    ))}
                  </Challenges>
                </Row>
              </Reveal>
            </li>
          ))}
        </Rows>
      </Stack>
    </Section>
  );
}

/** Returns each colleague once, in the order of the challenges. */
function findColleagues({ _id, challenges }: AgentContent): Agent[] {
  const all = challenges.flatMap(({ agents }): Agent[] => agents);
  return [...new Map(all.map((other) => [other._id, other])).values()].filter((other) => other._id !== _id);
}

function findSharedChallenges({ challenges }: AgentContent, { _id }: Agent): Challenge[] {
  return challenges.filter(({ agents }) => agents.some((one) => one._id === _id));
}

function Colleague({ other: { name, slug, title, image, generatedImage } }: { other: Agent }) {
  return (
    <Way to={resolveHref('agent', slug ?? '')}>
      <Face aria-hidden>
        <AgentImage name={name ?? ''} image={image} generatedImage={generatedImage} size="avatar" />
      </Face>
      <span>
        <Heading as="h3" $size="title">
          {name}
        </Heading>
        <Title>{title}</Title>
      </span>
    </Way>
  );
}

const Rows = styled.ul`
  border-bottom: ${theme.border.hair} solid ${theme.color.ruleStrong};
`;

const Row = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding-block: ${theme.space[6]};
  border-top: ${theme.border.hair} solid ${theme.color.ruleStrong};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Way = styled(SiteLink)`
  display: flex;
  align-items: center;
  align-self: start;
  gap: ${theme.space[4]};
  min-height: ${theme.size.target};
  color: inherit;
  text-decoration: none;

  h3 {
    text-decoration: underline;
    text-decoration-thickness: ${theme.border.hair};
    text-underline-offset: 0.2em;
  }
  &:hover h3 {
    color: ${theme.color.accent};
  }
`;

const Face = styled.span`
  flex: none;
  width: ${theme.size.mark};
  overflow: hidden;
  border-radius: ${theme.radius.niche};
`;

const Title = styled.span`
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
  color: ${theme.color.inkSoft};
`;

const Challenges = styled.ul`
  display: grid;
  align-content: center;
  gap: ${theme.space[3]};
  max-width: ${theme.size.measure};
`;
