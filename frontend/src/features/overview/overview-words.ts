const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 });

/** `$2.4M`. */
export const shortMoney = (amount: number): string => dollars.format(amount);

/** `8 projects · $2.4M`. */
export const pipelineText = ({ count, budget }: { count: number; budget: number }): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'project' : 'projects'} · ${shortMoney(budget)}`;

// Days of the calendar without a zone: they are written as they are meant.
const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};

/** `Nov 16`. */
export const shortDay = dayFormat({ month: 'short', day: 'numeric' });
/** `Friday, November 20`. */
export const wholeDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
/** `Fri 20`. */
export const weekday = (day: string): string => `${dayFormat({ weekday: 'short' })(day)} ${Number(day.slice(8))}`;

/** What somebody is waiting for. */
export const askedText = (kind: string): string => (kind === 'appointment' ? 'Booked a consultation' : 'Asked for a consultant');

