import { initialTimeZone } from '@hearthline/rules/company.ts';
import { expressionBuilder, sql, type Expression } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { isStanding } from '../appointment-conditions.ts';
import { consultantIsOnDuty } from './consultant-is-on-duty.ts';

/**
 * The start of the appointment, the time in which its consultant takes no other, and an appointment to ignore because it is the
 * one being moved.
 */
export interface FreeIn {
  readonly startsAt: Expression<Date>;
  readonly from: Expression<Date>;
  readonly until: Expression<Date>;
  readonly except?: Expression<string | null>;
}

const { eb } = expressionBuilder<Tables & { c: Tables['consultants'] }, 'c'>();

/** The day of an instant in the business time zone. */
const dayOfBusiness = (instant: Expression<Date>) =>
  sql<string>`(${instant}::timestamptz at time zone coalesce((select value #>> '{}' from settings where key = 'timeZone'), ${sql.lit(initialTimeZone)}))::date`;

/**
 * The condition under which consultant `c` is free, for `where` and `join`: at work on that day and not booked at that time.
 * Offering, booking and moving all use it, so that every slot offered can be booked. The exclusion constraint says the same.
 */
export const consultantIsFree = ({ startsAt, from, until, except }: FreeIn) => {
  const taken = eb
    .selectFrom('appointments as a')
    .whereRef('a.consultantId', '=', 'c.id')
    .where(isStanding)
    .where((a) => {
      const span = a.fn('appointment_span', ['a.startsAt', 'a.endsAt', 'a.bufferBefore', 'a.bufferAfter']);
      return sql<boolean>`${span} && tstzrange(${from}, ${until})`;
    })
    .$if(except !== undefined, (found) => found.where(sql<boolean>`a.id is distinct from ${except}::uuid`));
  return eb.and([consultantIsOnDuty(dayOfBusiness(startsAt)), eb.not(eb.exists(taken))]);
};
