import { useEffect, useState } from 'react';

/** Often enough to be accurate to the minute. */
const UPDATE_MS = 15_000;

/** The current time, updated regularly; undefined until the page is hydrated, since it was rendered earlier. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
