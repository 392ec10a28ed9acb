import {
  projectStatuses,
  projectsPageSize,
  type ProjectFilter,
  type ProjectSort,
  type ProjectStatus,
} from '@hearthline/rules/projects/rules.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/db/database.ts';
import { searchCondition } from '../../platform/db/search-condition.ts';
import type { ProjectScope } from './project.policy.ts';
import { statusCondition } from './status-condition.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** A project as it is stored: plain data, no entity. project-view.ts decides what a viewer may see of it. */
export interface ProjectRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly status: ProjectStatus;
  readonly stage: string;
  readonly progress: number;
  readonly customerName: string | null;
  readonly contractorName: string | null;
  readonly address: string | null;
  readonly startDate: string | null;
  readonly estimatedCompletion: string | null;
  readonly budget: number | null;
  readonly actualCost: number | null;
  readonly sqft: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly propertyType: string | null;
  readonly contactPhone: string | null;
  readonly contactEmail: string | null;
  readonly notes: string | null;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
  readonly customer: Person | null;
  readonly contractor: Person | null;
  readonly contact: { readonly id: string; readonly name: string } | null;
  readonly stages: readonly StageRow[];
}

interface StageRow {
  readonly id: string;
  readonly createdAt: string;
  readonly position: number;
  readonly name: string;
  readonly plannedFor: string | null;
  readonly beganOn: string | null;
  readonly finishedOn: string | null;
}

const person = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'email', ${alias}.email, 'phone', ${alias}.phone) end`;

const columns = `p.id, p.name, p.description, p.status, p.stage, p.progress, p.customer_name as "customerName", p.contractor_name as "contractorName",
  p.address, p.start_date::text as "startDate", p.estimated_completion::text as "estimatedCompletion", p.budget, p.actual_cost as "actualCost",
  p.sqft, p.bedrooms, p.bathrooms, p.property_type as "propertyType", p.contact_phone as "contactPhone", p.contact_email as "contactEmail", p.notes,
  p.completed_at as "completedAt", p.created_at as "createdAt", p.version,
  ${person('customer')} as customer, ${person('contractor')} as contractor,
  case when contact.id is not null then json_build_object('id', contact.id, 'name', contact.first_name || ' ' || contact.last_name) end as contact,
  coalesce((select json_agg(json_build_object('id', s.id, 'createdAt', to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'position', s.position, 'name', s.name, 'plannedFor', s.planned_for, 'beganOn', s.began_on, 'finishedOn', s.finished_on) order by s.position)
    from project_stages s where s.project_id = p.id), '[]') as stages`;

const people = `left join users customer on customer.id = p.customer_id left join users contractor on contractor.id = p.contractor_id
  left join contacts contact on contact.id = p.contact_id`;

const orders: Readonly<Record<ProjectSort, string>> = {
  newest: 'created_at desc, id desc',
  name: 'lower(name), id',
  start: 'start_date nulls last, id',
  completion: 'estimated_completion nulls last, id',
  progress: 'progress desc, id',
  budget: 'budget desc nulls last, id',
};

/** One page: first the ids in order, with the total of the same condition, then the rows of those ids. */
const listing = (condition: string, sort: ProjectSort): string => `
  with page as (
    select id, row_number() over (order by ${orders[sort]}) as place from projects where ${condition}
    order by ${orders[sort]} limit ${projectsPageSize} offset $2
  )
  select ${columns}, (select count(*) from projects where ${condition}) as total
  from page join projects p on p.id = page.id ${people} order by page.place`;

/** A search: the trigram index finds the matches once, for the page and for the count. */
const search = (condition: string, sort: ProjectSort): string => `
  with found as materialized (select id, created_at, name, start_date, estimated_completion, progress, budget from projects where ${condition}),
  page as (
    select id, row_number() over (order by ${orders[sort]}) as place from found order by ${orders[sort]} limit ${projectsPageSize} offset $2
  )
  select ${columns}, (select count(*) from found) as total
  from page join projects p on p.id = page.id ${people} order by page.place`;

type CountedRow = ProjectRow & { readonly total: string };

/** One page of the projects in a scope, with the exact total. A page past the end is empty. */
export const listProjectRows = async (
  context: Pick<Context, 'db' | 'query' | 'sql' | 'now'>,
  scope: ProjectScope,
  viewerId: string,
  filter: ProjectFilter,
): Promise<{ rows: ProjectRow[]; total: number }> => {
  const { sql } = context;
  const { page, search: term, status, sort } = filter;
  const values: unknown[] = [viewerId, (page - 1) * projectsPageSize];
  const conditions = [scope.where('$1')];
  if (status) conditions.push(await statusCondition(context, status, (value) => `$${values.push(value)}`));
  if (term)
    conditions.push(searchCondition(term, (value) => `$${values.push(value)}`, ['search_fold(search_text)']));
  const condition = conditions.join(' and ');
  const group = !status
    ? ''
    : (projectStatuses as readonly string[]).includes(status)
      ? '_status'
      : `_${status}`;
  // A search has no name: its plan depends on the term.
  const counted = term
    ? await sql<CountedRow>('', search(condition, sort), values)
    : await sql<CountedRow>(`projects_${scope.name}_${sort}${group}`, listing(condition, sort), values);
  const first = counted[0];
  if (first) return { rows: counted.map(({ total: _total, ...row }) => row), total: Number(first.total) };
  if (page === 1) return { rows: [], total: 0 };
  const { total } = await listProjectRows(context, scope, viewerId, { ...filter, page: 1 });
  return { rows: [], total };
};

/** One project in a scope. */
export const findProjectRow = async (
  sql: Sql,
  scope: ProjectScope,
  viewerId: string,
  id: string,
): Promise<ProjectRow | undefined> => {
  const row = await sql.byKey<ProjectRow>(
    `project_${scope.name}`,
    `select ${columns} from projects p ${people} where p.id = $2 and ${scope.where('$1', 'p')}`,
    [viewerId, id],
  );
  return row;
};
