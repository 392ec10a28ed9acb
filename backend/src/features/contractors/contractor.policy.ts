import type { Viewer } from '../../platform/context.ts';

/** Whose crew, materials and builds somebody sees. Its `name` makes part of the name of a prepared statement. */
export interface ContractorScope {
  readonly name: 'all' | 'own' | 'none';
  /** The value of the condition's parameter. */
  readonly id: string;
  /**
   * A condition on a column that holds a contractor's id. It always uses its parameter, which is the scope's id.
   * @param column as in `m.contractor_id`; of builds it is the project's
   * @param parameter as in `$1`
   */
  readonly where: (column: string, parameter: string) => string;
}

const conditions: Readonly<Record<ContractorScope['name'], ContractorScope['where']>> = {
  all: (_column, parameter) => `${parameter}::uuid is not null`,
  own: (column, parameter) => `${column} = ${parameter}::uuid`,
  none: (_column, parameter) => `${parameter}::uuid is null`,
};

const scopeOf = (name: ContractorScope['name'], id: string): ContractorScope => ({ name, id, where: conditions[name] });

/**
 * The admin reads all, or what is one contractor's; a contractor their own, everybody else nothing. Only a contractor writes, and only what is theirs.
 * @param contractorId whose rows the admin asks for; nobody else has a choice
 */
export const contractorScope = (viewer: Pick<Viewer, 'id' | 'role'>, contractorId: string | null = null): ContractorScope => {
  if (viewer.role === 'admin') return contractorId ? scopeOf('own', contractorId) : scopeOf('all', viewer.id);
  return scopeOf(viewer.role === 'contractor' ? 'own' : 'none', viewer.id);
};
