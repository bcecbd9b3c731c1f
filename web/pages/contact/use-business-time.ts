import { useEffect, useState } from 'react';
import { type BusinessTime, businessTimeOf } from './business-time.ts';

/** Often enough for hours that end on a minute. */
const UPDATE_MS = 15_000;

/** The time in New York, kept current; undefined until the page is taken over, since it was rendered at another time. */
export function useBusinessTime(): BusinessTime | undefined {
  const [time, setTime] = useState<BusinessTime>();
  useEffect(() => {
    const update = () => setTime(businessTimeOf(new Date()));
    update();
    const timer = setInterval(update, UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}
