import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { changeProject } from './change-project.ts';
import { lockStoredProject, valuesOf } from './stored-project.ts';

/**
 * Cancels a project with its sale, in the caller's transaction, and locks it. One that is cancelled already stays as it is.
 * @returns false, changing nothing, for one that is completed
 */
export const cancelProject = async (context: Context, trx: Transaction, id: string): Promise<boolean> => {
  const project = await lockStoredProject(trx, id);
  if (!project || project.status === 'completed') return false;
  const values = { ...valuesOf(project), status: 'cancelled' as const };
  await changeProject(context, trx, project, { values, named: new Set(['status']) });
  return true;
};
