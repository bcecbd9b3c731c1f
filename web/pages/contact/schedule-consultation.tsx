import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { theme } from '../../theme/theme.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Eyebrow, Heading } from '../../ui/text/heading.tsx';
import { type BookableDay, HALF_HOUR_MS, listBookableDays } from './bookable-days.ts';
import {
  chooseConsultationWay,
  getConsultationLabel,
  mailDraft,
  writeConsultationMessage,
} from './consultation.ts';
import type { ContactContent } from './contact-query.ts';
import { CopyableAddress } from './copyable.tsx';
import { HalfHourChoice } from './half-hour-choice.tsx';
import { useNow } from './use-now.ts';
import { type Referral, type ReferringAgent, useReferral } from './use-referral.ts';

/** The consultation button with what it opens, the referring agent, and the email address to copy. */
export function ScheduleConsultation({ content }: { content: ContactContent }) {
  const referral = useReferral(content);
  const { agent, challenges } = referral;
  const { schedulingPage, address } = chooseConsultationWay(content.schedulingLink, content.email);
  return (
    <Invitation>
      {agent && <Referrer agent={agent} label={content.agentLabel} />}
      {challenges && (
        <Challenges>
          <Eyebrow>{content.challengeLabel}</Eyebrow>
          <Heading as="p" $size="title">
            {challenges}
          </Heading>
        </Challenges>
      )}
      {schedulingPage && (
        <Ways>
          <LinkButton to={schedulingPage}>{getConsultationLabel(content)}</LinkButton>
          {address && <CopyableAddress address={address} words={content} />}
        </Ways>
      )}
      {!schedulingPage && address && <Scheduler content={content} referral={referral} address={address} />}
      {!(schedulingPage || address) && <p>{content.noAddressNote}</p>}
    </Invitation>
  );
}

type SchedulerProps = { content: ContactContent; referral: Referral; address: string };

/**
 * A button that opens the choice of half hours. Until the page is hydrated, without scripts, and while nothing can be booked, it is
 * a link to a mail draft.
 */
function Scheduler({ content, referral, address }: SchedulerProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const bookable = useBookableDays(content);
  const label = getConsultationLabel(content);
  return (
    <>
      <Ways>
        {bookable ? (
          <Button aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
            {label}
          </Button>
        ) : (
          <LinkButton to={mailDraft(address, writeConsultationMessage(content, referral, []))}>
            {label}
          </LinkButton>
        )}
        <CopyableAddress address={address} words={content} />
      </Ways>
      {bookable && (
        <Panel id={panelId} hidden={!isOpen}>
          {isOpen && <HalfHourChoice content={content} address={address} referral={referral} {...bookable} />}
        </Panel>
      )}
    </>
  );
}

const DEFAULT_NOTICE_HOURS = 4;

type Bookable = { days: readonly [BookableDay, ...BookableDay[]]; zone: string };

/** Returns what can be booked from now on, in the browser's time zone; undefined until hydrated, and when there is nothing. */
function useBookableDays({ businessHours, noticeHours }: ContactContent): Bookable | undefined {
  const now = useNow();
  // The half hours stay the same between two of them.
  const halfHour = now && Math.floor(now.valueOf() / HALF_HOUR_MS);
  return useMemo(() => {
    if (halfHour === undefined) return undefined;
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    // One millisecond later, since a half hour that has begun cannot be booked any more.
    const from = new Date(halfHour * HALF_HOUR_MS + 1);
    const [first, ...others] = listBookableDays(
      businessHours,
      from,
      noticeHours ?? DEFAULT_NOTICE_HOURS,
      zone,
    );
    return first && { days: [first, ...others], zone };
  }, [halfHour, businessHours, noticeHours]);
}

/** The agent whose page the visitor comes from, who is also named in the message draft. */
function Referrer({ agent, label }: { agent: ReferringAgent; label: string | null }) {
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-top: ${theme.space[2]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space[4]} ${theme.space[6]};
`;

const Panel = styled.div`
  padding: ${theme.space[6]} min(${theme.space[6]}, 4vw);
  background: ${theme.color.paperRaised};
  border: ${theme.border.hair} solid ${theme.color.rule};
  border-radius: ${theme.radius.medium};
`;

const Challenges = styled.div`
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
