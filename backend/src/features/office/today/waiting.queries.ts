import type { Role } from '@hearthline/rules/permissions.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import { pageNumber } from '@hearthline/rules/page-number.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import {
  dealQuietDays,
  importStuckMinutes,
  remindAgainDays,
  todayPageSize,
  waitingLast,
  type WaitingKind,
} from '@hearthline/rules/waiting.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context, Viewer } from '../../../platform/context.ts';
import { readLeadDesigns, type DesignLead, type LeadDesignView } from '../../sale/leads/lead.api.ts';
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
import { waitingFor } from './waiting-scope.ts';

/** Who looks at what waits. @throws AppError UNAUTHENTICATED */
const viewerOf = ({ viewer }: Context): Viewer => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
};

/** How they look at it. */
const lookOf = async (context: Context, viewer: Viewer): Promise<Look> => {
  const now = context.now();
  const zone = await readSetting(context, 'timeZone');
  const minutes = await readSetting(context, 'answerMinutes');
  return {
    viewerId: viewer.id,
    now,
    today: dayIn(zone, now),
    zone,
    remindedSince: new Date(now.getTime() - remindAgainDays * dayMs),
    freshSince: new Date(now.getTime() - minutes * 60_000),
    quietSince: new Date(now.getTime() - dealQuietDays * dayMs),
    stuckSince: new Date(now.getTime() - importStuckMinutes * 60_000),
  };
};

/** Whoever looks: what they are shown differs by their role. */
interface Looker {
  readonly name: Role;
}
const namedFor = (name: string, role: Role): string => (role === 'admin' ? name : `${name}_${role}`);

const page = perName(({ name: role }: Looker) =>
  prepare(namedFor('today', role), (db, p: Placeholders<Look & { size: number; offset: number }>) =>
    db
      .selectFrom(waitingFor(role, db, p))
      .selectAll()
      .select((eb) => {
        const [kind, since] = [eb.ref('kind'), eb.ref('since')];
        return sql<Date | null>`case when ${kind} in ('call', 'booking') and ${since} > ${p.freshSince} then ${since} + (${p.now}::timestamptz - ${p.freshSince}::timestamptz) end`.as(
          'freshUntil',
        );
      })
      .orderBy((eb) =>
        eb(
          'kind',
          'in',
          waitingLast.map((kind) => sql.lit(kind)),
        ),
      )
      .orderBy('freshUntil', (order) => order.desc().nullsLast())
      .orderBy('since')
      .orderBy('id')
      .limit(p.size)
      .offset(p.offset),
  ),
);

type StoredRow = NonNullable<ReturnType<typeof page>['row']>;

/** One thing that waits, as plain data. */
export interface WaitingRow extends Omit<StoredRow, 'designRef'> {
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

/** The same rows with the designs that came with them. */
const withDesigns = async (
  context: Context,
  viewer: Viewer,
  rows: readonly StoredRow[],
): Promise<WaitingRow[]> => {
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
  return rows.map(({ designRef: _ref, ...row }, index) => {
    const lead = leads[index];
    const design = designs.find(
      ({ code, version, at, contactId }) =>
        code === lead?.code && version === lead.version && at === lead.at && contactId === lead.contactId,
    );
    return { ...row, design: design ?? null };
  });
};

const byKind = perName(({ name: role }: Looker) =>
  prepare(namedFor('today_counts', role), (db, p: Placeholders<Look>) =>
    db
      .selectFrom(waitingFor(role, db, p))
      .select(['kind', sql<number>`count(*)::int`.as('count')])
      .groupBy('kind'),
  ),
);

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

type ByKind = Readonly<Partial<Record<WaitingKind, number>>>;

const countByKind = async (context: Context, { role: name }: Viewer, look: Look): Promise<ByKind> =>
  Object.fromEntries((await context.query(byKind({ name }), look)).map(({ kind, count }) => [kind, count]));

const sum = (counts: ByKind): number => Object.values(counts).reduce((total, count) => total + count, 0);

const todayFilter = z.object({ page: pageNumber });

/** One page of what waits: who has just asked, the newest first, then the longest first, and papers last. @throws AppError BAD_INPUT */
export const listWaiting = async (
  context: Context,
  input: unknown,
): Promise<{ items: WaitingRow[]; pagination: Pagination }> => {
  const { page: place } = validate(todayFilter, input);
  const viewer = viewerOf(context);
  const look = await lookOf(context, viewer);
  const [items, counts] = await Promise.all([
    context.query(page({ name: viewer.role }), {
      ...look,
      size: todayPageSize,
      offset: (place - 1) * todayPageSize,
    }),
    countByKind(context, viewer, look),
  ]);
  return {
    items: await withDesigns(context, viewer, items),
    pagination: paginate(place, sum(counts), todayPageSize),
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
}

/** How much waits: in Today, and on each screen as that screen itself counts it. */
export const countWaiting = async (context: Context): Promise<Counts> => {
  const viewer = viewerOf(context);
  const look = await lookOf(context, viewer);
  const [counts, [contacts], messages] = await Promise.all([
    countByKind(context, viewer, look),
    context.query(people({ name: viewer.role }), { viewerId: viewer.id }),
    unreadMessages(context),
  ]);
  const of = (kind: WaitingKind): number => counts[kind] ?? 0;
  return {
    total: sum(counts),
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
  };
};
