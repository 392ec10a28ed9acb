import { hubActivityOfOneKind, hubActivityRows } from '@hearthline/rules/hub.ts';
import { nearCompletionFrom } from '@hearthline/rules/projects/rules.ts';
import { beginningOf } from '../../platform/time/business-day.ts';
import type { Context } from '../../platform/context.ts';
import type { HubActivity, HubCounts } from './hub.types.ts';

/** This month's contacts are the newest end of an index. Each count must equal the list of the same name (`status-condition.ts`). */
const counted = `
  select
    (select count(*)::int from documents where state = 'waiting') as "documentsPending",
    (select count(*)::int from contacts where status = 'prospect' and created_at >= $1) as "activeLeads",
    coalesce(sum(budget) filter (where status = 'planning'), 0)::float8 as "salesPipeline",
    count(*) filter (where status = 'planning')::int as "inPlanning",
    count(*) filter (where status = 'in_progress' and progress < ${nearCompletionFrom})::int as "underConstruction",
    count(*) filter (where status = 'in_progress' and progress >= ${nearCompletionFrom})::int as "nearCompletion",
    count(*) filter (where status = 'completed' and completed_at >= $2)::int as "completedThisQuarter",
    count(*) filter (where status in ('planning', 'in_progress', 'on_hold') or (status = 'completed' and completed_at >= $2))::int as "activeProjects"
  from projects`;

/** What the hub counts, as of now. */
export const readCounts = async (context: Context): Promise<HubCounts> => {
  const [month, quarter] = await Promise.all([
    beginningOf(context, 'month'),
    beginningOf(context, 'quarter'),
  ]);
  const [row] = await context.sql<HubCounts>('hub_counts', counted, [month, quarter]);
  return row as HubCounts;
};

/**
 * The newest few of each kind, so that none hides the others, then the newest of all. A contact who came by a request or a booking
 * appears only once. Nothing is in the future.
 */
const latest = `
  select kind, id, subject, at from (
    (select 'lead' as kind, id, first_name || ' ' || last_name as subject, created_at as at from contacts where created_at <= $1
      and not exists (select 1 from consultant_requests where contact_id = contacts.id) and not exists (select 1 from appointments where contact_id = contacts.id) order by created_at desc, id desc limit ${hubActivityOfOneKind})
    union all
    (select 'consultant_request', contact_id, full_name, created_at from consultant_requests where created_at <= $1 order by created_at desc, id desc limit ${hubActivityOfOneKind})
    union all
    (select 'appointment', id, customer_name, created_at from appointments where created_at <= $1 order by created_at desc, id desc limit ${hubActivityOfOneKind})
    union all
    (select 'project', id, name, created_at from projects where created_at <= $1 order by created_at desc, id desc limit ${hubActivityOfOneKind})
    union all
    (select 'completed', id, name, completed_at from projects where completed_at <= $1 and status = 'completed' order by completed_at desc, id desc limit ${hubActivityOfOneKind})
  ) happened order by at desc, kind, id limit ${hubActivityRows}`;

/** Recent events in sales, newest first. */
export const readActivity = (context: Context): Promise<HubActivity[]> =>
  context.sql<HubActivity>('hub_activity', latest, [context.now()]);
