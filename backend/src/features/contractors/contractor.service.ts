import { workingWeek } from '@hearthline/rules/day.ts';
import { activeStatuses } from '@hearthline/rules/projects.ts';
import { businessDay } from '../../platform/business-day.ts';
import type { Context, Viewer } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';

/** The four figures of the Contractors Portal. */
export interface ContractorSummary {
  readonly activeProjects: number;
  readonly teamMembers: number;
  readonly scheduledBuilds: number;
  readonly availableMaterials: number;
}

const figures = `select
  (select count(*)::int from projects where contractor_id = $1 and status = any($2)) as "activeProjects",
  (select count(*)::int from crew_members where contractor_id = $1) as "teamMembers",
  (select count(*)::int from builds b join projects p on p.id = b.project_id where p.contractor_id = $1 and b.scheduled_on between $3::date and $4::date) as "scheduledBuilds",
  (select count(*)::int from materials where contractor_id = $1 and quantity > 0) as "availableMaterials"`;

/** Who asks; the guard has let them pass, so that somebody is there. */
export const viewerOf = ({ viewer }: Pick<Context, 'viewer'>): Viewer => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
};

/** What a contractor has now: counted, not kept. */
export const readSummary = async (context: Context): Promise<ContractorSummary> => {
  const week = workingWeek(await businessDay(context));
  const [row] = await context.sql<ContractorSummary>('contractor_summary', figures, [viewerOf(context).id, activeStatuses, week[0], week[6]]);
  if (!row) throw new Error('a count returned no row');
  return row;
};
