import type { Role } from '@hearthline/rules/permissions.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import { pageNumber } from '@hearthline/rules/page-number.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import {
  countedGroups,
  dealQuietDays,
  importStuckMinutes,
  remindAgainDays,
  todayPageSize,
  todayScopes,
  todaySentences,
  waitingGroups,
  waitingKinds,
  type TodayScope,
  type WaitingGroup,
  type WaitingKind,
} from '@hearthline/rules/waiting.ts';
import { sql, type SqlBool } from 'kysely';
import { optionalChoice } from '@hearthline/rules/optional.ts';
import { askedUntil, waitedUntil, type OpenTime } from '@hearthline/rules/people/leads/response-clock.ts';
import { z } from 'zod';
import type { Context, Viewer } from '../../../platform/context.ts';
import { readLeadDesigns, type DesignLead, type LeadDesignView } from '../../sale/leads/lead.api.ts';
import { readOpenTime } from '../../sale/appointments/duty/open-time.api.ts';
import { activeStaff, type StaffRow } from '../../people/staff/staff.api.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName } from '../../../platform/db/statement-variants.ts';
import { AppError } from '../../../platform/errors.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { waitingContacts } from '../../people/contacts/contact-waiting.policy.ts';
import { unreadMessages } from '../../delivery/messages/message.api.ts';
import { readableAmong, readableIds, readsAll } from '../scope/readable-tables.policy.ts';
import type { Look } from './waiting-row.ts';
import { grouped } from './waiting-groups.ts';

/** Who looks at what waits. @throws AppError UNAUTHENTICATED */
const viewerOf = ({ viewer }: Context): Viewer => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
};

/** The response clock, and at how many minutes of it somebody is no longer fresh. */
interface Clock {
  readonly open: OpenTime;
  readonly minutes: number;
}
const readClock = async (context: Context): Promise<Clock> => ({
  open: await readOpenTime(context),
  minutes: await readSetting(context, 'answerMinutes'),
});

/** Nobody asked after it. */
const never = new Date('9999-01-01T00:00:00Z');

/** How they look at it. */
const lookOf = async (context: Context, viewer: Viewer, { open, minutes }: Clock): Promise<Look> => {
  const now = context.now();
  const zone = await readSetting(context, 'timeZone');
  return {
    viewerId: viewer.id,
    now,
    today: dayIn(zone, now),
    zone,
    remindedSince: new Date(now.getTime() - remindAgainDays * dayMs),
    freshSince: (minutes > 0 && askedUntil(open, now, minutes)) || never,
    quietSince: new Date(now.getTime() - dealQuietDays * dayMs),
    stuckSince: new Date(now.getTime() - importStuckMinutes * 60_000),
  };
};

/** Whoever looks: what they are shown differs by their role. */
interface Looker {
  readonly name: Role;
}
const namedFor = (name: string, role: Role): string => (role === 'admin' ? name : `${name}_${role}`);

/** Which rows are wanted: arrays as PostgreSQL writes them; a scope's word. */
interface Wanted {
  readonly scope: TodayScope;
  readonly kinds: string;
  readonly groups: string;
}

const page = perName(({ name: role }: Looker) =>
  prepare(namedFor('today', role), (db, p: Placeholders<Look & Wanted & { size: number; offset: number }>) =>
    db
      .selectFrom(grouped(role, db, p).as('row'))
      .selectAll()
      .where(
        sql<SqlBool>`case ${p.scope}::text when 'mine' then active_owner_id = ${p.viewerId}::uuid when 'unassigned' then active_owner_id is null else true end`,
      )
      .where(sql<SqlBool>`kind = any(${p.kinds}::text[]) and "group" = any(${p.groups}::text[])`)
      .orderBy('place')
      .orderBy('moment')
      .orderBy('id')
      .limit(p.size)
      .offset(p.offset),
  ),
);

type StoredRow = NonNullable<ReturnType<typeof page>['row']>;

/** One thing that waits, as plain data. */
export interface WaitingRow extends Omit<
  StoredRow,
  'designRef' | 'overdueFrom' | 'place' | 'moment' | 'isFresh' | 'ownerId' | 'activeOwnerId'
> {
  readonly freshUntil: Date | null;
  readonly owner: StaffRow | null;
  readonly design: LeadDesignView | null;
}

/** The designs without the deals that the viewer does not read. */
const withReadDeals = async (
  { db }: Context,
  viewer: Viewer,
  designs: readonly LeadDesignView[],
): Promise<readonly LeadDesignView[]> => {
  if (readsAll(viewer, 'deals')) return designs;
  const read = await readableAmong(
    db,
    viewer,
    'deals',
    designs.flatMap(({ deal }) => deal?.id ?? []),
  );
  return designs.map((design) => ({
    ...design,
    deal: design.deal && read.has(design.deal.id) ? design.deal : null,
  }));
};

/** The active members of staff with some ids. */
const staffAmong = async ({ db }: Context, ids: readonly (string | null)[]): Promise<readonly StaffRow[]> => {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  return wanted.length ? activeStaff(db).where('u.id', 'in', wanted).execute() : [];
};

