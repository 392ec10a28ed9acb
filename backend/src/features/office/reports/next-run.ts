import type { ReportSchedule } from '@hearthline/rules/office/reports/report-rules.ts';
import { stepAfter, stepStart } from '@hearthline/rules/office/reports/periods.ts';
import { dayIn, periodOf } from '../../../platform/time/business-time.ts';

type Rhythm = Pick<ReportSchedule, 'every' | 'day' | 'hour'>;

const plus = (start: string, days: number): string => stepAfter(start, 'day', days);

/** The day on which the report is due in the period that begins at `start`. */
const dayOf = ({ every, day }: Rhythm, start: string): string =>
  every === 'daily' ? start : plus(start, day - 1);

/**
 * The first scheduled time after an instant, by the business's wall clock: 8 AM stays 8 AM when the clocks change,
 * and an hour that a night skips is replaced by the one that follows.
 */
export const nextRun = (rhythm: Rhythm, after: Date, zone: string): Date => {
  const step = rhythm.every === 'daily' ? 'day' : rhythm.every === 'weekly' ? 'week' : 'month';
  let start = stepStart(dayIn(zone, after), step);
  for (;;) {
    const { startsAt } = periodOf(dayOf(rhythm, start), { hour: rhythm.hour, minute: 0 }, 0, zone);
    if (startsAt > after) return startsAt;
    start = stepAfter(start, step);
  }
};
