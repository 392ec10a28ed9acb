import { projectArchive } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { recordProjectEvent } from '../project.api.ts';
import { lockProject } from '../project.policy.ts';
import { readProject } from '../project.service.ts';
import type { ProjectView } from '../project-view.ts';
import { lockStoredProject } from '../write/stored-project.ts';

/** Why a project cannot have been made by mistake; null if it can. */
const problemOf = async (
  trx: Transaction,
  { id, dealId, status }: Pick<Row<'projects'>, 'id' | 'dealId' | 'status'>,
): Promise<string | null> => {
  if (dealId) return projectSentences.archiveSold;
  if (status !== 'planning' && status !== 'cancelled') return projectSentences.archiveUnderway;
  const home = await trx
    .selectFrom('factoryHomes')
    .select('id')
    .where('projectId', '=', id)
    .executeTakeFirst();
  return home ? projectSentences.archiveInFactory : null;
};

/**
 * Archives a project that was made by mistake, or takes that back. It is cancelled by that, and stays so: nothing is due for it, and
 * only the office finds it, by the filter of its list.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT for one that was sold, is under way, or has a home in the factory
 */
export const archiveProject = async (
  context: Context,
  id: string,
  input: unknown,
  isArchived: boolean,
): Promise<ProjectView> => {
  await context.transaction(async (trx) => {
    await lockProject(trx, context, id, 'project:archive');
    const { version } = validate(projectArchive, input);
    const project = assertVersion(await lockStoredProject(trx, id), version, projectSentences.missing);
    // Nothing changed: the version stays, so that nobody has to reload the project.
    if ((project.archivedAt !== null) === isArchived) return;
    const problem = isArchived ? await problemOf(trx, project) : null;
    if (problem) throw conflict(problem);
    const actorId = context.viewer?.id ?? null;
    const from = project.status;
    const to = isArchived ? 'cancelled' : from;
    await trx
      .updateTable('projects')
      .set({ status: to, archivedAt: isArchived ? context.now() : null, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (to !== from)
      await recordProjectEvent(trx, {
        projectId: id,
        actorId,
        kind: 'changed',
        subject: 'status',
        before: from,
        after: to,
        at: context.now(),
      });
    const kind = isArchived ? 'archived' : 'restored';
    await recordProjectEvent(trx, { projectId: id, actorId, kind, adminOnly: true, at: context.now() });
    await audit(context, trx, {
      action: isArchived ? 'project.archive' : 'project.restore',
      object: ['project', id],
      details: { from, to },
    });
  });
  return readProject(context, id);
};