/** The same rows with whose they are, until when they are fresh, and the designs that came with them. */
const withMore = async (
  context: Context,
  viewer: Viewer,
  rows: readonly StoredRow[],
  { open, minutes }: Clock,
): Promise<WaitingRow[]> => {
  const staff = await staffAmong(
    context,
    rows.map(({ activeOwnerId }) => activeOwnerId),
  );
  const leads = rows.map(({ designRef, kind, since, contactId }): DesignLead | null => {
    const [code, version] = designRef?.split(' ') ?? [];
    return code === undefined
      ? null
      : {
          code,
          version: Number(version),
          kind: kind === 'booking' ? 'appointment' : 'request',
          at: since,
          contactId,
        };
  });
  const designs = await withReadDeals(
    context,
    viewer,
    await readLeadDesigns(
      context,
      leads.filter((lead) => lead !== null),
    ),
  );
  return rows.map((row, index) => {
    const lead = leads[index];
    const design = designs.find(
      ({ code, version, at, contactId }) =>
        code === lead?.code && version === lead.version && at === lead.at && contactId === lead.contactId,
    );
    return {
      ...row,
      freshUntil: row.isFresh ? waitedUntil(open, row.since, minutes) : null,
      owner: staff.find(({ id }) => id === row.activeOwnerId) ?? null,
      design: design ?? null,
    };
  });
};

/** How many rows of a kind are in a group, by whose they are. */
const tally = perName(({ name: role }: Looker) =>
  prepare(namedFor('today_counts', role), (db, p: Placeholders<Look>) =>
    db
      .selectFrom(grouped(role, db, p).as('row'))
      .select([
        'kind',
        'group',
        sql<number>`count(*) filter (where active_owner_id = ${p.viewerId}::uuid)::int`.as('mine'),
        sql<number>`count(*) filter (where active_owner_id is null)::int`.as('unassigned'),
        sql<number>`count(*)::int`.as('all'),
      ])
      .groupBy(['kind', 'group'])
      .orderBy('kind')
      .orderBy('group'),
  ),
);

export type Tally = NonNullable<ReturnType<typeof tally>['row']>;

const people = perName(({ name: role }: Looker) =>
  prepare(namedFor('today_people', role), (db, p: Placeholders<Pick<Look, 'viewerId'>>) => {
    const counted = db
      .selectFrom(waitingContacts.as('w'))
      .select((eb) => sql<number>`count(distinct ${eb.ref('contactId')})::int`.as('count'));
    return readsAll({ role }, 'contacts')
      ? counted
      : counted.where('contactId', 'in', sql<string>`(${readableIds({ role }, 'contacts', p.viewerId)})`);
  }),
);

const words = <Word extends string>(list: readonly Word[], message: string) =>
  z
    .array(z.enum(list, message))
    .nullish()
    .transform((chosen) => chosen ?? null);

const scopeFilter = optionalChoice(todayScopes, todaySentences.scope).transform((scope) => scope ?? 'all');

const todayFilter = z.object({
  page: pageNumber,
  scope: scopeFilter,
  kinds: words(waitingKinds, todaySentences.kinds),
  groups: words(waitingGroups, todaySentences.groups),
});

/** A list of words as PostgreSQL writes an array. */
const asArray = (list: readonly string[]): string => `{${list.join(',')}}`;

/** One page of what waits, group by group, each in its order (`rules/waiting.ts`), and how much there is of each kind. @throws AppError BAD_INPUT */
export const listWaiting = async (
  context: Context,
  input: unknown,
): Promise<{ items: WaitingRow[]; tallies: Tally[]; pagination: Pagination }> => {
  const { page: place, scope, ...chosen } = validate(todayFilter, input);
  const kinds: readonly WaitingKind[] = chosen.kinds ?? waitingKinds;
  const groups: readonly WaitingGroup[] = chosen.groups ?? countedGroups;
  const viewer = viewerOf(context);
  const clock = await readClock(context);
  const look = await lookOf(context, viewer, clock);
  const [items, tallies] = await Promise.all([
    context.query(page({ name: viewer.role }), {
      ...look,
      scope,
      kinds: asArray(kinds),
      groups: asArray(groups),
      size: todayPageSize,
      offset: (place - 1) * todayPageSize,
    }),
    context.query(tally({ name: viewer.role }), look),
  ]);
  const total = tallies
    .filter(({ kind, group }) => kinds.includes(kind) && groups.includes(group))
    .reduce((sum, counts) => sum + counts[scope], 0);
  return {
    items: await withMore(context, viewer, items, clock),
    tallies,
    pagination: paginate(place, total, todayPageSize),
  };
};

/** How much waits on each screen; see waiting.types.ts. */
export interface Counts {
  readonly total: number;
  readonly calls: number;
  readonly contacts: number;
  readonly appointments: number;
  readonly documents: number;
  readonly requests: number;
  readonly messages: number;
  readonly contractors: number;
  readonly factory: number;
  readonly mails: number;
  readonly imports: number;
  readonly tasks: number;
}

const countsFilter = z.object({ scope: scopeFilter });

/** How much waits: in Today, and on each screen as that screen itself counts it. */
export const countWaiting = async (context: Context, input: unknown): Promise<Counts> => {
  const { scope } = validate(countsFilter, input);
  const viewer = viewerOf(context);
  const look = await lookOf(context, viewer, await readClock(context));
  const [tallies, [contacts], messages] = await Promise.all([
    context.query(tally({ name: viewer.role }), look),
    context.query(people({ name: viewer.role }), { viewerId: viewer.id }),
    unreadMessages(context),
  ]);
  const counted = tallies.filter(({ group }) => countedGroups.some((one) => one === group));
  const sum = (rows: readonly Tally[]): number => rows.reduce((total, counts) => total + counts[scope], 0);
  const of = (wanted: WaitingKind): number => sum(counted.filter(({ kind }) => kind === wanted));
  return {
    total: sum(counted),
    calls: of('call'),
    contacts: contacts?.count ?? 0,
    appointments: of('booking'),
    documents: of('document'),
    requests: of('request'),
    messages,
    contractors: of('build'),
    factory: of('home'),
    mails: of('mail'),
    imports: of('import'),
    tasks: of('task'),
  };
};
