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
import { perName, type Bound } from '../../../platform/db/statement-variants.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { isReached, projectReach, reachOf, type ProjectReach } from '../projects/project.policy.ts';
import { containsTerm, termOf } from './contains-term.ts';
import { conditionOf, contractorScope, type ContractorScope } from './contractor.policy.ts';
import { viewerOf } from './contractor.service.ts';

/** Whose builds a viewer sees, and of which projects they change them. */
interface Builds {
  /** Ends the name of each prepared statement. */
  readonly name: string;
  readonly scope: ContractorScope;
  readonly reach: ProjectReach;
}

const buildsOf = (context: Pick<Context, 'viewer'>, contractorId: string | null = null): Builds => {
  const viewer = viewerOf(context);
  const [scope, reach] = [contractorScope(viewer, contractorId), projectReach(viewer, 'build:update')];
  return {
    name: typeof reach.reaches === 'function' ? `${scope.name}_${reach.name}` : scope.name,
    scope,
    reach,
  };
};

/** The builds that a scope shows. An earlier contractor of the project may still have people on the build; nobody else may see them. */
const buildsWithin = (db: Db, { scope, reach }: Builds, id: Expression<string>, viewerId: Bound<string>) =>
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
    .$if(typeof reach.reaches === 'function', (builds) =>
      builds.select(isReached(reach, viewerId).as('isReached')),
    )
    .where((eb) => conditionOf(scope)(eb.ref('p.contractorId'), id));

type StoredBuild = Awaited<ReturnType<ReturnType<typeof buildsWithin>['execute']>>[number];

/** A build as plain data, with the states that the viewer can bring it to. */
export interface BuildRow extends Omit<StoredBuild, 'isReached'> {
  readonly moves: (typeof buildMoves)[StoredBuild['state']];
}

/** A working week and its builds. */
export interface BuildWeek {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly today: string;
  readonly builds: readonly BuildRow[];
}

const viewOf = ({ reach }: Builds, { isReached: found, ...row }: StoredBuild): BuildRow => ({
  ...row,
  moves: reachOf(reach, found) ? buildMoves[row.state] : [],
});

interface WeekParams {
  readonly scopeId: string;
  readonly viewerId: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

const weekOfBuilds = perName((builds: Builds) =>
  prepare(`builds_${builds.name}`, (db, p: Placeholders<WeekParams>) =>
    buildsWithin(db, builds, p.scopeId, p.viewerId)
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
  const builds = buildsOf(context, contractorId);
  const rows = await context.query(weekOfBuilds(builds), {
    scopeId: builds.scope.id,
    viewerId: viewerOf(context).id,
    startsOn,
    endsOn,
  });
  return { startsOn, endsOn, today, builds: rows.map((row) => viewOf(builds, row)) };
};

const buildById = perName((builds: Builds) =>
  prepare(`build_${builds.name}`, (db, p: Placeholders<{ scopeId: string; viewerId: string; id: string }>) =>
    buildsWithin(db, builds, p.scopeId, p.viewerId).where('b.id', '=', p.id),
  ),
);

/** One build. @throws AppError NOT_FOUND for a missing build and for another contractor's alike */
export const readBuild = async (context: Context, id: string): Promise<BuildRow> => {
  const builds = buildsOf(context);
  const row = isId(id)
    ? await context.query.byKey(buildById(builds), {
        scopeId: builds.scope.id,
        viewerId: viewerOf(context).id,
        id,
      })
    : undefined;
  if (!row) throw new AppError('NOT_FOUND', { message: contractorSentences.missingBuild });
  return viewOf(builds, row);
};

interface ToBuildParams {
  readonly scopeId: string;
  readonly viewerId: string;
  readonly term: string | null;
}

const projectsToBuild = perName(({ name, scope, reach }: Builds) =>
  prepare(`build_projects_${name}`, (db, p: Placeholders<ToBuildParams>) =>
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
      .where((eb) => conditionOf(scope)(eb.ref('p.contractorId'), p.scopeId))
      .$if(typeof reach.reaches === 'function', (some) => some.where(isReached(reach, p.viewerId)))
      .where((eb) => containsTerm(eb.ref('p.searchText'), p.term))
      .orderBy((eb) => eb.fn('lower', ['p.name']))
      .orderBy('p.id')
      .limit(sql.lit(20)),
  ),
);

/** A project on which a build can be scheduled. */
export type BuildProjectRow = NonNullable<ReturnType<typeof projectsToBuild>['row']>;

/** Up to 20 projects on which the viewer can schedule builds, found by part of a name or address: those in work that have a contractor. @throws AppError BAD_INPUT */
export const listBuildProjects = async (context: Context, input: unknown): Promise<BuildProjectRow[]> => {
  const { search, contractorId } = validate(buildProjectFilter, input);
  const builds = buildsOf(context, contractorId);
  return context.query(projectsToBuild(builds), {
    scopeId: builds.scope.id,
    viewerId: viewerOf(context).id,
    term: termOf(search),
  });
};
