import {
  buildMoves,
  buildProjectFilter,
  contractorSentences,
  maxBuildsShown,
  weekChoice,
} from '@hearthline/rules/delivery/contractors.ts';
import { workingWeek } from '@hearthline/rules/dates/day.ts';
import { sql, type Expression } from 'kysely';
import { businessDay } from '../../../platform/time/business-day.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { containsTerm, termOf } from './contains-term.ts';
import { contractorScope, forEachScope, type ScopeCondition } from './contractor.policy.ts';
import { viewerOf } from './contractor.service.ts';

/** The builds that a scope shows. An earlier contractor of the project may still have people on the build; nobody else may see them. */
const buildsWithin = (db: Db, within: ScopeCondition, id: Expression<string>) =>
  db
    .selectFrom('builds as b')
    .innerJoin('projects as p', 'p.id', 'b.projectId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('crewMembers as c')
          .select((eb) => [
            eb.fn.jsonAgg('c.id').orderBy('c.name').orderBy('c.id').as('ids'),
            eb.fn.jsonAgg('c.name').orderBy('c.name').orderBy('c.id').as('names'),
          ])
          .whereRef('c.buildId', '=', 'b.id')
          .whereRef('c.contractorId', '=', 'p.contractorId')
          .as('crew'),
      (join) => join.onTrue(),
    )
    .select([
      'b.id',
      'b.createdAt',
      'b.version',
      'b.projectId',
      'p.name as projectName',
      'b.title',
      'b.scheduledOn',
      'p.contractorId',
      'p.contractorName',
      'b.state',
      'b.reason',
      'b.markedAt',
    ])
    .select((eb) => [
      eb.fn.coalesce('b.place', 'p.address').as('place'),
      sql<string[]>`coalesce(${eb.ref('crew.ids')}, '[]')`.as('crewIds'),
      sql<string[]>`coalesce(${eb.ref('crew.names')}, '[]')`.as('crewNames'),
    ])
    .where((eb) => within(eb.ref('p.contractorId'), id));

type StoredBuild = Awaited<ReturnType<ReturnType<typeof buildsWithin>['execute']>>[number];

/** A build as plain data, with the states it can be brought to. */
export interface BuildRow extends StoredBuild {
  readonly moves: (typeof buildMoves)[StoredBuild['state']];
}

/** A working week and its builds. */
export interface BuildWeek {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly today: string;
  readonly builds: readonly BuildRow[];
}

const viewOf = (row: StoredBuild): BuildRow => ({ ...row, moves: buildMoves[row.state] });

const weekOfBuilds = forEachScope((name, within) =>
  prepare(`builds_${name}`, (db, p: Placeholders<{ scopeId: string; startsOn: string; endsOn: string }>) =>
    buildsWithin(db, within, p.scopeId)
      .where((eb) => eb.between('b.scheduledOn', p.startsOn, p.endsOn))
      .orderBy('b.scheduledOn')
      .orderBy('b.createdAt')
      .orderBy('b.id')
      .limit(sql.lit(maxBuildsShown)),
  ),
);

/** The builds of a working week, Monday to Sunday: the one that contains a given day, or else the current one. @throws AppError BAD_INPUT */
export const listBuilds = async (context: Context, input: unknown): Promise<BuildWeek> => {
  const { week, contractorId } = validate(weekChoice, input);
  const today = await businessDay(context);
  const days = workingWeek(week ?? today);
  const [startsOn, endsOn] = [days[0] as string, days[6] as string];
  const { name, id } = contractorScope(viewerOf(context), contractorId);
  const rows = await context.query(weekOfBuilds[name], { scopeId: id, startsOn, endsOn });
  return { startsOn, endsOn, today, builds: rows.map(viewOf) };
};

const buildById = forEachScope((name, within) =>
  prepare(`build_${name}`, (db, p: Placeholders<{ scopeId: string; id: string }>) =>
    buildsWithin(db, within, p.scopeId).where('b.id', '=', p.id),
  ),
);

/** One build. @throws AppError NOT_FOUND for a missing build and for another contractor's alike */
export const readBuild = async (context: Context, id: string): Promise<BuildRow> => {
  const scope = contractorScope(viewerOf(context));
  const row = isId(id)
    ? await context.query.byKey(buildById[scope.name], { scopeId: scope.id, id })
    : undefined;
  if (!row) throw new AppError('NOT_FOUND', { message: contractorSentences.missingBuild });
  return viewOf(row);
};

const projectsToBuild = forEachScope((name, within) =>
  prepare(`build_projects_${name}`, (db, p: Placeholders<{ scopeId: string; term: string | null }>) =>
    db
      .selectFrom('projects as p')
      .select((eb) => [
        'p.id',
        'p.name',
        'p.address',
        eb.ref('p.contractorId').$notNull().as('contractorId'),
        // The database writes it whenever there is a contractor.
        eb.ref('p.contractorName').$notNull().as('contractorName'),
      ])
      .where('p.contractorId', 'is not', null)
      .where('p.status', 'in', ['planning', 'in_progress', 'on_hold'])
      .where((eb) => within(eb.ref('p.contractorId'), p.scopeId))
      .where((eb) => containsTerm(eb.ref('p.searchText'), p.term))
      .orderBy((eb) => eb.fn('lower', ['p.name']))
      .orderBy('p.id')
      .limit(sql.lit(20)),
  ),
);

/** A project on which a build can be scheduled. */
export type BuildProjectRow = NonNullable<(typeof projectsToBuild)['own']['row']>;

/** Up to 20 projects on which the viewer can schedule builds, found by part of a name or address: those in work that have a contractor. @throws AppError BAD_INPUT */
export const listBuildProjects = async (context: Context, input: unknown): Promise<BuildProjectRow[]> => {
  const { search, contractorId } = validate(buildProjectFilter, input);
  const { name, id } = contractorScope(viewerOf(context), contractorId);
  return context.query(projectsToBuild[name], { scopeId: id, term: termOf(search) });
};
