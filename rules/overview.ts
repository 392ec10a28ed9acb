/** A count now, and as it was when the current month began (in the business time zone). */
export interface Figure {
  readonly total: number;
  readonly before: number;
}

/**
 * How a figure has grown since last month ended.
 * - Users and contacts: those of today that were there then.
 * - Active projects: those begun by then that are active now or were completed since.
 * - Completed projects: those completed by then.
 *
 * Where there was nothing, no percentage is told.
 */
export const growthText = ({ total, before }: Figure): string => {
  if (before === 0) return total === 0 ? 'None yet' : `+${total.toLocaleString('en-US')} this month, none before`;
  const change = ((total - before) / before) * 100;
  if (change === 0) return 'No change from last month';
  const rounded = Math.round(Math.abs(change));
  return `${change > 0 ? '+' : '−'}${rounded === 0 ? 'less than 1' : rounded.toLocaleString('en-US')}% from last month`;
};

/** Weeks of the leads' chart, the current one included; a week begins on Monday. */
export const leadWeeks = 12;
/** Sources that the chart tells apart; the rest are `Other`. */
export const leadSources = 3;
/** The rest in one, those included that really came from `other`. */
export const otherSource = 'other';
/** Days of the bookings' chart, today included. */
export const bookingDays = 14;
/** How long a request counts as new. */
export const waitingDays = 90;
/** Those who wait are counted up to here; beyond it reads `100 or more`. */
export const waitingCounted = 100;
/** Rows of each short list. */
export const recentRows = 6;

export const overviewSentences = {
  fetchFailed: 'Failed to fetch the overview',
  /** What "waiting" means, as the server decides it. */
  waiting: `Prospects who asked for a consultant or booked a consultation in the last ${waitingDays} days. They leave this list when somebody writes a note, changes their status or confirms the booking.`,
  noneWaiting: 'Nobody is waiting for an answer.',
} as const;
