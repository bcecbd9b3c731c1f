import { use, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Language } from '../../ui/language.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { BookableDay } from './bookable-days.ts';
import { BUSINESS_ZONE } from './business-time.ts';
import { ConsultationRequest } from './consultation-request.tsx';
import type { ContactContent } from './contact-query.ts';
import { OptionGrid } from './option-grid.tsx';
import {
  formatBusinessTime,
  formatDayLabel,
  formatTimeLabel,
  formatZoneLabel,
  type TimeView,
} from './time-labels.ts';
import type { Referral } from './use-referral.ts';

interface HalfHourChoiceProps {
  content: ContactContent;
  address: string;
  referral: Referral;
  days: readonly [BookableDay, ...BookableDay[]];
  /** The visitor's time zone. */
  zone: string;
}

/** A choice of a day and a half hour in the visitor's time zone, each with the time in New York, and what follows from it. */
export function HalfHourChoice({ content, address, referral, days, zone }: HalfHourChoiceProps) {
  const language = use(Language);
  const view = useMemo(() => ({ language, zone }), [language, zone]);
  const id = useId();
  const [chosenDate, setChosenDate] = useState<string>();
  const [chosenTime, setChosenTime] = useState<string>();
  // A day or a time that has passed while the page was open is no choice any more.
  const day = days.find(({ date }) => date === chosenDate) ?? days[0];
  const start = day.starts.find((other) => other.toISOString() === chosenTime);
  const chooseDate = (date: string) => {
    setChosenDate(date);
    setChosenTime(undefined);
  };
  return (
    <Steps>
      <OptionGrid
        name={`${id}-day`}
        legend={content.dayLabel}
        options={days.map(({ date, starts: [first] }) => {
          const label = formatDayLabel(first, view);
          return {
            value: date,
            label: (
              <>
                <small>{label.weekday}</small> {label.date}
              </>
            ),
          };
        })}
        chosen={day.date}
        onChoose={chooseDate}
      />
      <OptionGrid
        name={`${id}-time`}
        legend={content.timeLabel}
        note={<Zones content={content} at={day.starts[0]} view={view} />}
        options={day.starts.map((time) => ({
          value: time.toISOString(),
          label: <TimeLabel time={time} view={view} ourTime={content.ourTimeLabel} />,
        }))}
        chosen={start?.toISOString()}
        onChoose={setChosenTime}
      />
      {start && (
        <ConsultationRequest
          // Starts again for another time, so that what was copied is not said of the new one.
          key={start.toISOString()}
          content={content}
          address={address}
          referral={referral}
          start={start}
          view={view}
        />
      )}
    </Steps>
  );
}

type TimeLabelProps = { time: Date; view: TimeView; ourTime: string | null };

function TimeLabel({ time, view, ourTime }: TimeLabelProps) {
  const ours = formatBusinessTime(time, view);
  return (
    <>
      {formatTimeLabel(time, view)}
      {ours && (
        <small>
          <VisuallyHidden>
            {' '}
            {ourTime}
            {': '}
          </VisuallyHidden>
          {ours}
        </small>
      )}
    </>
  );
}

type ZonesProps = { content: ContactContent; at: Date; view: TimeView };

/** Says which of the two times in a tile is whose; one line when both clocks show the same. */
function Zones({ content, at, view }: ZonesProps) {
  const ours = { ...view, zone: BUSINESS_ZONE };
  const isSame = formatBusinessTime(at, view) === undefined;
  return (
    <Legend>
      {!isSame && (
        <div>
          <dt>{content.yourTimeLabel}</dt>
          <dd>{formatZoneLabel(at, view)}</dd>
        </div>
      )}
      <div>
        <dt>{content.ourTimeLabel}</dt>
        <dd>{formatZoneLabel(at, ours)}</dd>
      </div>
    </Legend>
  );
}

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

const Legend = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[6]};
  padding-bottom: ${theme.space[3]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.caption};

  div {
    display: flex;
    gap: ${theme.space[2]};
  }
  dt {
    font-weight: ${theme.weight.medium};
  }
  dt::after {
    content: ':';
  }
`;
