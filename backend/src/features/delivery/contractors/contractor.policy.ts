import { can } from '@hearthline/rules/permissions.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';

/** Whose crew, materials and builds a viewer sees: everybody's, one contractor's, or nobody's. */
export type ScopeName = 'all' | 'own' | 'none';

export interface ContractorScope {
  readonly name: ScopeName;
  /** What the condition of the scope compares with. */
  readonly id: string;
}

/**
 * A scope's condition on a column that holds a contractor's id; for builds, the project's column. It always uses the scope's id.
 * @param id the scope's id, or its place in a prepared statement
 */
export type ScopeCondition = (
  column: Expression<string | null>,
  id: Expression<string> | string,
) => Expression<SqlBool>;

const conditions: Readonly<Record<ScopeName, ScopeCondition>> = {
  all: (_column, id) => sql<SqlBool>`${id}::uuid is not null`,
  own: (column, id) => sql<SqlBool>`${column} = ${id}::uuid`,
  none: (_column, id) => sql<SqlBool>`${id}::uuid is null`,
};

/** The condition of a scope. */
export const conditionOf = ({ name }: Pick<ContractorScope, 'name'>): ScopeCondition => conditions[name];

/** Prepares a statement for each scope. @param make gets the scope's name, which belongs in the statement's name */
export const forEachScope = <Prepared>(
  make: (name: ScopeName, within: ScopeCondition) => Prepared,
): Readonly<Record<ScopeName, Prepared>> => ({
  all: make('all', conditions.all),
  own: make('own', conditions.own),
  none: make('none', conditions.none),
});

/**
 * Staff who see contractors read everything or one contractor's rows, a contractor their own, everyone else nothing. Staff also schedule
 * builds on the projects that they change; crew and materials are changed only by the contractor they belong to.
 * @param contractorId whose rows staff ask for; ignored for everyone else
 */
export const contractorScope = (viewer: Viewer, contractorId: string | null = null): ContractorScope => {
  if (can(viewer, 'contractor:list'))
    return contractorId ? { name: 'own', id: contractorId } : { name: 'all', id: viewer.id };
  return { name: viewer.role === 'contractor' ? 'own' : 'none', id: viewer.id };
};
