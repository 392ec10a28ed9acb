import { expressionBuilder, sql } from 'kysely';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { weekOf } from '../../../../platform/time/business-time.ts';
import { isStanding } from '../appointment-conditions.ts';
import type { Span } from '../slots/bookable-times.ts';
import { consultantIsFree } from '../slots/consultant-is-free.ts';
import { zoneIsUnchanged } from '../time-zone.api.ts';

/** A time at which a consultant is wanted. */
export interface WantedTime {
  readonly span: Span;
  /** `yyyy-mm-dd` */
  readonly day: string;
  readonly zone: string;
}

/** An appointment that gets a new time, and who has it now. */
export interface Moving {
  readonly id: string;
  readonly consultantId: string;
}

const { eb } = expressionBuilder<Tables & { c: Tables['consultants'] }, 'c'>();

/** How much consultant `c` has to do, for {@link chooseConsultant}: in a week, on one of its days, and when they were last given something. */
const loadOf = (day: string, zone: string) => {
  const { startsAt, endsAt } = weekOf(day, zone);
  const booked = eb.selectFrom('appointments as a').whereRef('a.consultantId', '=', 'c.id').where(isStanding);
  const inWeek = booked.where('a.startsAt', '>=', startsAt).where('a.startsAt', '<', endsAt);
  return {
    inWeek: inWeek.select((a) => a.fn.countAll().as('total')),
    onDay: inWeek.where('a.appointmentDate', '=', day).select((a) => a.fn.countAll().as('total')),
    last: booked.select((a) => a.fn.max('a.createdAt').as('last')),
  };
};

/**
 * A consultant who is free at a time: the wanted one, or the one whose turn it is, of several wanted or of all. First comes the one who looks
 * after the contact, or who has the appointment already, then the one with the fewest bookings in that week (from Sunday), of several the one with the fewest
 * on that day, then the one who was given one the longest ago, or never.
 * Only under the lock of `lockDutyShared` does a look count what others book at the same moment.
 * @param ownerId the account of who looks after the contact, if anybody
 * @returns undefined if nobody is free, or if the time zone is another one by now
 */
export const chooseConsultant = (
  trx: Transaction,
  { span, day, zone }: WantedTime,
  wanted: string | readonly string[] | null,
  moving?: Moving,
  ownerId: string | null = null,
): Promise<Pick<Row<'consultants'>, 'id' | 'name'> | undefined> => {
  const load = loadOf(day, zone);
  return trx
    .selectFrom('consultants as c')
    .select(['c.id', 'c.name'])
    .$if(wanted !== null, (found) =>
      found.where('c.id', '=', sql<string>`any(${[wanted ?? []].flat()}::uuid[])`),
    )
    .where(
      consultantIsFree({
        startsAt: sql.val(span.startsAt),
        from: sql.val(span.from),
        until: sql.val(span.until),
        ...(moving && { except: sql.val(moving.id) }),
      }),
    )
    .where(zoneIsUnchanged(zone))
    .$if(moving !== undefined, (found) =>
      found.orderBy(sql<boolean>`c.id = ${moving?.consultantId}::uuid`, 'desc'),
    )
    .$if(ownerId !== null, (found) =>
      found.orderBy(sql<boolean>`c.user_id is not distinct from ${ownerId}::uuid`, 'desc'),
    )
    .orderBy(load.inWeek)
    .orderBy(load.onDay)
    .orderBy(load.last, (order) => order.asc().nullsFirst())
    .orderBy('c.position')
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst();
};
