import { settings } from '@hearthline/rules/settings.ts';
import { takesBookings } from './consultant.policy.ts';

/** The statement's parameters for the slot's start and end, and for an appointment to ignore because it is the one being moved. */
export interface FreeIn {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly except?: string;
}

/** SQL: the day of an instant in the business time zone. */
const dayOfBusiness = (instant: string): string =>
  `(${instant}::timestamptz at time zone coalesce((select value #>> '{}' from settings where key = 'timeZone'), '${settings.timeZone.initial}'))::date`;

/**
 * The condition under which consultant `c` is free, for `where` and `join`: at work on that day and not booked at that time.
 * Offering, booking and moving all use it, so that every slot offered can be booked.
 */
export const isFree = ({ startsAt, endsAt, except }: FreeIn): string => `
  ${takesBookings(dayOfBusiness(startsAt))} and not exists (
    select from appointments a
    where a.consultant_id = c.id and a.status <> 'cancelled' and tstzrange(a.starts_at, a.ends_at) && tstzrange(${startsAt}, ${endsAt})
    ${except ? `and a.id is distinct from ${except}` : ''})`;
