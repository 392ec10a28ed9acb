import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { optionalFlag } from '@hearthline/rules/optional.ts';
import { bookingDays, leadSources, otherSource, recentRows } from '@hearthline/rules/office/overview.ts';
import { pageNumber } from '@hearthline/rules/page-number.ts';
import { paginate } from '@hearthline/rules/paging.ts';
import { callsInVain, waitingPageSize } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { dayStart } from '../../../platform/time/business-time.ts';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { waitingPeople } from '../../people/contacts/contact-waiting.policy.ts';
import type { BookingDay, LeadsByWeek, WaitingLeads } from './overview.types.ts';
import { today, weekStarts } from './week-starts.ts';

/** An index-only scan: one index holds both instants and sources. The starts of the weeks are passed as instants; what is counted then goes by the dictionary. */
const byWeek = prepare('overview_leads', (db, p: Placeholders<{ weeks: Date[] }>) =>
  db
    .selectFrom(
      db
        .selectFrom('contacts')
        .select((eb) => [
          sql<number>`width_bucket(${eb.ref('createdAt')}, ${p.weeks}::timestamptz[])`.as('week'),
          'source',
          sql<number>`count(*)::int`.as('count'),
        ])
        .where('createdAt', '>=', sql<Date>`(${p.weeks}::timestamptz[])[1]`)
        .groupBy(['week', 'source'])
        .as('counted'),
    )
    .select([
      'week',
      sql<string>`lead_source_key(source)`.as('source'),
      sql<string>`min(lead_source_label(source))`.as('label'),
      sql<number>`sum(count)::int`.as('count'),
    ])
    .groupBy(['week', sql`lead_source_key(source)`]),
);

/** New contacts by week, from 1, and source. @param weeks when each begins */
export const newContactsByWeek = (
  context: Context,
  weeks: Date[],
): Promise<{ week: number; source: string; label: string; count: number }[]> =>
  context.query(byWeek, { weeks });

/** New contacts by week and source; sources beyond the largest few are combined as `other`. */
export const readLeadsByWeek = async (context: Context): Promise<LeadsByWeek> => {
  const { day, zone } = await today(context);
  const weeks = weekStarts(day);
  const rows = await newContactsByWeek(
    context,
    weeks.map((monday) => dayStart(monday, zone)),
  );
  const totals = new Map<string, number>();
  for (const { source, count } of rows) totals.set(source, (totals.get(source) ?? 0) + count);
  const bySize = [...totals.keys()]
    .filter((source) => source !== otherSource)
    .toSorted((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0) || a.localeCompare(b));
  // Shows one source more if `other` would contain only that one.
  const named = bySize.slice(0, bySize.length > leadSources + 1 ? leadSources : leadSources + 1);
  const counts = new Map(named.map((source) => [source, weeks.map(() => 0)]));
  if (bySize.length > named.length || totals.has(otherSource))
    counts.set(
      otherSource,
      weeks.map(() => 0),
    );
  for (const { week, source, count } of rows) {
    const row = counts.get(named.includes(source) ? source : otherSource);
    if (row && week >= 1) row[week - 1] = (row[week - 1] ?? 0) + count;
  }
  const labels = new Map(rows.map(({ source, label }) => [source, label]));
  return {
    weeks,
    sources: [...counts].map(([source, list]) => ({
      source,
      label: labels.get(source) ?? source,
      counts: list,
    })),
  };
};

const waiting = prepare('overview_waiting', (db, p: Placeholders<{ size: number; offset: number }>) =>
  db
    .with(
      (cte) => cte('people').materialized(),
      () => waitingPeople,
    )
    .with('page', (cte) =>
      cte
        .selectFrom('people')
        .selectAll()
        .orderBy('askedAt')
        .orderBy('contactId')
        .limit(p.size)
        .offset(p.offset),
    )
    .selectFrom('page')
    .innerJoin('contacts as c', 'c.id', 'page.contactId')
    .select((eb) => [
      'c.id',
      sql<string>`${eb.ref('c.firstName')} || ' ' || ${eb.ref('c.lastName')}`.as('name'),
      eb.fn.coalesce('c.phone', 'page.phone').as('phone'),
      'page.kind',
      'page.askedAt',
      eb
        .selectFrom('people')
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('total'),
      eb
        .selectFrom('contactNotes as n')
        .select((eb) => eb.fn.max('n.createdAt').as('at'))
        .whereRef('n.contactId', '=', 'c.id')
        .where('n.outcome', 'in', callsInVain)
        .whereRef('n.createdAt', '>=', 'page.askedAt')
        .$asScalar()
        .as('triedAt'),
    ])
    .orderBy('page.askedAt')
    .orderBy('c.id'),
);

const waitingInput = z.object({ all: optionalFlag(), page: pageNumber });

/** Those who wait for an answer, the longest first: the first few of them, or a page of all. @throws AppError BAD_INPUT */
export const readWaiting = async (context: Context, input: unknown): Promise<WaitingLeads> => {
  const { all, page } = validate(waitingInput, input);
  const size = all ? waitingPageSize : recentRows;
  const read = (place: number) => context.query(waiting, { size, offset: (place - 1) * size });
  const rows = await read(page);
  // Beyond the last page no row carries the total.
  const [first] = rows.length || page === 1 ? rows : await read(1);
  const total = first?.total ?? 0;
  return { leads: rows, total, pagination: paginate(page, total, size) };
};

const bookings = prepare('overview_bookings', (db, p: Placeholders<{ from: Date; to: Date }>) =>
  db
    .selectFrom('appointments')
    .select(['appointmentDate as day', sql<number>`count(*)::int`.as('count')])
    .where('startsAt', '>=', p.from)
    .where('startsAt', '<', p.to)
    .where('status', '<>', 'cancelled')
    .groupBy('appointmentDate'),
);

/** The number of consultations on each day of the next two weeks, including days without any. */
export const readBookings = async (context: Context): Promise<BookingDay[]> => {
  const { day, zone } = await today(context);
  const days = Array.from({ length: bookingDays }, (_, index) => dayAfter(day, index));
  const rows = await context.query(bookings, {
    from: dayStart(day, zone),
    to: dayStart(dayAfter(day, bookingDays), zone),
  });
  return days.map((date) => ({ day: date, count: rows.find((row) => row.day === date)?.count ?? 0 }));
};
