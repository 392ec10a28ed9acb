import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { recordProjectEvent } from '../project.api.ts';
import type { Project } from '../project.entity.ts';
import { createTimeline } from '../stages/timeline.service.ts';

/** Stores a project that was created in this unit of work, with its time line and the first entry of its history. @param day today */
export const storeProject = async (
  context: Context,
  em: EntityManager,
  project: Project,
  day: string,
): Promise<void> => {
  await em.persist(project).flush();
  createTimeline(em, project, day);
  recordProjectEvent(em, {
    projectId: project.id,
    actorId: context.viewer?.id ?? null,
    kind: 'created',
    at: context.now(),
  });
};
