import { customerFields, editableFields, projectFieldNames, projectForm, projectSentences, projectUpdate, type ProjectField } from '@hearthline/rules/projects.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { validate } from '../../platform/validate.ts';
import { claimVersion } from '../../platform/version.ts';
import { changeProject, findPeople, keepContact, valuesOf } from './project.change.ts';
import { recordProjectEvent } from './project-event.entity.ts';
import { Project } from './project.entity.ts';
import { lockProject, type ProjectAccess } from './project.policy.ts';
import { readProject } from './project.service.ts';
import { followOnTimeLine, layTimeLine, today } from './project.stages.ts';
import type { ProjectView } from './project.view.ts';

/** Stores a project with its initial timeline. @throws AppError BAD_INPUT */
export const createProject = async (context: Context, input: unknown): Promise<ProjectView> => {
  const { customerId, contractorId, contactId, ...values } = validate(projectForm, input);
  const day = await today(context);
  const id = await context.transaction(async (em) => {
    const people = await findPeople(em, { customerId, contractorId, contactId, ...values });
    const isCompleted = values.status === 'completed';
    const project = em.create(Project, { ...values, ...people, progress: isCompleted ? 100 : values.progress, completedAt: isCompleted ? context.now() : null });
    await em.persist(project).flush();
    layTimeLine(em, project, day);
    recordProjectEvent(em, { projectId: project.id, actorId: context.viewer?.id ?? null, kind: 'created', at: context.now() });
    audit(context, em, { action: 'project.create', object: ['project', project.id], details: { status: values.status } });
    return project.id;
  });
  return readProject(context, id);
};

/** The fields that an update names: those present with any value, including null. */
const namedFields = (input: unknown): ProjectField[] =>
  projectFieldNames.filter((name) => typeof input === 'object' && input !== null && Object.hasOwn(input, name) && (input as Record<string, unknown>)[name] !== undefined);

/** Why the viewer may not change a field, in words that tell them what to do instead. */
const refusal = (field: ProjectField, { status }: ProjectAccess): string => {
  if (!(customerFields as readonly ProjectField[]).includes(field)) return projectSentences.notYours;
  if (status === 'completed' || status === 'cancelled') return projectSentences.closed;
  return status === 'on_hold' ? projectSentences.siteResting : projectSentences.siteFixed;
};

/**
 * Changes the named fields and leaves the others. The admin may change all fields, a customer few.
 * @throws AppError NOT_FOUND, FORBIDDEN with a message for each field that the viewer may not change, BAD_INPUT, CONFLICT
 */
export const updateProject = async (context: Context, id: string, input: unknown): Promise<ProjectView> => {
  const day = await today(context);
  await context.transaction(async (em) => {
    await keepContact(em, input);
    const access = await lockProject(em, context, id);
    const named = namedFields(input);
    const editable = editableFields(context.viewer?.role, access.status);
    const refused = named.filter((field) => !editable.includes(field));
    if (refused.length > 0) {
      const fields = Object.fromEntries(refused.map((field) => [field, refusal(field, access)]));
      throw new AppError('FORBIDDEN', { message: Object.values(fields)[0], fields });
    }
    const { version } = validate(projectUpdate, input);
    const project = await claimVersion(em, Project, { id }, version, projectSentences.missing);
    const before = valuesOf(project);
    const given = Object.fromEntries(named.map((name) => [name, (input as Record<string, unknown>)[name]]));
    const changed = await changeProject(context, em, project, validate(projectForm, { ...before, ...given }, before));
    if (changed.length === 0) {
      // Nothing changed: keeps the version, so that nobody has to reload the project.
      project.version -= 1;
      return;
    }
    await followOnTimeLine(em, project, before, day);
    audit(context, em, { action: 'project.update', object: ['project', id], details: { fields: changed, ...(changed.includes('status') && { from: before.status, to: project.status }) } });
  });
  return readProject(context, id);
};
