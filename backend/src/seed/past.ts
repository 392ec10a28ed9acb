import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { dayIn, dayStart } from '../platform/time/business-time.ts';
import type { DemoUser } from './demo-user.ts';
import { contextAt, type Facilities } from './seed-context.ts';

const zone = settings.timeZone.initial;

/** The days before the demo was filled, on which its services are called. */
export interface Past {
  readonly trx: Transaction;
  /** The business's day so many days ago, as `yyyy-mm-dd`. */
  readonly day: (daysAgo: number) => string;
  /** An hour of that day, but never one that is still to come. */
  readonly moment: (daysAgo: number, hour: number) => Date;
  /** Calls services as staff, or for somebody who has a link, at a moment; what they stored happened then. */
  readonly at: <T>(
    moment: Date,
    who: 'staff' | 'visitor',
    work: (context: Context) => Promise<T>,
  ) => Promise<T>;
}

/** When the transaction began, which is what the database itself dates rows with. */
const undated = sql<Date>`now()::timestamptz(3)`;

/** What the database dated happened at another moment. */
export const dateBack = async (trx: Transaction, moment: Date): Promise<void> => {
  for (const table of ['dealEvents', 'contactNotes', 'contactStatusChanges'] as const)
    await trx.updateTable(table).set({ createdAt: moment }).where('createdAt', '=', undated).execute();
};

/** Mails of the past have left. */
const dateMailsBack = async (trx: Transaction, moment: Date): Promise<void> => {
  await trx
    .updateTable('mails')
    .set({ createdAt: moment, state: 'kept', sentAt: moment })
    .where('createdAt', '=', undated)
    .where('state', '=', 'queued')
    .execute();
};

/** @param staff who works for the seller @param now the moment that all ages count back from */
export const pastBefore = (trx: Transaction, facilities: Facilities, staff: DemoUser, now: Date): Past => {
  const day = (daysAgo: number): string => dayAfter(dayIn(zone, now), -daysAgo);
  return {
    trx,
    day,
    moment: (daysAgo, hour) =>
      new Date(Math.min(now.getTime(), dayStart(day(daysAgo), zone).getTime() + hour * 3_600_000)),
    at: async (moment, who, work) => {
      const result = await work(contextAt(trx, facilities, who === 'staff' ? staff : null, moment));
      await dateBack(trx, moment);
      await dateMailsBack(trx, moment);
      return result;
    },
  };
};
