import { expressionBuilder, sql, type Expression } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

const { eb } = expressionBuilder<Tables & { c: Tables['consultants'] }, 'c'>();

/**
 * The condition under which consultant `c` takes bookings on a day: they are on duty, their account, if they have
 * one, is not disabled, it is one of their weekdays, and the day is blocked neither for them nor for everyone.
 * @param day in the business time zone
 */
export const consultantIsOnDuty = (day: Expression<string>) =>
  eb.and([
    eb.ref('c.onDuty'),
    eb.not(
      eb.exists(
        eb
          .selectFrom('users as holder')
          .whereRef('holder.id', '=', 'c.userId')
          .where('holder.disabledAt', 'is not', null),
      ),
    ),
    sql<boolean>`extract(isodow from ${day}::date)::int = any (${eb.ref('c.weekdays')})`,
    eb.not(
      eb.exists(
        eb
          .selectFrom('blockedDates as b')
          .where((b) => b.between(sql<string>`${day}::date`, b.ref('b.startsOn'), b.ref('b.endsOn')))
          .where((b) => b.or([b('b.consultantId', 'is', null), b('b.consultantId', '=', b.ref('c.id'))])),
      ),
    ),
  ]);
