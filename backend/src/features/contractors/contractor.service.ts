import { contractorFilter, contractorSentences, contractorsPageSize } from '@hearthline/rules/contractors.ts';
import { workingWeek } from '@hearthline/rules/dates/day.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { activeStatuses } from '@hearthline/rules/projects/rules.ts';
import { businessDay } from '../../platform/time/business-day.ts';
import type { Context, Viewer } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { likeTerm } from '../../platform/db/like-pattern.ts';
import { validate } from '../../platform/validation/validate.ts';

/** The four figures of the Contractors Portal. */
export interface ContractorSummary {
  readonly activeProjects: number;
  readonly teamMembers: number;
  readonly scheduledBuilds: number;
  readonly availableMaterials: number;
}

/** A contractor as staff sees them. */
export interface ContractorRow extends ContractorSummary {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly blockedBuilds: number;
  /** The account was removed. */
  readonly isArchived: boolean;
}

/** One contractor's counts; $1 to $3: the active statuses, the first and last day of the week. @param id the SQL expression for the contractor's id */
const figures = (id: string): string => `
  (select count(*)::int from projects where contractor_id = ${id} and status = any($1)) as "activeProjects",
  (select count(*)::int from crew_members where contractor_id = ${id}) as "teamMembers",
  (select count(*)::int from builds b join projects p on p.id = b.project_id where p.contractor_id = ${id} and b.scheduled_on between $2::date and $3::date) as "scheduledBuilds",
  (select count(*)::int from materials where contractor_id = ${id} and quantity > 0) as "availableMaterials"`;

const contractors = `select u.id, u.name, u.email, u.phone, u.archived_at is not null as "isArchived", ${figures('u.id')},
  (select count(*)::int from builds b join projects p on p.id = b.project_id where p.contractor_id = u.id and b.state = 'blocked' and b.scheduled_on between $2::date and $3::date) as "blockedBuilds"
  from users u where u.role = 'contractor'`;

/** The values of {@link figures}. */
const figureValues = async (context: Context): Promise<unknown[]> => {
  const week = workingWeek(await businessDay(context));
  return [activeStatuses, week[0], week[6]];
};

/** The viewer, who exists because the guard has let them pass. */
export const viewerOf = ({ viewer }: Pick<Context, 'viewer'>): Viewer => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
};

/** The viewer's current counts as a contractor, computed on each read. */
export const readSummary = async (context: Context): Promise<ContractorSummary> => {
  const [row] = await context.sql<ContractorSummary>('contractor_summary', `select ${figures('$4')}`, [
    ...(await figureValues(context)),
    viewerOf(context).id,
  ]);
  if (!row) throw new Error('a count returned no row');
  return row;
};

/** One page of contractors, by name. @throws AppError BAD_INPUT */
export const listContractors = async (
  context: Context,
  input: unknown,
): Promise<{ contractors: ContractorRow[]; pagination: Pagination }> => {
  const { page, search } = validate(contractorFilter, input);
  const matches = (place: string): string =>
    `(${place}::text is null or u.search_text like '%' || lower(${place}) || '%')`;
  const term = search && likeTerm(search);
  const [count] = await context.sql<{ total: number }>(
    'contractors_total',
    `select count(*)::int as total from users u where u.role = 'contractor' and ${matches('$1')}`,
    [term],
  );
  const rows = await context.sql<ContractorRow>(
    'contractors',
    `${contractors} and ${matches('$4')} order by lower(u.name), u.id limit ${contractorsPageSize} offset $5`,
    [...(await figureValues(context)), term, (page - 1) * contractorsPageSize],
  );
  return { contractors: rows, pagination: paginate(page, count?.total ?? 0, contractorsPageSize) };
};

/** One contractor. @throws AppError NOT_FOUND */
export const readContractor = async (context: Context, id: string): Promise<ContractorRow> => {
  const [row] = isId(id)
    ? await context.sql<ContractorRow>('contractor', `${contractors} and u.id = $4`, [
        ...(await figureValues(context)),
        id,
      ])
    : [];
  if (!row) throw new AppError('NOT_FOUND', { message: contractorSentences.missing });
  return row;
};
