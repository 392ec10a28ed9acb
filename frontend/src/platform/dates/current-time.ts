import { useEffect, useState } from 'react';
import { dayOf } from './calendar-day.ts';

/** The current time in milliseconds, updated every `everyMs`: for showing how long ago something was. */
export const useNow = (everyMs = 30_000): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};

/** Today's date where the viewer is, as YYYY-MM-DD; it changes soon after midnight. */
export const useToday = (): string => dayOf(new Date(useNow(60_000)));
