import { accountSentences } from '@hearthline/rules/accounts.ts';
import type { Role } from '@hearthline/rules/permissions.ts';
import { phoneSearchDigits } from '@hearthline/rules/phones/typed.ts';
import {
  usersPageSize,
  type SortDirection,
  type UserFilter,
  type UserNarrowing,
  type UserSort,
  type UserState,
} from '@hearthline/rules/users.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { likeTerm } from '../../../platform/db/like-pattern.ts';
import { idleSeconds } from '../sessions/session.service.ts';

/** An account as the admin's list shows it: plain data, no entity. */
export interface ManagedUser {
  id: string;
  name: string;
  email: string;
  username: string | null;
  phone: string | null;
  role: Role;
  state: UserState;
  createdAt: Date;
  lastSignInAt: Date | null;
  version: number;
  sessions: number;
  invitationExpiresAt: Date | null;
  isViewer: boolean;
}

/** Whether archived accounts are left out, or are all that is asked for. */
const presence = {
  present: 'archived_at is null',
  archived: 'archived_at is not null and erased_at is null',
  erased: 'erased_at is not null',
} as const;

/** The `where` clause of a filter, with its values numbered from `first`. */
const whereOf = (
  { search, role, state }: UserNarrowing,
  first: number,
): { text: string; values: string[] } => {
  const conditions: string[] = [];
  const values: string[] = [];
  const add = (value: string | null, condition: (place: string) => string): void => {
    if (value === null) return;
    conditions.push(condition(`$${first + values.length}`));
    values.push(value);
  };
  conditions.push(presence[state === 'archived' || state === 'erased' ? state : 'present']);
  add(role, (place) => `role = ${place}`);
  if (state !== 'archived' && state !== 'erased') add(state, (place) => `state = ${place}`);
  // What looks like a phone number is also searched for as it is stored.
  const orDialled = (place: string): string =>
    search && phoneSearchDigits(search)
      ? ` or search_text like '%' || regexp_replace(${place}, '[^0-9]', '', 'g') || '%'`
      : '';
  add(
    search && likeTerm(search),
    (place) => `(search_text like '%' || lower(${place}) || '%'${orDialled(place)})`,
  );
  return { text: `where ${conditions.join(' and ')}`, values };
};

/** The `order by` of each column; each is backed by an index, read in either direction. */
const orders: Readonly<Record<UserSort, (direction: SortDirection) => string>> = {
  name: (direction) => `lower(name) ${direction}, id ${direction}`,
  email: (direction) => `email_folded ${direction}`,
  role: (direction) => `role ${direction}, created_at ${direction}, id ${direction}`,
  joined: (direction) => `created_at ${direction}, id ${direction}`,
  lastSignIn: (direction) =>
    `last_sign_in_at ${direction} nulls ${direction === 'asc' ? 'first' : 'last'}, id ${direction}`,
};

/** The column does not know the archived ones, which a server of an earlier version takes for disabled. */
const stateOf =
  "case when u.erased_at is not null then 'erased' when u.archived_at is not null then 'archived' else u.state end";

/** @param source the table or CTE with the rows; its columns are those of users. $1 to $3: now, the time before which a session is idle, the viewer */
const detailed = (source: string): string => `
  select u.id, u.name, u.email, u.username, u.phone, u.role, ${stateOf} as state, u.created_at as "createdAt", u.last_sign_in_at as "lastSignInAt", u.version,
    (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null and s.expires_at > $1 and s.rotated_at > $2) as sessions,
    (select max(l.expires_at) from account_links l
     where u.state = 'invited' and l.user_id = u.id and l.purpose = 'invitation' and l.used_at is null and l.voided_at is null) as "invitationExpiresAt",
    u.id = $3::uuid as "isViewer"
  from ${source} u`;

const whoAsks = ({ now, viewer }: Context): unknown[] => [
  now(),
  new Date(now().getTime() - idleSeconds * 1000),
  viewer?.id ?? null,
];

/** One page of accounts with the total that the filter finds. A page past the end is empty. */
export const listUserRows = async (
  context: Context,
  { page, sort, direction, ...narrowing }: UserFilter,
): Promise<{ rows: ManagedUser[]; total: number }> => {
  const { text: where, values } = whereOf(narrowing, 5);
  const order = orders[sort](direction);
  const text = `
    with page as (select * from users ${where} order by ${order} limit ${usersPageSize} offset $4)
    ${detailed('page')} order by ${order}`;
  // The plan of a search depends on the term: without a name no plan is kept.
  const name = narrowing.search
    ? ''
    : `users_${sort}_${direction}_${narrowing.role ? 'role' : ''}_${narrowing.state === 'archived' || narrowing.state === 'erased' ? narrowing.state : narrowing.state && 'state'}`;
  const [rows, total] = await Promise.all([
    context.sql<ManagedUser>(name, text, [...whoAsks(context), (page - 1) * usersPageSize, ...values]),
    countUsers(context, narrowing),
  ]);
  return { rows, total };
};

/** How many accounts a filter finds. */
export const countUsers = async (context: Context, narrowing: UserNarrowing): Promise<number> => {
  const { text, values } = whereOf(narrowing, 1);
  const [counted] = await context.sql<{ total: number }>(
    '',
    `select count(*)::int as total from users ${text}`,
    values,
  );
  return counted?.total ?? 0;
};

/** One account. @throws AppError NOT_FOUND */
export const readUser = async (context: Context, id: string): Promise<ManagedUser> => {
  const [row] = isId(id)
    ? await context.sql<ManagedUser>('user', `${detailed('users')} where u.id = $4`, [
        ...whoAsks(context),
        id,
      ])
    : [];
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
  const { text: where, values } = whereOf(narrowing, 6);
  const text = `
    with page as (
      select * from users ${where} and (created_at, id) < ($4, $5) order by created_at desc, id desc limit ${batchSize}
    ) ${detailed('page')} order by created_at desc, id desc`;
  let last: { createdAt: Date | string; id: string } | undefined = {
    createdAt: 'infinity',
    id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  };
  while (last) {
    const rows: ManagedUser[] = await context.sql<ManagedUser>('', text, [
      ...whoAsks(context),
      last.createdAt,
      last.id,
      ...values,
    ]);
    yield* rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  }
};
