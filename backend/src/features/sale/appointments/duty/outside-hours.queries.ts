import { hoursForm } from '@hearthline/rules/company.ts';
import { expressionBuilder, sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { checkZone } from '../../../../platform/time/time-zone.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { isStanding } from '../appointment-conditions.ts';
import { appointmentReader, type AppointmentReader } from '../appointment.policy.ts';

/** More than anyone would read; the total given with them is exact. */
export const shownOutside = 100;

const appointment = expressionBuilder<{ a: Tables['appointments'] }, 'a'>();
const startsAt = appointment.ref('a.startsAt');

/**
 * What counts is the instant that was agreed, by the wall clock of the new zone. A booking that would keep within the hours is
 * listed as well if the zone changes and with it the time that is shown: the visitor was told another one.
 */
const outside = perName((reader: AppointmentReader) =>
  prepare(
    reader.name === 'all' ? 'bookings_outside' : `bookings_outside_${reader.name}`,
    (
      db,
      p: Placeholders<{
        now: Date;
        timeZone: string;
        present: string;
        days: readonly number[];
        opens: string;
        closes: string;
        viewerId: string;
      }>,
    ) =>
      db
        .selectFrom('appointments as a')
        .innerJoin('consultants as c', 'c.id', 'a.consultantId')
        .crossJoinLateral(
          db
            .selectNoFrom([
              sql<Date>`${startsAt} at time zone ${p.timeZone}::text`.as('begins'),
              sql<Date>`${appointment.ref('a.endsAt')} at time zone ${p.timeZone}::text`.as('ends'),
              sql<boolean>`${startsAt} at time zone ${p.timeZone}::text <> ${startsAt} at time zone ${p.present}::text`.as(
                'moved',
              ),
            ])
            .as('wall'),
        )
        .select([
          'a.id',
          'a.appointmentDate',
          'a.appointmentTime',
          'a.customerName',
          'a.customerEmail',
          'c.name as consultantName',
        ])
        .select((eb) => [
          eb
            .case()
            .when(eb.ref('moved'))
            .then(sql<string>`to_char(begins, 'YYYY-MM-DD HH12:MI AM')`)
            .end()
            .as('movedTo'),
          sql<number>`(count(*) over ())::int`.as('total'),
        ])
        .where(reader.reads(p.viewerId))
        .where(isStanding)
        .where('a.startsAt', '>', p.now)
        .where((eb) =>
          eb.or([
            eb.ref('moved'),
            sql<boolean>`not extract(isodow from begins) = any (${p.days}::int[])`,
            sql<boolean>`begins::time < ${p.opens}::time`,
            sql<boolean>`ends::date > begins::date`,
            sql<boolean>`ends::time > ${p.closes}::time`,
          ]),
        )
        .orderBy('a.startsAt')
        .orderBy('a.id')
        .limit(sql.lit(shownOutside)),
  ),
);

/**
 * A coming booking that business hours would leave out. `movedTo` is the day and time by the clock of the new zone; null if they
 * stay the same.
 */
export type OutsideBooking = Omit<NonNullable<ReturnType<typeof outside>['row']>, 'total'>;

/** The coming bookings that the viewer reads and that fall outside business hours which are not saved yet. @throws AppError BAD_INPUT */
export const bookingsOutside = async (
  context: Context,
  input: unknown,
): Promise<{ total: number; bookings: OutsideBooking[] }> => {
  const { timeZone, days, opens, closes } = validate(hoursForm, input);
  await checkZone(context, timeZone);
  const present = await readSetting(context, 'timeZone');
  const now = context.now();
  const { viewer } = context;
  const rows = await context.query(outside(appointmentReader(viewer)), {
    now,
    timeZone,
    present,
    days,
    opens,
    closes,
    viewerId: viewer?.id ?? '',
  });
  return { total: rows[0]?.total ?? 0, bookings: rows.map(({ total: _total, ...booking }) => booking) };
};
