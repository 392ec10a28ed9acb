import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import type { Role } from '@hearthline/rules/permissions.ts';
import { phoneSearchDigits } from '@hearthline/rules/phones/typed.ts';
import {
  usersPageSize,
  type SortDirection,
  type UserFilter,
  type UserNarrowing,
  type UserSort,
  type UserState,
} from '@hearthline/rules/people/users.ts';
import {
  expressionBuilder,
  sql,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
} from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { likeTerm } from '../../../../platform/db/like-pattern.ts';
import type { Db, Row } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders, type Statement } from '../../../../platform/db/statement.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { idleSeconds } from '../sessions/session.service.ts';
import { managedUserColumns, type ManagedUser } from './user.fields.ts';

/** Values of a statement, or the places where a prepared one binds them. */
type Bound<Values> = { readonly [Name in keyof Values]: Values[Name] | RawBuilder<Values[Name]> };

interface Narrowed {
  readonly role: Role | null;
  readonly state: UserState | null;
  /** The search as a term of `like`. */
  readonly term: string | null;
}

const narrowedBy = ({ search, role, state }: UserNarrowing): Narrowed => ({
  role,
  state,
  term: search && likeTerm(search),
});

const isRemoved = (state: UserState | null): state is 'archived' | 'erased' =>
  state === 'archived' || state === 'erased';

/** The condition of a filter. Archived accounts are left out, or are all that is asked for. */
const fits =
  ({ search, role, state }: UserNarrowing, values: Bound<Narrowed>) =>
  (eb: ExpressionBuilder<Tables, 'users'>) => {
    const presence = {
      present: eb('archivedAt', 'is', null),
      archived: eb.and([eb('archivedAt', 'is not', null), eb('erasedAt', 'is', null)]),
      erased: eb('erasedAt', 'is not', null),
    };
    const text = eb.ref('searchText');
    const found = sql<boolean>`${text} like '%' || lower(${values.term}) || '%'`;
    // What looks like a phone number is also searched for as it is stored.
    const dialed = sql<boolean>`${text} like '%' || regexp_replace(${values.term}, '[^0-9]', '', 'g') || '%'`;
    return eb.and([
      presence[isRemoved(state) ? state : 'present'],
      ...(role ? [sql<boolean>`${eb.ref('role')} = ${values.role}`] : []),
      ...(state && !isRemoved(state) ? [sql<boolean>`${eb.ref('state')} = ${values.state}`] : []),
      ...(search ? [eb.or([found, ...(phoneSearchDigits(search) ? [dialed] : [])])] : []),
    ]);
  };

const directions = {
  asc: { to: sql`asc`, nulls: sql`nulls first` },
  desc: { to: sql`desc`, nulls: sql`nulls last` },
} as const satisfies Record<SortDirection, unknown>;

/** The `order by` of each column; each is backed by an index, read in either direction. */
const orderBy = (sort: UserSort, direction: SortDirection): RawBuilder<unknown> => {
  const { to, nulls } = directions[direction];
  const eb = expressionBuilder<Tables, 'users'>();
  const [id, joined] = [eb.ref('id'), eb.ref('createdAt')];
  const orders = {
    name: sql`lower(${eb.ref('name')}) ${to}, ${id} ${to}`,
    email: sql`${eb.ref('emailFolded')} ${to}`,
    role: sql`${eb.ref('role')} ${to}, ${joined} ${to}, ${id} ${to}`,
    joined: sql`${joined} ${to}, ${id} ${to}`,
    lastSignIn: sql`${eb.ref('lastSignInAt')} ${to} ${nulls}, ${id} ${to}`,
  } as const satisfies Record<UserSort, unknown>;
  return orders[sort];
};

/** Who asks for accounts, and when. */
interface Asking {
  readonly viewerId: string | null;
  readonly now: Date;
  /** Sessions that were last refreshed before have ended. */
  readonly idleSince: Date;
}

const asking = ({ now, viewer }: Context): Asking => ({
  viewerId: viewer?.id ?? null,
  now: now(),
  idleSince: new Date(now().getTime() - idleSeconds * 1000),
});

