import { projectSentences } from '@hearthline/rules/projects/rules.ts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Context, Viewer } from '../../platform/context.ts';
import type { EntityManager } from '../../platform/db/database.ts';
import { dbIn, type Db, type Row } from '../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../platform/db/statement.ts';
import { perName, type Bound, type Given } from '../../platform/db/statement-variants.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { boughtDeals } from '../deals/deal.policy.ts';

/** Which projects a viewer sees. `name` is part of the prepared statement's name, because the SQL differs by scope. */
export interface ProjectScope {
  readonly name: 'all' | 'customer' | 'contractor' | 'none';
  /** A condition on the table `projects`, which is `p` in the statement. */
  readonly where: (viewerId: Bound<string>) => Expression<SqlBool>;
}

const project = expressionBuilder<{ p: Tables['projects'] }, 'p'>();

/** Who buys by the deal of a project sees it as its customer does (decision 0067), unless staff have said that they are not its buyer. */
const isBoughtBy = (viewerId: Bound<string>): Expression<SqlBool> => sql<SqlBool>`(
  p.deal_id = any (array(${boughtDeals(viewerId)}))
  and not exists (select from project_link_refusals r where r.project_id = p.id and r.user_id = ${viewerId}))`;

const scopes: Readonly<Record<ProjectScope['name'], ProjectScope>> = {
  all: { name: 'all', where: () => sql<SqlBool>`true` },
  customer: {
    name: 'customer',
    where: (viewerId) => project.or([project('p.customerId', '=', viewerId), isBoughtBy(viewerId)]),
  },
  contractor: { name: 'contractor', where: (viewerId) => project('p.contractorId', '=', viewerId) },
  none: { name: 'none', where: () => sql<SqlBool>`false` },
};

/** The admin sees all projects, customers those that they are the customer of or buy together, contractors their own, everyone else none. */
export const projectScope = (viewer: Pick<Viewer, 'role'> | null): ProjectScope => {
  if (viewer?.role === 'admin') return scopes.all;
  if (viewer?.role === 'customer') return scopes.customer;
  return viewer?.role === 'contractor' ? scopes.contractor : scopes.none;
};

const accessFields = [
  'id',
  'name',
  'status',
  'customerId',
  'contractorId',
] as const satisfies readonly (keyof Row<'projects'>)[];

/** What other features need to know about a project before they act on it. */
export type ProjectAccess = Pick<Row<'projects'>, (typeof accessFields)[number]>;

/** An account on the customer's side of a project. */
export type ProjectCustomer = Pick<Row<'users'>, 'id' | 'name' | 'email'>;

interface Asked {
  readonly id: string;
  readonly viewerId: string;
}

const accessIn = (db: Db, scope: ProjectScope, { id, viewerId }: Given<Asked>) =>
  db.selectFrom('projects as p').select(accessFields).where('p.id', '=', id).where(scope.where(viewerId));

const projectAccess = perName((scope: ProjectScope) =>
  prepare(`project_access_${scope.name}`, (db, p: Placeholders<Asked>) => accessIn(db, scope, p)),
);

const missing = (): AppError => new AppError('NOT_FOUND', { message: projectSentences.missing });

/** A project that the viewer may see. @throws AppError NOT_FOUND for a missing, a malformed and a foreign id alike */
export const accessProject = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  id: string,
): Promise<ProjectAccess> => {
  const row =
    isId(id) && viewer
      ? await query.byKey(projectAccess(projectScope(viewer)), { id, viewerId: viewer.id })
      : undefined;
  if (!row) throw missing();
  return row;
};

/** The same inside a transaction; the row stays locked until its end. @throws AppError NOT_FOUND */
export const lockProject = async (
  em: EntityManager,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<ProjectAccess> => {
  const row =
    isId(id) && viewer
      ? await accessIn(dbIn(em), projectScope(viewer), { id, viewerId: viewer.id })
          .forUpdate()
          .executeTakeFirst()
      : undefined;
  if (!row) throw missing();
  return row;
};

/**
 * The customers of a project `p` who can be told of it: its customer, and whoever else buys by its deal and has an account with that
 * address, verified.
 */
export const projectCustomers = expressionBuilder<Tables & { p: Tables['projects'] }, 'p'>()
  .selectFrom('users as u')
  .select(['u.id', 'u.name', 'u.email'])
  .where('u.role', '=', sql.lit('customer' as const))
  .where('u.isEmailVerified', '=', sql.lit(true))
  .where('u.disabledAt', 'is', null)
  .where(
    'u.id',
    'in',
    sql<string>`(select p.customer_id union
      select b.id from deals d
        cross join lateral (select c.email_folded as address from contacts c where c.id = d.contact_id
          union all select unnest(co_buyer_addresses(d.co_buyers))) a
        join users b on b.email_folded = a.address
        where d.id = p.deal_id and not exists (select from project_link_refusals r where r.project_id = p.id and r.user_id = b.id))`,
  )
  .orderBy(sql`u.id is distinct from p.customer_id`)
  .orderBy('u.id');

/** Reads {@link projectCustomers}, the project's customer first. */
export const readProjectCustomers = (db: Db, projectId: string): Promise<ProjectCustomer[]> =>
  db
    .selectFrom('projects as p')
    .innerJoinLateral(projectCustomers.as('u'), (join) => join.onTrue())
    .select(['u.id', 'u.name', 'u.email'])
    .where('p.id', '=', projectId)
    .orderBy(sql`u.id is distinct from p.customer_id`)
    .orderBy('u.id')
    .execute();
