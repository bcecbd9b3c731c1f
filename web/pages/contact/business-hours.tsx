import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { type BusinessTime, isOfDay, isOpenAt, toBusinessTime } from './business-time.ts';
import type { ContactContent } from './contact-query.ts';
import { DayLine } from './day-line.tsx';
import { useNow } from './use-now.ts';

/** The business hours with editable labels, each with a timeline of its day and whether it is open now. */
export function BusinessHours({ content }: { content: ContactContent }) {
  const { businessHours, hoursHeading } = content;
  const now = useNow();
  const time = now && toBusinessTime(now);
  if (businessHours.length === 0) return null;
  return (
    <Hours aria-labelledby="hours-heading">
      <Opening>
        <Heading as="h2" $size="title" id="hours-heading">
          {hoursHeading}
        </Heading>
        {time && <OpenNote content={content} time={time} />}
      </Opening>
      <Lines role="list">
        {businessHours.map((line) => {
          const isToday = time !== undefined && isOfDay(line, time);
          return (
            <HoursLine key={line._key} aria-current={isToday ? 'date' : undefined}>
              <span>{line.days}</span> <span>{line.hours}</span>
              <DayLine hours={line} now={isToday ? time.minutes : undefined} />
            </HoursLine>
          );
        })}
      </Lines>
    </Hours>
  );
}

function OpenNote({ content, time }: { content: ContactContent; time: BusinessTime }) {
  const isOpen = isOpenAt(content.businessHours, time);
  return <Note data-open={isOpen}>{isOpen ? content.openNowLabel : content.closedNowLabel}</Note>;
}

/** Beside the half hours to choose from, however many there are. */
const Hours = styled.section`
  @media (width >= ${theme.width.wide}) {
    position: sticky;
    top: calc(${theme.size.navigation} + ${theme.space[8]});
    align-self: start;
  }
`;

/** As high as the note, so that nothing moves when it appears. */
const Opening = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: ${theme.size.target};
`;

const Note = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.paperSunken};
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};

  &::before {
    width: 0.6em;
    height: 0.6em;
    border: ${theme.border.rule} solid currentColor;
    border-radius: ${theme.radius.round};
    content: '';
  }
  &[data-open='true'] {
    background: ${theme.color.enhancementWash};
    color: ${theme.color.enhancement};
  }
  &[data-open='true']::before {
    background: currentColor;
  }
`;

const Lines = styled.ul`
  padding-top: ${theme.space[3]};
`;

const HoursLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto);
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.rule};
  font-variant-numeric: tabular-nums;

  &[aria-current] {
    font-weight: ${theme.weight.bold};
  }
  svg {
    grid-column: 1 / -1;
  }
`;
