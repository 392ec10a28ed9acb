import {
  buildMoves,
  buildProjectFilter,
  contractorSentences,
  maxBuildsShown,
  weekChoice,
  type BuildState,
} from '@hearthline/rules/contractors.ts';
import { workingWeek } from '@hearthline/rules/dates/day.ts';
import { businessDay } from '../../platform/time/business-day.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { likeTerm } from '../../platform/db/like-pattern.ts';
import { validate } from '../../platform/validation/validate.ts';
import { contractorScope } from './contractor.policy.ts';
import { viewerOf } from './contractor.service.ts';

/** A build as plain data. */
export interface BuildRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly version: number;
  readonly projectId: string;
  readonly projectName: string;
  readonly title: string;
  readonly scheduledOn: string;
  readonly place: string | null;
  readonly state: BuildState;
  readonly reason: string | null;
  readonly markedAt: Date | null;
  readonly crewIds: readonly string[];
  readonly crewNames: readonly string[];
  readonly moves: readonly BuildState[];
  readonly contractorId: string | null;
  readonly contractorName: string | null;
}

/** A working week and its builds. */
export interface BuildWeek {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly today: string;
  readonly builds: readonly BuildRow[];
}

// An earlier contractor of the project may still have people on the build; nobody else may see them.
const select = `select b.id, b.created_at as "createdAt", b.version, b.project_id as "projectId", p.name as "projectName", b.title, b.scheduled_on::text as "scheduledOn",
    coalesce(b.place, p.address) as place, p.contractor_id as "contractorId", p.contractor_name as "contractorName", b.state, b.reason, b.marked_at as "markedAt",
    coalesce(crew.ids, '[]') as "crewIds", coalesce(crew.names, '[]') as "crewNames"
  from builds b join projects p on p.id = b.project_id
  left join lateral (
    select json_agg(c.id order by c.name, c.id) as ids, json_agg(c.name order by c.name, c.id) as names from crew_members c where c.build_id = b.id and c.contractor_id = p.contractor_id
  ) crew on true`;

const viewOf = (row: Omit<BuildRow, 'moves'>): BuildRow => ({ ...row, moves: buildMoves[row.state] });

/** The builds of a working week, Monday to Sunday: the one that contains a given day, or else the current one. @throws AppError BAD_INPUT */
export const listBuilds = async (context: Context, input: unknown): Promise<BuildWeek> => {
  const { week, contractorId } = validate(weekChoice, input);
  const today = await businessDay(context);
  const days = workingWeek(week ?? today);
  const [startsOn, endsOn] = [days[0] as string, days[6] as string];
  const scope = contractorScope(viewerOf(context), contractorId);
  const rows = await context.sql<BuildRow>(
    `builds_${scope.name}`,
    `${select} where ${scope.where('p.contractor_id', '$1')} and b.scheduled_on between $2::date and $3::date order by b.scheduled_on, b.created_at, b.id limit ${maxBuildsShown}`,
    [scope.id, startsOn, endsOn],
  );
  return { startsOn, endsOn, today, builds: rows.map(viewOf) };
};

/** One build. @throws AppError NOT_FOUND for a missing build and for another contractor's alike */
export const readBuild = async (context: Context, id: string): Promise<BuildRow> => {
  const scope = contractorScope(viewerOf(context));
  const row = isId(id)
    ? await context.sql.byKey<BuildRow>(
        `build_${scope.name}`,
        `${select} where ${scope.where('p.contractor_id', '$1')} and b.id = $2`,
        [scope.id, id],
      )
    : undefined;
  if (!row) throw new AppError('NOT_FOUND', { message: contractorSentences.missingBuild });
  return viewOf(row);
};

/** A project on which a build can be scheduled. */
export interface BuildProjectRow {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  readonly contractorId: string;
  readonly contractorName: string;
}

/** Up to 20 projects on which the viewer can schedule builds, found by part of a name or address: those in work that have a contractor. @throws AppError BAD_INPUT */
export const listBuildProjects = async (context: Context, input: unknown): Promise<BuildProjectRow[]> => {
  const { search, contractorId } = validate(buildProjectFilter, input);
  const scope = contractorScope(viewerOf(context), contractorId);
  return context.sql<BuildProjectRow>(
    `build_projects_${scope.name}`,
    `select p.id, p.name, p.address, p.contractor_id as "contractorId", p.contractor_name as "contractorName" from projects p
     where p.contractor_id is not null and p.status in ('planning', 'in_progress', 'on_hold') and ${scope.where('p.contractor_id', '$1')}
       and ($2::text is null or p.search_text like '%' || lower($2) || '%') order by lower(p.name), p.id limit 20`,
    [scope.id, search && likeTerm(search)],
  );
};
