import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import { isBoughtBy } from '../../people/buyers/buyers.policy.ts';

/** Which deals a viewer sees. `name` is part of a prepared statement's name, because the SQL differs by scope. */
export interface DealScope {
  readonly name: 'all' | 'own' | 'none';
  /** A condition on a deal. @param deal the alias of the table `deals` in the statement */
  readonly where: (deal: string, viewerId: Bound<string>) => RawBuilder<SqlBool>;
}

const scopes: Readonly<Record<DealScope['name'], DealScope>> = {
  all: { name: 'all', where: () => sql<SqlBool>`true` },
  own: { name: 'own', where: (deal, viewerId) => isBoughtBy(`${deal}.id`, viewerId) },
  none: { name: 'none', where: () => sql<SqlBool>`false` },
};

/** The admin sees all deals, customers what concerns them of those that they buy by, everyone else none. */
export const dealScope = (viewer: Pick<Viewer, 'role'> | null): DealScope => {
  if (viewer?.role === 'admin') return scopes.all;
  return viewer?.role === 'customer' ? scopes.own : scopes.none;
};
