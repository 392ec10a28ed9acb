import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { nextStation, productionPageSize, productionSentences } from '@hearthline/rules/delivery/factory.ts';
import { stations } from '@hearthline/rules/stations.ts';
import { productionPage, projectSearch } from '@hearthline/rules/delivery/factory-rules.ts';
import { sql, type SqlBool } from 'kysely';
import { businessDay } from '../../../platform/time/business-day.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { likeTerm } from '../../../platform/db/like-pattern.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName } from '../../../platform/db/statement-variants.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { isReached, projectReach, type ProjectReach } from '../projects/project.policy.ts';

const homes = (db: Db) =>
  db
    .selectFrom('factoryHomes as h')
    .innerJoin('projects as p', 'p.id', 'h.projectId')
    .leftJoin('users as u', 'u.id', 'h.heldById')
    .select([
      'h.id',
      'h.createdAt',
      'h.version',
      'p.id as projectId',
      'p.name as projectName',
      'p.sqft',
      'p.bedrooms',
      'h.state',
      'h.startsOn',
      'h.station',
      'h.slot',
      'h.stationSince',
      'h.holdReason',
      'h.heldAt',
      'u.name as heldByName',
      'h.carrier',
      'h.transportOn',
      'h.handedOverAt',
    ]);

const homeById = prepare('factory_home', (db, p: Placeholders<{ id: string }>) =>
  homes(db).where('h.id', '=', p.id),
);

type StoredHome = NonNullable<(typeof homeById)['row']>;

/** A home as the factory sees it, as plain data; of its project only the name and the size of the home. */
export interface HomeRow extends StoredHome {
  readonly nextStation: StoredHome['station'];
}

/** The whole production: which home is where, and which come next. */
export interface FactoryBoard {
  readonly today: string;
  readonly stations: typeof stations;
  readonly homes: readonly HomeRow[];
  readonly line: readonly HomeRow[];
}

const viewOf = (row: StoredHome): HomeRow => ({
  ...row,
  nextStation: row.state === 'handed_over' ? null : nextStation(row.station),
});

const missing = (): AppError => new AppError('NOT_FOUND', { message: productionSentences.missing });

const placeOf = ({ station, slot }: HomeRow): number =>
  stations.findIndex(({ id }) => id === station) * 100 + (slot ?? 0);

const board = prepare('factory_board', (db) =>
  homes(db)
    .where('h.state', 'in', ['planned', 'in_production'])
    .orderBy('h.startsOn')
    .orderBy('h.position')
    .orderBy('h.id'),
);

/** Every home in production by station, and the line in its order. */
export const readBoard = async (context: Context): Promise<FactoryBoard> => {
  const rows = (await context.query(board, {})).map(viewOf);
  return {
    today: await businessDay(context),
    stations,
    homes: rows.filter(({ state }) => state === 'in_production').sort((a, b) => placeOf(a) - placeOf(b)),
    line: rows.filter(({ state }) => state === 'planned'),
  };
};

/** One home. @throws AppError NOT_FOUND */
export const readHome = async (context: Context, id: string): Promise<HomeRow> => {
  const row = isId(id) ? await context.query.byKey(homeById, { id }) : undefined;
  if (!row) throw missing();
  return viewOf(row);
};

const homeOfProject = prepare('project_factory_home', (db, p: Placeholders<{ projectId: string }>) =>
  homes(db).where('h.projectId', '=', p.projectId),
);

/** The home of a project; null until it is planned in the factory. */
export const findHomeOfProject = async (
  { query }: Pick<Context, 'query'>,
  projectId: string,
): Promise<HomeRow | null> => {
  const row = await query.byKey(homeOfProject, { projectId });
  return row ? viewOf(row) : null;
};

// The state stands in the text, as in the condition of the index that these homes are in.
const handedOver = sql.lit('handed_over' as const);

