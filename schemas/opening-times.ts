/** The days of the week, in the values of opening hours. */
export const weekdays = [
  { value: 'monday', title: 'Monday' },
  { value: 'tuesday', title: 'Tuesday' },
  { value: 'wednesday', title: 'Wednesday' },
  { value: 'thursday', title: 'Thursday' },
  { value: 'friday', title: 'Friday' },
  { value: 'saturday', title: 'Saturday' },
  { value: 'sunday', title: 'Sunday' },
] as const;

const HALF_HOURS_A_DAY = 48;

/** A time of day to choose: the value `09:30` and its title for editors, `9:30 AM`. */
type ClockTime = { value: string; title: string };

/** Every half hour from midnight to midnight; the last one, `24:00`, ends the day. */
const halfHours: readonly ClockTime[] = Array.from({ length: HALF_HOURS_A_DAY + 1 }, (_, index) => {
  const [hour, minutes] = [Math.floor(index / 2), index % 2 ? '30' : '00'];
  return {
    value: `${String(hour).padStart(2, '0')}:${minutes}`,
    title: `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`,
  };
});

/** Possible opening times, and possible closing times. */
export const openingTimes = halfHours.slice(0, -1);
export const closingTimes = halfHours.slice(1);