/** Some accounts, `u`, as the list shows them. */
const detailed = (db: Db, by: Bound<Asking>, users: SelectQueryBuilder<Tables, 'users', Row<'users'>>) =>
  db
    .selectFrom(users.as('u'))
    .select(managedUserColumns)
    .select((eb) => [
      // The column does not know the archived ones, which a server of an earlier version takes for disabled.
      sql<UserState>`case when ${eb.ref('u.erasedAt')} is not null then 'erased' when ${eb.ref('u.archivedAt')} is not null then 'archived' else ${eb.ref('u.state')} end`.as(
        'state',
      ),
      eb
        .selectFrom('sessions as s')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('s.userId', '=', 'u.id')
        .where('s.revokedAt', 'is', null)
        .where('s.expiresAt', '>', by.now)
        .where('s.rotatedAt', '>', by.idleSince)
        .$asScalar()
        .as('sessions'),
      eb
        .selectFrom('accountLinks as l')
        .select((eb) => eb.fn.max('l.expiresAt').as('last'))
        .where('u.state', '=', sql.lit('invited'))
        .whereRef('l.userId', '=', 'u.id')
        .where('l.purpose', '=', sql.lit('invitation'))
        .where('l.usedAt', 'is', null)
        .where('l.voidedAt', 'is', null)
        .as('invitationExpiresAt'),
      eb
        .exists(eb.selectFrom('secondFactors as f').whereRef('f.userId', '=', 'u.id'))
        .$castTo<boolean>()
        .as('hasSecondFactor'),
      sql<boolean>`${eb.ref('u.id')} = ${by.viewerId}::uuid`.as('isViewer'),
    ]);

type Page = Asking & Narrowed & { readonly offset: number };

const pageOf = (name: string, { sort, direction, ...narrowing }: UserFilter): Statement<Page, ManagedUser> =>
  prepare(name, (db, p: Placeholders<Page>) => {
    const order = orderBy(sort, direction);
    const page = db
      .selectFrom('users')
      .selectAll()
      .where(fits(narrowing, p))
      .orderBy(order)
      .limit(sql.lit(usersPageSize))
      .offset(p.offset);
    return detailed(db, p, page).orderBy(order);
  });

const pages = new Map<string, Statement<Page, ManagedUser>>();

const preparedPage = (filter: UserFilter): Statement<Page, ManagedUser> => {
  const { sort, direction, role, state } = filter;
  const name = `users_${sort}_${direction}_${role ? 'role' : ''}_${isRemoved(state) ? state : state && 'state'}`;
  const known = pages.get(name) ?? pageOf(name, filter);
  pages.set(name, known);
  return known;
};

/** One page of accounts with the total that the filter finds. A page past the end is empty. */
export const listUserRows = async (
  context: Context,
  filter: UserFilter,
): Promise<{ rows: ManagedUser[]; total: number }> => {
  // The plan of a search depends on the term: without a name no plan is kept.
  const statement = filter.search ? pageOf('', filter) : preparedPage(filter);
  const offset = (filter.page - 1) * usersPageSize;
  const [rows, total] = await Promise.all([
    context.query(statement, { ...asking(context), ...narrowedBy(filter), offset }),
    countUsers(context, filter),
  ]);
  return { rows, total };
};

/** How many accounts a filter finds. */
export const countUsers = async ({ db }: Context, narrowing: UserNarrowing): Promise<number> => {
  const { total } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(fits(narrowing, narrowedBy(narrowing)))
    .executeTakeFirstOrThrow();
  return total;
};

const oneUser = prepare('user', (db, p: Placeholders<Asking & { readonly id: string }>) =>
  detailed(db, p, db.selectFrom('users').selectAll().where('id', '=', p.id)),
);

/** One account. @throws AppError NOT_FOUND */
export const readUser = async (context: Context, id: string): Promise<ManagedUser> => {
  const [row] = isId(id) ? await context.query(oneUser, { ...asking(context), id }) : [];
  if (!row) throw new AppError('NOT_FOUND', { message: accountSentences.userMissing });
  return row;
};

/** How many accounts an export reads per batch. */
const batchSize = 1000;

/** Every account that a filter finds, newest first, read in batches: memory does not limit how many. */
export const eachUser = async function* (
  context: Context,
  narrowing: UserNarrowing,
): AsyncGenerator<ManagedUser> {
  const { db } = context;
  const newest = orderBy('joined', 'desc');
  let rows: ManagedUser[] = [];
  do {
    const last = rows.at(-1);
    const batch = db
      .selectFrom('users')
      .selectAll()
      .where(fits(narrowing, narrowedBy(narrowing)))
      .$if(last !== undefined, (query) =>
        query.where(
          (eb) => sql<boolean>`(${eb.ref('createdAt')}, ${eb.ref('id')}) < (${last?.createdAt}, ${last?.id})`,
        ),
      )
      .orderBy(newest)
      .limit(batchSize);
    rows = await detailed(db, asking(context), batch).orderBy(newest).execute();
    yield* rows;
  } while (rows.length === batchSize);
};
