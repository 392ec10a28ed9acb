import { instantText } from '@hearthline/rules/dates/time-text.ts';
import { useEffect, useState } from 'react';

const tickMs = 15_000;

/** The present, which moves on while somebody looks. @param read when a list was read, in milliseconds by the server's clock */
export const useNow = (read: number): number => {
  const [passed, setPassed] = useState({ read, ms: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setPassed({ read, ms: performance.now() - start }), tickMs);
    return () => clearInterval(timer);
  }, [read]);
  return read + (passed.read === read ? passed.ms : 0);
};

const minuteMs = 60_000;

/** How long somebody who has just asked may still be kept waiting: `12 min left`, or over night `by 9:15 AM`. */
export const clockText = (until: string, now: number): string => {
  const left = Date.parse(until) - now;
  return left <= 60 * minuteMs
    ? `${Math.max(0, Math.ceil(left / minuteMs))} min left`
    : `by ${instantText(until, 'none')}`;
};