const handedOverTotal = prepare('factory_gone_total', (db) =>
  db
    .selectFrom('factoryHomes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('state', '=', handedOver),
);

const handedOverPage = prepare('factory_gone', (db, p: Placeholders<{ offset: number }>) =>
  homes(db)
    .where('h.state', '=', handedOver)
    .orderBy('h.handedOverAt', 'desc')
    .orderBy('h.id', 'desc')
    .limit(sql.lit(productionPageSize))
    .offset(p.offset),
);

/** One page of the homes that have left the factory, latest first. @throws AppError BAD_INPUT */
export const listHandedOver = async (
  context: Context,
  input: unknown,
): Promise<{ homes: HomeRow[]; pagination: Pagination }> => {
  const { page } = validate(productionPage, input);
  const [counted] = await context.query(handedOverTotal, {});
  const rows = await context.query(handedOverPage, { offset: (page - 1) * productionPageSize });
  return { homes: rows.map(viewOf), pagination: paginate(page, counted?.total ?? 0, productionPageSize) };
};

const eventsTotal = prepare('factory_events_total', (db, p: Placeholders<{ homeId: string }>) =>
  db
    .selectFrom('factoryEvents')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('homeId', '=', p.homeId),
);

const eventsPage = prepare('factory_events', (db, p: Placeholders<{ homeId: string; offset: number }>) =>
  db
    .selectFrom('factoryEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.id', 'e.createdAt', 'e.kind', 'e.before', 'e.after', 'e.reason', 'u.name as actorName'])
    .where('e.homeId', '=', p.homeId)
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(sql.lit(productionPageSize))
    .offset(p.offset),
);

/** An entry in a home's history, as plain data. */
export type HomeEventRow = NonNullable<(typeof eventsPage)['row']>;

/** One page of a home's history, latest first. @throws AppError NOT_FOUND, BAD_INPUT */
export const listHomeEvents = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<{ events: HomeEventRow[]; pagination: Pagination }> => {
  const { page } = validate(productionPage, input);
  await readHome(context, id);
  const [counted] = await context.query(eventsTotal, { homeId: id });
  const events = await context.query(eventsPage, {
    homeId: id,
    offset: (page - 1) * productionPageSize,
  });
  return { events, pagination: paginate(page, counted?.total ?? 0, productionPageSize) };
};

/** Projects whose home can be built: work is going on, and the home is neither in the factory nor has left it. */
export const buildable = (db: Db) =>
  db
    .selectFrom('projects as p')
    .where('p.status', 'in', ['planning', 'in_progress'])
    .where((eb) => eb.fn<string>('lower', ['p.stage']), 'not in', [
      'delivery',
      'installation',
      'final inspection',
      'move-in',
    ])
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('factoryHomes as h').whereRef('h.projectId', '=', 'p.id'))),
    );

const candidates = perName(
  ({ name, reach }: { readonly name: string; readonly reach: ProjectReach | null }) =>
    prepare(name, (db, p: Placeholders<{ term: string | null; viewerId: string }>) =>
      buildable(db)
        .select(['p.id', 'p.name'])
        .$if(reach !== null, (some) => (reach ? some.where(isReached(reach, p.viewerId)) : some))
        .where(
          (eb) =>
            sql<SqlBool>`(${p.term}::text is null or lower(${eb.ref('p.name')}) like '%' || lower(${p.term}::text) || '%')`,
        )
        .orderBy((eb) => eb.fn('lower', ['p.name']))
        .orderBy('p.id')
        .limit(sql.lit(20)),
    ),
);

/** Up to 20 projects whose home the viewer can add to the line, found by part of their name. @throws AppError BAD_INPUT */
export const listCandidates = async (
  context: Context,
  input: unknown,
): Promise<NonNullable<ReturnType<typeof candidates>['row']>[]> => {
  const { search } = validate(projectSearch, input);
  const reach = projectReach(context.viewer, 'factory:plan');
  const all = candidates(
    typeof reach.reaches === 'function'
      ? { name: `factory_candidates_${reach.name}`, reach }
      : { name: 'factory_candidates', reach: null },
  );
  return context.query(all, { term: search && likeTerm(search), viewerId: context.viewer?.id ?? '' });
};
