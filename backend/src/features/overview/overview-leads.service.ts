import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { optionalFlag } from '@hearthline/rules/optional.ts';
import { bookingDays, leadSources, otherSource, recentRows } from '@hearthline/rules/overview.ts';
import { pageNumber, paginate } from '@hearthline/rules/paging.ts';
import { callInVain, waitingPageSize } from '@hearthline/rules/contacts/waiting.ts';
import { z } from 'zod';
import { dayStart } from '../../platform/time/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { validate } from '../../platform/validation/validate.ts';
import { waitingPeople } from '../contacts/contact-waiting.policy.ts';
import type { BookingDay, LeadsByWeek, WaitingLead, WaitingLeads } from './overview.types.ts';
import { today, weekStarts } from './week-starts.ts';

/** An index-only scan: one index holds both instants and sources. The starts of the weeks are passed as instants. */
const byWeek = `
  select width_bucket(created_at, $1::timestamptz[]) as week, source, count(*)::int as count
  from contacts where created_at >= ($1::timestamptz[])[1] group by 1, 2`;

/** New contacts by week and source; sources beyond the largest few are combined as `other`. */
export const readLeadsByWeek = async (context: Context): Promise<LeadsByWeek> => {
  const { day, zone } = await today(context);
  const weeks = weekStarts(day);
  const rows = await context.sql<{ week: number; source: string; count: number }>('overview_leads', byWeek, [
    weeks.map((monday) => dayStart(monday, zone)),
  ]);
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
  return { weeks, sources: [...counts].map(([source, list]) => ({ source, counts: list })) };
};

const waiting = `
  with people as materialized (${waitingPeople}), page as (select * from people order by asked_at, contact_id limit $1 offset $2)
  select c.id, c.first_name || ' ' || c.last_name as name, coalesce(c.phone, page.phone) as phone, page.kind, page.asked_at as "askedAt", (select count(*)::int from people) as total,
    (select max(created_at) from contact_notes n where n.contact_id = c.id and n.outcome = '${callInVain}' and n.created_at >= page.asked_at) as "triedAt"
  from page join contacts c on c.id = page.contact_id order by page.asked_at, c.id`;

const waitingInput = z.object({ all: optionalFlag(), page: pageNumber });

/** Those who wait for an answer, the longest first: the first few of them, or a page of all. @throws AppError BAD_INPUT */
export const readWaiting = async (context: Context, input: unknown): Promise<WaitingLeads> => {
  const { all, page } = validate(waitingInput, input);
  const size = all ? waitingPageSize : recentRows;
  const read = (place: number) =>
    context.sql<WaitingLead & { total: number }>('overview_waiting', waiting, [size, (place - 1) * size]);
  const rows = await read(page);
  // Beyond the last page no row carries the total.
  const [first] = rows.length || page === 1 ? rows : await read(1);
  const total = first?.total ?? 0;
  return { leads: rows, total, pagination: paginate(page, total, size) };
};

const bookings = `
  select appointment_date::text as day, count(*)::int as count
  from appointments where starts_at >= $1 and starts_at < $2 and status <> 'cancelled' group by 1`;

/** The number of consultations on each day of the next two weeks, including days without any. */
export const readBookings = async (context: Context): Promise<BookingDay[]> => {
  const { day, zone } = await today(context);
  const days = Array.from({ length: bookingDays }, (_, index) => dayAfter(day, index));
  const rows = await context.sql<BookingDay>('overview_bookings', bookings, [
    dayStart(day, zone),
    dayStart(dayAfter(day, bookingDays), zone),
  ]);
  return days.map((date) => ({ day: date, count: rows.find((row) => row.day === date)?.count ?? 0 }));
};
