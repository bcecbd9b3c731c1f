import { styled } from 'styled-components';
import { resolveHref } from '../../../schemas/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { theme } from '../../theme/theme.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Eyebrow, Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { consultationOf } from './consultation.ts';
import type { ContactContent } from './contact-query.ts';
import { CopyableAddress } from './copyable-address.tsx';
import { type ReferringAgent, useReferral } from './use-referral.ts';

/** The consultation button, the referring agent, and the email address for visitors without a mail program. */
export function ScheduleConsultation({ content }: { content: ContactContent }) {
  const { agent, challenge } = useReferral(content);
  const { label, href, address } = consultationOf({
    label: content.consultationLabel,
    schedulingLink: content.schedulingLink,
    email: content.email,
    agentName: agent?.name ?? undefined,
    challenge,
  });
  return (
    <Invitation>
      {agent && <Referral agent={agent} label={content.agentLabel} />}
      {challenge && (
        <Chosen>
          <Eyebrow>{content.challengeLabel}</Eyebrow>
          <Heading as="p" $size="title">
            {challenge}
          </Heading>
        </Chosen>
      )}
      <Ways>
        {href && <LinkButton to={href}>{label}</LinkButton>}
        {address && (
          <CopyableAddress
            address={address}
            copyLabel={content.copyLabel || 'Copy'}
            copiedNote={content.copiedNote ?? ''}
            byHandNote={content.copyByHandNote ?? ''}
          />
        )}
        {!(href || address) && <p>{content.noAddressNote}</p>}
      </Ways>
    </Invitation>
  );
}

/** The agent whose page the visitor comes from, who is also named in the message draft. */
function Referral({ agent, label }: { agent: ReferringAgent; label: string | null }) {
  const name = agent.name ?? '';
  return (
    <Sender>
      <div aria-hidden>
        <AgentImage
          name={name}
          image={agent.image}
          generatedImage={agent.generatedImage}
          size="avatar"
          isOpening
        />
      </div>
      <div>
        <Eyebrow>{label}</Eyebrow>
        <TextLink to={resolveHref('agent', agent.slug ?? '')}>{name}</TextLink>
        <p>{agent.title}</p>
      </div>
    </Sender>
  );
}

const Invitation = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding-top: ${theme.space[2]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space[4]} ${theme.space[6]};
`;

const Chosen = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  max-width: ${theme.size.measure};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: ${theme.border.rule} solid ${theme.color.accent};
`;

const Sender = styled.div`
  display: grid;
  grid-template-columns: ${theme.size.mark} minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};
  max-width: ${theme.size.measure};
  padding-block: ${theme.space[4]};
  border-block: ${theme.border.hair} solid ${theme.color.rule};

  a {
    font-family: ${theme.font.display};
    font-size: ${theme.text.subhead};
  }
  a + p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
  }
`;
