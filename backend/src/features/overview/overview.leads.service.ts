import { dayAfter, dayMs } from '@hearthline/rules/day.ts';
import { bookingDays, leadSources, otherSource, recentRows, waitingCounted, waitingDays } from '@hearthline/rules/overview.ts';
import { dayStart } from '../../platform/business-time.ts';
import type { Context } from '../../platform/context.ts';
import type { BookingDay, LeadsByWeek, WaitingLead, WaitingLeads } from './overview.page.ts';
import { today, weekStarts } from './overview.time.ts';

/** An index-only scan: one index holds both instants and sources. The starts of the weeks are passed as instants. */
const byWeek = `
  select width_bucket(created_at, $1::timestamptz[]) as week, source, count(*)::int as count
  from contacts where created_at >= ($1::timestamptz[])[1] group by 1, 2`;

/** New contacts by week and source; sources beyond the largest few are combined as `other`. */
export const readLeadsByWeek = async (context: Context): Promise<LeadsByWeek> => {
  const { day, zone } = await today(context);
  const weeks = weekStarts(day);
  const rows = await context.sql<{ week: number; source: string; count: number }>('overview_leads', byWeek, [weeks.map((monday) => dayStart(monday, zone))]);
  const totals = new Map<string, number>();
  for (const { source, count } of rows) totals.set(source, (totals.get(source) ?? 0) + count);
  const bySize = [...totals.keys()].filter((source) => source !== otherSource).toSorted((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0) || a.localeCompare(b));
  // Shows one source more if `other` would contain only that one.
  const named = bySize.slice(0, bySize.length > leadSources + 1 ? leadSources : leadSources + 1);
  const counts = new Map(named.map((source) => [source, weeks.map(() => 0)]));
  if (bySize.length > named.length || totals.has(otherSource)) counts.set(otherSource, weeks.map(() => 0));
  for (const { week, source, count } of rows) {
    const row = counts.get(named.includes(source) ? source : otherSource);
    if (row && week >= 1) row[week - 1] = (row[week - 1] ?? 0) + count;
  }
  return { weeks, sources: [...counts].map(([source, list]) => ({ source, counts: list })) };
};

/** How many requests are read at most: enough for {@link waitingCounted} people, and few enough however many there are. */
const asksRead = 400;

/**
 * Contacts who asked recently and have not been answered since: no note, no change of status, no confirmed booking.
 * Requests are walked from the oldest on, and no further than needed.
 */
const waiting = `
  with unanswered as (
    select a.contact_id, a.created_at, a.kind
    from (
      select contact_id, created_at, 'consultant_request' as kind from consultant_requests where created_at >= $1
      union all
      select contact_id, created_at, 'appointment' from appointments where created_at >= $1 and status = 'booked'
    ) a join contacts c on c.id = a.contact_id and c.status = 'prospect'
    where not exists (select from contact_notes n where n.contact_id = a.contact_id and n.created_at >= a.created_at)
      and not exists (select from contact_status_changes s where s.contact_id = a.contact_id and s.created_at >= a.created_at)
    order by a.created_at limit ${asksRead}
  ), people as (
    select contact_id, min(created_at) as asked_at, (array_agg(kind order by created_at))[1] as kind from unanswered group by contact_id
  )
  select c.id, c.first_name || ' ' || c.last_name as name, p.kind, p.asked_at as "askedAt", p.total
  from (select *, least(count(*) over (), ${waitingCounted})::int as total from people order by asked_at, contact_id limit $2) p
  join contacts c on c.id = p.contact_id order by p.asked_at, c.id`;

/** New leads waiting for an answer, oldest first: a few of them, or all that are counted. */
export const readWaiting = async (context: Context, all = false): Promise<WaitingLeads> => {
  const since = new Date(context.now().getTime() - waitingDays * dayMs);
  const rows = await context.sql<WaitingLead & { total: number }>('overview_waiting', waiting, [since, all ? waitingCounted : recentRows]);
  return { leads: rows, total: rows[0]?.total ?? 0 };
};

const bookings = `
  select appointment_date::text as day, count(*)::int as count
  from appointments where starts_at >= $1 and starts_at < $2 and status <> 'cancelled' group by 1`;

/** The number of consultations on each day of the next two weeks, including days without any. */
export const readBookings = async (context: Context): Promise<BookingDay[]> => {
  const { day, zone } = await today(context);
  const days = Array.from({ length: bookingDays }, (_, index) => dayAfter(day, index));
  const rows = await context.sql<BookingDay>('overview_bookings', bookings, [dayStart(day, zone), dayStart(dayAfter(day, bookingDays), zone)]);
  return days.map((date) => ({ day: date, count: rows.find((row) => row.day === date)?.count ?? 0 }));
};
