import { instantText } from '@hearthline/rules/dates/time-text.ts';
import { useEffect, useState } from 'react';

const tickMs = 15_000;

/** The present, which moves on while somebody looks. @param read when a list was read, in milliseconds by the server's clock */
export const useNow = (read: number): number => {
  const [start] = useState(() => ({ read, at: performance.now() }));
  const [now, setNow] = useState(read);
  useEffect(() => {
    start.read = read;
    start.at = performance.now();
    setNow(read);
    const timer = setInterval(() => setNow(start.read + performance.now() - start.at), tickMs);
    return () => clearInterval(timer);
  }, [read, start]);
  return now;
};

const minuteMs = 60_000;

/** How long somebody who has just asked may still be kept waiting: `12 min left`, or over night `by 9:15 AM`. */
export const clockText = (until: string, now: number): string => {
  const left = Date.parse(until) - now;
  return left <= 60 * minuteMs
    ? `${Math.max(0, Math.ceil(left / minuteMs))} min left`
    : `by ${instantText(until, 'none')}`;
};
