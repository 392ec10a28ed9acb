import type { Viewer } from '../../platform/context.ts';

/** Whose crew, materials and builds a viewer sees. `name` is part of the prepared statement's name. */
export interface ContractorScope {
  readonly name: 'all' | 'own' | 'none';
  /** The value of the condition's parameter. */
  readonly id: string;
  /**
   * A condition on a column that holds a contractor's id. It always uses its parameter, which holds the scope's id.
   * @param column such as `m.contractor_id`; for builds, the project's column
   * @param parameter such as `$1`
   */
  readonly where: (column: string, parameter: string) => string;
}

const conditions: Readonly<Record<ContractorScope['name'], ContractorScope['where']>> = {
  all: (_column, parameter) => `${parameter}::uuid is not null`,
  own: (column, parameter) => `${column} = ${parameter}::uuid`,
  none: (_column, parameter) => `${parameter}::uuid is null`,
};

const scopeOf = (name: ContractorScope['name'], id: string): ContractorScope => ({
  name,
  id,
  where: conditions[name],
});

/**
 * The admin reads everything or one contractor's rows, a contractor their own, everyone else nothing. The admin also schedules builds;
 * crew and materials are changed only by the contractor they belong to.
 * @param contractorId whose rows the admin asks for; ignored for everyone else
 */
export const contractorScope = (
  viewer: Pick<Viewer, 'id' | 'role'>,
  contractorId: string | null = null,
): ContractorScope => {
  if (viewer.role === 'admin') return contractorId ? scopeOf('own', contractorId) : scopeOf('all', viewer.id);
  return scopeOf(viewer.role === 'contractor' ? 'own' : 'none', viewer.id);
};
