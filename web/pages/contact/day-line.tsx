import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { roundTo } from '../../ui/drawings/round-to.ts';
import { MINUTES_A_DAY, type OpeningHours, openSpan } from './business-time.ts';

/** Midnight, six, noon, six, midnight. */
const quarters = [0, 0.25, 0.5, 0.75, 1].map((part) => part * MINUTES_A_DAY);

type DayLineProps = {
  hours: OpeningHours;
  /** Minutes since midnight in New York, if the entry is for today. */
  now: number | undefined;
};

/** A timeline from midnight to midnight, with opening hours emphasized and a mark for the current time. */
export function DayLine({ hours, now }: DayLineProps) {
  const span = openSpan(hours);
  return (
    <Drawing aria-hidden>
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      {quarters.map((minutes) => (
        <line key={minutes} x1={formatPosition(minutes)} x2={formatPosition(minutes)} y1="35%" y2="65%" />
      ))}
      {span && <Open x1={formatPosition(span.from)} x2={formatPosition(span.to)} y1="50%" y2="50%" />}
      {now !== undefined && <Now cx={formatPosition(now)} cy="50%" r="6" />}
    </Drawing>
  );
}

function formatPosition(minutes: number): string {
  return `${roundTo((minutes / MINUTES_A_DAY) * 100)}%`;
}

const Drawing = styled.svg`
  width: 100%;
  height: ${theme.space[6]};
  overflow: visible;
  stroke: ${theme.color.ruleStrong};
`;

const Open = styled.line`
  stroke: ${theme.color.accent};
  stroke-width: 6px;
`;

const Now = styled.circle`
  fill: ${theme.color.paper};
  stroke: ${theme.color.ink};
  stroke-width: 2px;
`;
