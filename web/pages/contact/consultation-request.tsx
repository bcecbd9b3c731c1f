import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { getVisibleText } from '../../../content/visible-text.ts';
import { theme } from '../../theme/theme.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { HALF_HOUR_MS } from './bookable-days.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { mailDraft, writeConsultationMessage } from './consultation.ts';
import type { ContactContent } from './contact-query.ts';
import { CopyNote, useCopy } from './copyable.tsx';
import { formatHalfHourLabels, type TimeView } from './time-labels.ts';
import type { Referral } from './use-referral.ts';

interface ConsultationRequestProps {
  content: ContactContent;
  address: string;
  referral: Referral;
  start: Date;
  view: TimeView;
}

/** What a visitor can do with the chosen half hour: mail it, save it to a calendar, or copy the text. */
export function ConsultationRequest({ content, address, referral, start, view }: ConsultationRequestProps) {
  const id = useId();
  const times = formatHalfHourLabels(start, view);
  const [chosen, ...others] = times;
  const lines = times.map(({ date, time, zone }) => `${date}, ${time}, ${zone}`);
  const message = writeConsultationMessage(content, referral, lines);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Those who choose with the arrow keys stay at the half hours, since each step is a choice.
    if (!document.activeElement?.matches(':focus-visible'))
      answer.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { ref, copy, note } = useCopy<HTMLPreElement>(content);
  const calendar = writeCalendarFile(
    {
      start,
      end: new Date(start.valueOf() + HALF_HOUR_MS),
      title: getVisibleText(content.eventTitle ?? message.subject),
      text: `${message.text}\n\n${address}`,
      url: window.location.href,
    },
    new Date(),
  );
  return (
    <Request aria-labelledby={id}>
      <Answer ref={answer}>
        <Chosen role="status">
          <Heading as="h3" $size="title" id={id}>
            {chosen.date}, <Unbroken>{chosen.time}</Unbroken>
          </Heading>
          <p>{chosen.zone}</p>
          {others.map(({ date, time, zone }) => (
            <p key={zone}>
              {content.ourTimeLabel}: {date}, <Unbroken>{time}</Unbroken>, {zone}
            </p>
          ))}
        </Chosen>
        <Ways>
          <LinkButton to={mailDraft(address, message)}>{content.mailLabel}</LinkButton>
          <LinkButton
            $look="quiet"
            to={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
            download="consultation.ics"
          >
            {content.calendarLabel}
          </LinkButton>
          <Button $look="quiet" onClick={copy}>
            {content.copyMessageLabel}
          </Button>
        </Ways>
      </Answer>
      <Note>{content.requestNote}</Note>
      <div>
        <Text ref={ref}>{`${address}\n${message.subject}\n\n${message.text}`}</Text>
        <CopyNote>{note}</CopyNote>
      </div>
    </Request>
  );
}

const Request = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-top: ${theme.space[6]};
  border-top: ${theme.border.hair} solid ${theme.color.rule};
`;

/** Keeps clear of the edge of the window when it is scrolled into view. */
const Answer = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  scroll-margin-block: ${theme.space[6]};
`;

const Unbroken = styled.span`
  white-space: nowrap;
`;

const Chosen = styled.div`
  display: grid;
  gap: ${theme.space[1]};

  p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;

const Note = styled.p`
  max-width: ${theme.size.measure};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
`;

const Text = styled.pre`
  padding: ${theme.space[4]};
  margin: 0;
  background: ${theme.color.paperSunken};
  border-radius: ${theme.radius.small};
  font: ${theme.weight.regular} ${theme.text.small} / ${theme.leading.text} ${theme.font.text};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
