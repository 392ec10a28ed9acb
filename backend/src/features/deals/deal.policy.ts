import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../platform/context.ts';
import type { Bound } from '../../platform/db/statement-variants.ts';

/** Which deals a viewer sees. `name` is part of a prepared statement's name, because the SQL differs by scope. */
export interface DealScope {
  readonly name: 'all' | 'own' | 'none';
  /** A condition on a deal. @param deal the alias of the table `deals` in the statement */
  readonly where: (deal: string, viewerId: Bound<string>) => RawBuilder<SqlBool>;
}

/**
 * A deal is somebody's own if the verified address of their account is the contact's or a co-buyer's, or if they own the design
 * (the contract's section 6).
 */
const own: DealScope['where'] = (deal, viewerId) => {
  const [contactId, coBuyers, code] = ['contactId', 'coBuyers', 'designCode'].map((column) =>
    sql.ref(`${deal}.${column}`),
  );
  return sql<SqlBool>`exists (
    select from users viewer
    where viewer.id = ${viewerId} and viewer.is_email_verified and (
      exists (select from contacts buyer where buyer.id = ${contactId} and buyer.email_folded = viewer.email_folded)
      or co_buyer_addresses(${coBuyers}) @> array[viewer.email_folded]
      or exists (select from designs own where own.code = ${code} and own.owner_id = viewer.id)
    ))`;
};

const scopes: Readonly<Record<DealScope['name'], DealScope>> = {
  all: { name: 'all', where: () => sql<SqlBool>`true` },
  own: { name: 'own', where: own },
  none: { name: 'none', where: () => sql<SqlBool>`false` },
};

/** The admin sees all deals, customers what concerns them of their own, everyone else none. */
export const dealScope = (viewer: Pick<Viewer, 'role'> | null): DealScope => {
  if (viewer?.role === 'admin') return scopes.all;
  return viewer?.role === 'customer' ? scopes.own : scopes.none;
};

/**
 * The ids of the deals that a viewer buys by: the verified address of their account is the contact's or a co-buyer's. Whoever owns a
 * design alone buys nothing.
 */
export const boughtDeals = (viewerId: Bound<string>): RawBuilder<{ readonly id: string }> => sql`
  select bought.id from users buyer
    join contacts c on c.email_folded = buyer.email_folded
    join deals bought on bought.contact_id = c.id
    where buyer.id = ${viewerId} and buyer.is_email_verified
  union all
  select bought.id from users buyer
    join deals bought on co_buyer_addresses(bought.co_buyers) @> array[buyer.email_folded]
    where buyer.id = ${viewerId} and buyer.is_email_verified`;
