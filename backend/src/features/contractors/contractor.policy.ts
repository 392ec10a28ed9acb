import type { Viewer } from '../../platform/context.ts';

/** Whose crew, materials and builds somebody sees. Its `name` makes part of the name of a prepared statement. */
export interface ContractorScope {
  readonly name: 'all' | 'own' | 'none';
  /**
   * A condition on a column that holds a contractor's id. It always uses its parameter, which is the viewer's id.
   * @param column as in `m.contractor_id`; of builds it is the project's
   * @param parameter as in `$1`
   */
  readonly where: (column: string, parameter: string) => string;
}

const scopes: Readonly<Record<ContractorScope['name'], ContractorScope>> = {
  all: { name: 'all', where: (_column, parameter) => `${parameter}::uuid is not null` },
  own: { name: 'own', where: (column, parameter) => `${column} = ${parameter}::uuid` },
  none: { name: 'none', where: (_column, parameter) => `${parameter}::uuid is null` },
};

/** The admin reads all, a contractor their own, everybody else nothing. Only a contractor writes, and only what is theirs. */
export const contractorScope = (viewer: Pick<Viewer, 'role'> | null): ContractorScope => {
  if (viewer?.role === 'admin') return scopes.all;
  return viewer?.role === 'contractor' ? scopes.own : scopes.none;
};
