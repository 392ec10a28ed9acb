/** A count now, and at the start of the current month (in the business time zone). */
export interface Figure {
  readonly total: number;
  readonly before: number;
}

/**
 * How a figure has grown since the end of last month. `before` counts:
 * - Users and contacts: those of today that already existed then.
 * - Active projects: those begun by then that are active now or have been completed since.
 * - Completed projects: those completed by then.
 *
 * When `before` is 0, no percentage is given.
 */
export const growthText = ({ total, before }: Figure): string => {
  if (before === 0)
    return total === 0 ? 'None yet' : `+${total.toLocaleString('en-US')} this month, none before`;
  const change = ((total - before) / before) * 100;
  if (change === 0) return 'No change from last month';
  const rounded = Math.round(Math.abs(change));
  return `${change > 0 ? '+' : '−'}${rounded === 0 ? 'less than 1' : rounded.toLocaleString('en-US')}% from last month`;
};

/** Weeks in the chart of leads, the current one included; a week begins on Monday. */
export const leadWeeks = 12;
/** Sources that the chart shows separately; the rest are `Other`. */
export const leadSources = 3;
/** All remaining sources combined, including a source that is really called `other`. */
export const otherSource = 'other';
/** Days in the chart of bookings, today included. */
export const bookingDays = 14;
/** Rows of each short list. */
export const recentRows = 6;

export const overviewSentences = {
  fetchFailed: 'Failed to fetch the overview',
} as const;
