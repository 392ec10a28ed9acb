import {
  contractorFilter,
  contractorSentences,
  contractorsPageSize,
} from '@hearthline/rules/delivery/contractors.ts';
import { workingWeek } from '@hearthline/rules/dates/day.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { activeStatuses } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { sql, type Expression } from 'kysely';
import { businessDay } from '../../../platform/time/business-day.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { containsTerm, termOf } from './contains-term.ts';

/** The first and the last day of the week whose builds are counted. */
interface Week {
  readonly monday: string;
  readonly sunday: string;
}

const count = sql<number>`count(*)::int`;

/** One contractor's counts, each as a subquery. @param id an expression for the contractor's id */
const figures = (db: Db, week: Placeholders<Week>, id: Expression<string>) => {
  const builds = db
    .selectFrom('builds as b')
    .innerJoin('projects as p', 'p.id', 'b.projectId')
    .select(count.as('count'))
    .where('p.contractorId', '=', id)
    .where((eb) => eb.between('b.scheduledOn', week.monday, week.sunday));
  return {
    activeProjects: db
      .selectFrom('projects')
      .select(count.as('count'))
      .where('contractorId', '=', id)
      .where('status', 'in', activeStatuses)
      .$asScalar()
      .$notNull(),
    teamMembers: db
      .selectFrom('crewMembers')
      .select(count.as('count'))
      .where('contractorId', '=', id)
      .$asScalar()
      .$notNull(),
    scheduledBuilds: builds.$asScalar().$notNull(),
    availableMaterials: db
      .selectFrom('materials')
      .select(count.as('count'))
      .where('contractorId', '=', id)
      .where('quantity', '>', 0)
      .$asScalar()
      .$notNull(),
    blockedBuilds: builds.where('b.state', '=', 'blocked').$asScalar().$notNull(),
  };
};

const summary = prepare('contractor_summary', (db, p: Placeholders<Week & { id: string }>) => {
  const { activeProjects, teamMembers, scheduledBuilds, availableMaterials } = figures(db, p, p.id);
  return db.selectNoFrom([
    activeProjects.as('activeProjects'),
    teamMembers.as('teamMembers'),
    scheduledBuilds.as('scheduledBuilds'),
    availableMaterials.as('availableMaterials'),
  ]);
});

/** The four figures of the Contractors Portal. */
export type ContractorSummary = NonNullable<(typeof summary)['row']>;

const contractors = (db: Db, week: Placeholders<Week>) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.email', 'u.phone'])
    .select((eb) => {
      const counts = figures(db, week, eb.ref('u.id'));
      return [
        // The account was removed.
        sql<boolean>`${eb.ref('u.archivedAt')} is not null`.as('isArchived'),
        counts.activeProjects.as('activeProjects'),
        counts.teamMembers.as('teamMembers'),
        counts.scheduledBuilds.as('scheduledBuilds'),
        counts.availableMaterials.as('availableMaterials'),
        counts.blockedBuilds.as('blockedBuilds'),
      ];
    })
    .where('u.role', '=', 'contractor');

const contractorsTotal = prepare('contractors_total', (db, p: Placeholders<{ term: string | null }>) =>
  db
    .selectFrom('users as u')
    .select(count.as('total'))
    .where('u.role', '=', 'contractor')
    .where((eb) => containsTerm(eb.ref('u.searchText'), p.term)),
);

const contractorsPage = prepare(
  'contractors',
  (db, p: Placeholders<Week & { term: string | null; offset: number }>) =>
    contractors(db, p)
      .where((eb) => containsTerm(eb.ref('u.searchText'), p.term))
      .orderBy((eb) => eb.fn('lower', ['u.name']))
      .orderBy('u.id')
      .limit(sql.lit(contractorsPageSize))
      .offset(p.offset),
);

const contractorById = prepare('contractor', (db, p: Placeholders<Week & { id: string }>) =>
  contractors(db, p).where('u.id', '=', p.id),
);

/** A contractor as staff sees them. */
export type ContractorRow = NonNullable<(typeof contractorById)['row']>;

const thisWeek = async (context: Context): Promise<Week> => {
  const week = workingWeek(await businessDay(context));
  return { monday: week[0] as string, sunday: week[6] as string };
};

/** The viewer, who exists because the guard has let them pass. */
export const viewerOf = ({ viewer }: Pick<Context, 'viewer'>): Viewer => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
};

/** The viewer's current counts as a contractor, computed on each read. */
export const readSummary = async (context: Context): Promise<ContractorSummary> => {
  const week = await thisWeek(context);
  const [row] = await context.query(summary, { ...week, id: viewerOf(context).id });
  if (!row) throw new Error('a count returned no row');
  return row;
};

/** One page of contractors, by name. @throws AppError BAD_INPUT */
export const listContractors = async (
  context: Context,
  input: unknown,
): Promise<{ contractors: ContractorRow[]; pagination: Pagination }> => {
  const { page, search } = validate(contractorFilter, input);
  const term = termOf(search);
  const [counted] = await context.query(contractorsTotal, { term });
  const rows = await context.query(contractorsPage, {
    ...(await thisWeek(context)),
    term,
    offset: (page - 1) * contractorsPageSize,
  });
  return { contractors: rows, pagination: paginate(page, counted?.total ?? 0, contractorsPageSize) };
};

/** One contractor. @throws AppError NOT_FOUND */
export const readContractor = async (context: Context, id: string): Promise<ContractorRow> => {
  const [row] = isId(id) ? await context.query(contractorById, { ...(await thisWeek(context)), id }) : [];
  if (!row) throw new AppError('NOT_FOUND', { message: contractorSentences.missing });
  return row;
};
