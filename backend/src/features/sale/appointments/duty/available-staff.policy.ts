import { leadDay } from '@hearthline/rules/people/leads/response-clock.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { activeStaff } from '../../../people/staff/staff.api.ts';
import { readOpenTime } from './open-time.api.ts';
import { consultantIsOnDuty } from '../slots/consultant-is-on-duty.ts';

/**
 * The members of staff who are available on a day: they take leads, and whoever of them holds consultations is on duty then.
 * @param day in the business time zone
 */
export const availableOn = (db: Db, day: ReturnType<typeof sql<string>>) =>
  activeStaff(db)
    .where('u.takesLeads', '=', true)
    .where((eb) => {
      const linked = eb.selectFrom('consultants as c').whereRef('c.userId', '=', 'u.id');
      return eb.or([eb.not(eb.exists(linked)), eb.exists(linked.where(() => consultantIsOnDuty(day)))]);
    });

const availableIds = prepare('available_staff', (db, p: Placeholders<{ day: string }>) =>
  db.selectFrom(availableOn(db, sql<string>`${p.day}::date`).as('s')).select('s.id'),
);

const remembered = new WeakMap<object, Promise<ReadonlySet<string>>>();

/** The ids of the members of staff who are available now; asked for once in a request. */
export const availableStaff = (context: Pick<Context, 'query' | 'now'>): Promise<ReadonlySet<string>> => {
  const read = async (): Promise<ReadonlySet<string>> => {
    const day = leadDay(await readOpenTime(context), context.now());
    const rows = await context.query(availableIds, { day });
    return new Set(rows.map(({ id }) => id));
  };
  const known = remembered.get(context) ?? read();
  remembered.set(context, known);
  return known;
};
