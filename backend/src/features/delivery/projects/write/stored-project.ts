import { projectFieldNames, type ProjectValues } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { pick } from '../../../../platform/db/pick.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';

/** What a change of a project reads of it. */
export const storedColumns = [
  'id',
  'version',
  ...projectFieldNames,
  'dealId',
  'completedAt',
  'archivedAt',
] as const satisfies readonly (keyof Row<'projects'>)[];

/** A project as a change reads it. */
export type StoredProject = Pick<Row<'projects'>, (typeof storedColumns)[number]>;

/** Reads a project that is to be changed; its row stays locked until the transaction ends. */
export const lockStoredProject = (trx: Transaction, id: string): Promise<StoredProject | undefined> =>
  trx.selectFrom('projects').select(storedColumns).where('id', '=', id).forUpdate().executeTakeFirst();

/** A project's current values, as the form names them. */
export const valuesOf = (project: StoredProject): ProjectValues => pick(project, projectFieldNames);
