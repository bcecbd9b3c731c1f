import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { withTooltip } from '../../ui/controls/tooltip-attribute.ts';
import { Section } from '../../ui/section.tsx';
import type { Agent } from './need-impact-agents-query.ts';

type AgentsBannerProps = { banner: string; agents: readonly Agent[] };

/** Invites visitors to each agent's page, with links. */
export function AgentsBanner({ banner, agents }: AgentsBannerProps) {
  return (
    <Section labelledBy="banner-text" tone="band">
      <Layout>
        <Invitation id="banner-text">{banner}</Invitation>
        {agents.length > 0 && (
          <Agents role="list" aria-labelledby="banner-text">
            {agents.map((agent) => {
              const href = resolveHref('agent', agent.slug ?? '');
              return (
                href && (
                  <li key={agent._id}>
                    <AgentLink to={href} {...withTooltip(agent.title)}>
                      <div aria-hidden>
                        <AgentImage
                          name={agent.name ?? ''}
                          image={agent.image}
                          generatedImage={agent.generatedImage}
                          size="avatar"
                        />
                      </div>
                      {agent.name}
                    </AgentLink>
                  </li>
                )
              );
            })}
          </Agents>
        )}
      </Layout>
    </Section>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[12]};
`;

const Invitation = styled.p`
  max-width: ${theme.size.words};
  font-family: ${theme.font.display};
  font-size: ${theme.text.subhead};
  line-height: ${theme.leading.snug};
  text-wrap: balance;
`;

const Agents = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[2]};

  @media (width >= ${theme.width.medium}) {
    column-gap: ${theme.space[4]};
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;

const AgentLink = styled(SiteLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  font-size: ${theme.text.caption};
  line-height: ${theme.leading.snug};

  @media (width >= ${theme.width.compact}) {
    font-size: ${theme.text.small};
  }
`;
