import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import {
  nextStation,
  productionPage,
  productionPageSize,
  productionSentences,
  projectSearch,
  stations,
  type HomeEventKind,
  type HomeState,
  type StationId,
} from '@hearthline/rules/factory.ts';
import { businessDay } from '../../platform/time/business-day.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { likeTerm } from '../../platform/db/like-pattern.ts';
import { validate } from '../../platform/validation/validate.ts';

/** A home as the factory sees it, as plain data; of its project only the name and the size of the home. */
export interface HomeRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly version: number;
  readonly projectName: string;
  readonly sqft: number | null;
  readonly bedrooms: number | null;
  readonly state: HomeState;
  readonly startsOn: string;
  readonly station: StationId | null;
  readonly slot: number | null;
  readonly stationSince: Date | null;
  readonly holdReason: string | null;
  readonly heldAt: Date | null;
  readonly heldByName: string | null;
  readonly carrier: string | null;
  readonly transportOn: string | null;
  readonly handedOverAt: Date | null;
  readonly nextStation: StationId | null;
}

/** The whole production: which home is where, and which come next. */
export interface FactoryBoard {
  readonly today: string;
  readonly stations: readonly { readonly id: StationId; readonly title: string; readonly slots: number }[];
  readonly homes: readonly HomeRow[];
  readonly line: readonly HomeRow[];
}

const select = `select h.id, h.created_at as "createdAt", h.version, p.name as "projectName", p.sqft, p.bedrooms, h.state, h.starts_on::text as "startsOn", h.station, h.slot,
    h.station_since as "stationSince", h.hold_reason as "holdReason", h.held_at as "heldAt", u.name as "heldByName", h.carrier, h.transport_on::text as "transportOn", h.handed_over_at as "handedOverAt"
  from factory_homes h join projects p on p.id = h.project_id left join users u on u.id = h.held_by_id`;

const viewOf = (row: Omit<HomeRow, 'nextStation'>): HomeRow => ({
  ...row,
  nextStation: row.state === 'handed_over' ? null : nextStation(row.station),
});

const missing = (): AppError => new AppError('NOT_FOUND', { message: productionSentences.missing });

const placeOf = ({ station, slot }: HomeRow): number =>
  stations.findIndex(({ id }) => id === station) * 100 + (slot ?? 0);

/** Every home in production by station, and the line in its order. */
export const readBoard = async (context: Context): Promise<FactoryBoard> => {
  const rows = await context.sql<HomeRow>(
    'factory_board',
    `${select} where h.state in ('planned', 'in_production') order by h.starts_on, h.position, h.id`,
  );
  const homes = rows.map(viewOf);
  return {
    today: await businessDay(context),
    stations,
    homes: homes.filter(({ state }) => state === 'in_production').sort((a, b) => placeOf(a) - placeOf(b)),
    line: homes.filter(({ state }) => state === 'planned'),
  };
};

/** One home. @throws AppError NOT_FOUND */
export const readHome = async (context: Context, id: string): Promise<HomeRow> => {
  const row = isId(id)
    ? await context.sql.byKey<HomeRow>('factory_home', `${select} where h.id = $1`, [id])
    : undefined;
  if (!row) throw missing();
  return viewOf(row);
};

/** One page of the homes that have left the factory, latest first. @throws AppError BAD_INPUT */
export const listGone = async (
  context: Context,
  input: unknown,
): Promise<{ homes: HomeRow[]; pagination: Pagination }> => {
  const { page } = validate(productionPage, input);
  const [count] = await context.sql<{ total: number }>(
    'factory_gone_total',
    "select count(*)::int as total from factory_homes where state = 'handed_over'",
  );
  const rows = await context.sql<HomeRow>(
    'factory_gone',
    `${select} where h.state = 'handed_over' order by h.handed_over_at desc, h.id desc limit ${productionPageSize} offset $1`,
    [(page - 1) * productionPageSize],
  );
  return { homes: rows.map(viewOf), pagination: paginate(page, count?.total ?? 0, productionPageSize) };
};

/** An entry in a home's history, as plain data. */
export interface HomeEventRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly kind: HomeEventKind;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly actorName: string | null;
}

/** One page of a home's history, latest first. @throws AppError NOT_FOUND, BAD_INPUT */
export const listHomeEvents = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<{ events: HomeEventRow[]; pagination: Pagination }> => {
  const { page } = validate(productionPage, input);
  await readHome(context, id);
  const [count] = await context.sql<{ total: number }>(
    'factory_events_total',
    'select count(*)::int as total from factory_events where home_id = $1',
    [id],
  );
  const events = await context.sql<HomeEventRow>(
    'factory_events',
    `select e.id, e.created_at as "createdAt", e.kind, e.before, e.after, e.reason, u.name as "actorName" from factory_events e left join users u on u.id = e.actor_id
     where e.home_id = $1 order by e.created_at desc, e.id desc limit ${productionPageSize} offset $2`,
    [id, (page - 1) * productionPageSize],
  );
  return { events, pagination: paginate(page, count?.total ?? 0, productionPageSize) };
};

/** SQL condition on a project `p` whose home can be built: work is going on, and the home is neither in the factory nor has left it. */
export const buildable = `p.status in ('planning', 'in_progress') and lower(p.stage) not in ('delivery', 'installation', 'final inspection', 'move-in')
  and not exists (select from factory_homes h where h.project_id = p.id)`;

/** Up to 20 projects whose home can be added to the line, found by part of their name. @throws AppError BAD_INPUT */
export const listCandidates = async (
  context: Context,
  input: unknown,
): Promise<{ id: string; name: string }[]> => {
  const { search } = validate(projectSearch, input);
  return context.sql(
    'factory_candidates',
    `select p.id, p.name from projects p where ${buildable} and ($1::text is null or lower(p.name) like '%' || lower($1) || '%') order by lower(p.name), p.id limit 20`,
    [search && likeTerm(search)],
  );
};
