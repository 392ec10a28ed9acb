import { settings } from '@hearthline/rules/settings.ts';
import { consultantOnDutyCondition } from './consultant-is-on-duty.ts';

/**
 * The statement's parameters for the start of the appointment, for the time in which its consultant takes no other, and for
 * an appointment to ignore because it is the one being moved.
 */
export interface FreeIn {
  readonly startsAt: string;
  readonly from: string;
  readonly until: string;
  readonly except?: string;
}

/** SQL: the day of an instant in the business time zone. */
const dayOfBusiness = (instant: string): string =>
  `(${instant}::timestamptz at time zone coalesce((select value #>> '{}' from settings where key = 'timeZone'), '${settings.timeZone.initial}'))::date`;

/**
 * The condition under which consultant `c` is free, for `where` and `join`: at work on that day and not booked at that time.
 * Offering, booking and moving all use it, so that every slot offered can be booked. The exclusion constraint says the same.
 */
export const consultantFreeCondition = ({ startsAt, from, until, except }: FreeIn): string => `
  ${consultantOnDutyCondition(dayOfBusiness(startsAt))} and not exists (
    select from appointments a
    where a.consultant_id = c.id and a.status <> 'cancelled' and appointment_span(a.starts_at, a.ends_at, a.buffer_before, a.buffer_after) && tstzrange(${from}, ${until})
    ${except ? `and a.id is distinct from ${except}` : ''})`;
