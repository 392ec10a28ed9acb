import type { MoveWatcher } from '../../people/contacts/merging/contact-moves.api.ts';
import { recordProjectEvent } from './project.api.ts';

/** Watches contacts that are merged or split: their projects name the other one from then on. Those of deals follow their deal (migration 0058). */
export const watchMovedProjects: MoveWatcher = async (context, trx, { from, to, ids }) => {
  const projects = ids('projects');
  if (projects.length === 0) return;
  const moved = await trx
    .updateTable('projects')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', projects)
    .where('contactId', '=', to.id)
    .returning('id')
    .execute();
  for (const { id } of moved)
    await recordProjectEvent(trx, {
      projectId: id,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      subject: 'contact',
      before: from.name,
      after: to.name,
    });
};
