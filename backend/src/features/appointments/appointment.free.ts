import { settings } from '@hearthline/rules/settings.ts';
import { takesBookings } from './consultant.policy.ts';

/** The parameters of a statement that hold the instants of a slot, and an appointment that does not count: it is the one that moves. */
export interface FreeIn {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly except?: string;
}

/** SQL: the day of an instant on the wall calendar of the business. */
const dayOfBusiness = (instant: string): string =>
  `(${instant}::timestamptz at time zone coalesce((select value #>> '{}' from settings where key = 'timeZone'), '${settings.timeZone.initial}'))::date`;

/**
 * The one condition under which consultant `c` can see somebody at a time, for `where` and `join`: at work on that day and not booked.
 * Offering slots, booking and moving all ask it, so that what is offered can be booked.
 */
export const isFree = ({ startsAt, endsAt, except }: FreeIn): string => `
  ${takesBookings(dayOfBusiness(startsAt))} and not exists (
    select from appointments a
    where a.consultant_id = c.id and a.status <> 'cancelled' and tstzrange(a.starts_at, a.ends_at) && tstzrange(${startsAt}, ${endsAt})
    ${except ? `and a.id is distinct from ${except}` : ''})`;
