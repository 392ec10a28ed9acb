import { humanize } from '@hearthline/rules/humanize.ts';
import { roleTitle } from '@hearthline/rules/permission-words.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { searchContacts } from '../../people/contacts/contact-search.api.ts';
import { isVisible } from '../reports/report.policy.ts';
import { dealHits } from './deal-hits.queries.ts';
import { detailOf, rowsOfKind, type FoundHit } from './found-hit.ts';

/** The contacts; for an admin only. */
export const contactHits = async (
  context: Pick<Context, 'query' | 'slowRead' | 'now' | 'viewer'>,
  search: string,
): Promise<FoundHit[]> =>
  (await searchContacts(context, search)).map(
    ({ id, firstName, lastName, company, email, phone, createdAt }) => ({
      kind: 'contact',
      id,
      title: `${firstName} ${lastName}`.trim(),
      detail: detailOf(company, email, phone && phoneText(phone)),
      path: `/contacts/${id}`,
      at: createdAt,
    }),
  );

const campaignHits = async ({ db }: Pick<Context, 'db'>, search: string): Promise<FoundHit[]> =>
  (
    await db
      .selectFrom('campaigns')
      .select(['id', 'name', 'subject', 'state', 'updatedAt'])
      .where((eb) =>
        searchFilter(search, [
          eb.fn<string>('search_fold', ['name']),
          eb.fn<string>('search_fold', ['subject']),
        ]),
      )
      .orderBy('updatedAt', 'desc')
      .limit(rowsOfKind)
      .execute()
  ).map(({ id, name, subject, state, updatedAt }) => ({
    kind: 'campaign',
    id,
    title: name,
    detail: detailOf(subject, humanize(state)),
    path: `/campaigns/${id}`,
    at: updatedAt,
  }));

const userHits = async ({ db }: Pick<Context, 'db'>, search: string): Promise<FoundHit[]> =>
  (
    await db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'role', 'createdAt'])
      .where('archivedAt', 'is', null)
      .where((eb) =>
        searchFilter(search, [
          sql`search_fold(${eb.ref('name')} || ' ' || ${eb.ref('email')} || ' ' || coalesce(${eb.ref('username')}, '') || ' ' || coalesce(${eb.ref('phone')}, ''))`,
        ]),
      )
      .orderBy('createdAt', 'desc')
      .limit(rowsOfKind)
      .execute()
  ).map(({ id, name, email, role, createdAt }) => ({
    kind: 'user',
    id,
    title: name,
    detail: detailOf(email, roleTitle(role)),
    // Accounts are edited in their list.
    path: `/admin?${new URLSearchParams({ tab: 'users', search: email }).toString()}`,
    at: createdAt,
  }));

const reportHits = async (
  { db }: Pick<Context, 'db'>,
  viewerId: string,
  search: string,
): Promise<FoundHit[]> =>
  (
    await db
      .selectFrom('reports as r')
      .select(['r.id', 'r.name', 'r.shared', 'r.updatedAt'])
      .where((eb) =>
        isVisible({ shared: eb.ref('r.shared'), ownerId: eb.ref('r.ownerId') }, eb.val(viewerId)),
      )
      .where((eb) => searchFilter(search, [eb.fn<string>('search_fold', ['r.name'])]))
      .orderBy('r.updatedAt', 'desc')
      .limit(rowsOfKind)
      .execute()
  ).map(({ id, name, shared, updatedAt }) => ({
    kind: 'report',
    id,
    title: name,
    detail: shared ? 'Shared report' : 'Your own report',
    path: `/reports?report=${id}`,
    at: updatedAt,
  }));

/** What besides contacts only an admin finds: deals, campaigns, accounts, saved reports. One after the other, on one connection. */
export const adminHits = async (
  context: Pick<Context, 'db' | 'viewer'>,
  viewerId: string,
  search: string,
): Promise<FoundHit[]> => [
  ...(await dealHits(context, search)),
  ...(await campaignHits(context, search)),
  ...(await userHits(context, search)),
  ...(await reportHits(context, viewerId, search)),
];
