import {
  changedState,
  stateFields,
  startsWork,
  type StateField,
} from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import {
  customerFields,
  editableFields,
  newProject,
  projectFieldNames,
  projectForm,
  projectUpdate,
  type ProjectField,
  type ProjectValues,
} from '@hearthline/rules/delivery/projects/project-rules.ts';
import { isStaffMember, scopeOf } from '@hearthline/rules/permissions.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { becomeCustomer, lockProjectContacts } from '../../../people/contacts/contact.api.ts';
import { requireApprovedDocuments } from '../../documents/document.api.ts';
import { lockOwner } from '../../../people/accounts/owner.policy.ts';
import { withSurvivor } from '../../../people/contacts/merging/survivor.api.ts';
import { changeProject, completeState, findPeople, tellManager } from './change-project.ts';
import { recordProjectEvent } from '../project.api.ts';
import { lockProject, type ProjectAccess } from '../project.policy.ts';
import { readProject } from '../project.service.ts';
import { updateTimeline } from '../stages/timeline.service.ts';
import { storeProject } from './store-project.ts';
import { lockStoredProject, valuesOf } from './stored-project.ts';
import type { ProjectView } from '../project-view.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';

/** The fields of the state that an input names. */
const namedState = (input: unknown): ReadonlySet<StateField> =>
  new Set(
    stateFields.filter((field) => ((input as Record<string, unknown> | null)?.[field] ?? null) !== null),
  );

/** Who manages a new project: whoever is named, otherwise its maker if they make their own alone. */
const managerOf = (
  { viewer }: Pick<Context, 'viewer'>,
  { managerId }: Pick<ProjectValues, 'managerId'>,
): string | null => managerId ?? (viewer && scopeOf(viewer, 'project:create') === 'own' ? viewer.id : null);

/** Stores a project with its initial timeline. @throws AppError BAD_INPUT */
export const createProject = async (context: Context, input: unknown): Promise<ProjectView> => {
  const { withoutPapers, ...given } = await withSurvivor(context, validate(newProject, input));
  const values = { ...completeState(given, namedState(input)), managerId: managerOf(context, given) };
  const day = await businessDay(context);
  const id = await context.transaction(async (trx) => {
    await lockOwner(trx, values.managerId);
    await findPeople(context, trx, values);
    const completedAt = values.status === 'completed' ? context.now() : null;
    const projectId = await storeProject(context, trx, { ...values, completedAt }, day);
    if (values.status === 'completed')
      await requireApprovedDocuments(context, trx, {
        projectId,
        step: 'completion',
        reason: withoutPapers,
      });
    if (startsWork(null, values.status)) await becomeCustomer(context, trx, projectId, values);
    await tellManager(context, trx, { id: projectId, ...values });
    await audit(context, trx, {
      action: 'project.create',
      object: ['project', projectId],
      details: { status: values.status },
    });
    return projectId;
  });
  return readProject(context, id);
};

/** The fields that an update names: those present with any value, including null. */
const namedFields = (input: unknown): ProjectField[] =>
  projectFieldNames.filter(
    (name) =>
      typeof input === 'object' &&
      input !== null &&
      Object.hasOwn(input, name) &&
      (input as Record<string, unknown>)[name] !== undefined,
  );

/**
 * The fields of the state that a change is held to: those that it names, once it changes one of them. A change that repeats the
 * whole state as it was stored names none of it.
 */
const enforcedFields = (
  input: unknown,
  before: ProjectValues,
  after: ProjectValues,
): ReadonlySet<StateField> => {
  const changed = changedState(before, after);
  return changed.size === 0 ? changed : new Set([...changed, ...namedState(input)]);
};

/** The people that an input names, as far as they could be somebody. */
const peopleOf = (input: unknown): { contactId: string | null; customerId: string | null } => {
  const id = (field: 'contactId' | 'customerId'): string | null => {
    const value = (input as Record<string, unknown> | null)?.[field];
    return isId(value) ? value : null;
  };
  return { contactId: id('contactId'), customerId: id('customerId') };
};

/** Why the viewer may not change a field, in words that tell them what to do instead. */
const refusal = (field: ProjectField, { status }: ProjectAccess): string => {
  if (!(customerFields as readonly ProjectField[]).includes(field)) return projectSentences.notYours;
  if (status === 'completed' || status === 'cancelled') return projectSentences.closed;
  return status === 'on_hold' ? projectSentences.siteResting : projectSentences.siteFixed;
};

/**
 * Changes the named fields and leaves the others. Staff may change all fields, a customer few.
 * @throws AppError NOT_FOUND, FORBIDDEN with a message for each field that the viewer may not change, BAD_INPUT, CONFLICT
 */
export const updateProject = async (context: Context, id: string, input: unknown): Promise<ProjectView> => {
  const day = await businessDay(context);
  await context.transaction(async (trx) => {
    const byStaff = isStaffMember(context.viewer);
    if (byStaff) await lockOwner(trx, (input as Record<string, unknown> | null)?.managerId);
    if (byStaff && isId(id)) await lockProjectContacts(trx, id, peopleOf(input));
    const access = await lockProject(trx, context, id, 'project:update');
    const named = namedFields(input);
    const editable = editableFields(context.viewer?.role, access.status);
    const refused = named.filter((field) => !editable.includes(field));
    if (refused.length > 0) {
      const fields = Object.fromEntries(refused.map((field) => [field, refusal(field, access)]));
      throw new AppError('FORBIDDEN', { message: Object.values(fields)[0], fields });
    }
    const { version, withoutPapers } = validate(projectUpdate, input);
    const stored = assertVersion(await lockStoredProject(trx, id), version, projectSentences.missing);
    const before = valuesOf(stored);
    const given = Object.fromEntries(named.map((name) => [name, (input as Record<string, unknown>)[name]]));
    const values = validate(projectForm, { ...before, ...given }, before);
    // A customer's change never touches the state, not even to put it right.
    const { changed, project } = await changeProject(context, trx, stored, {
      values,
      named: byStaff ? enforcedFields(input, before, values) : null,
      withoutPapers,
    });
    // Nothing changed: the version stays, so that nobody has to reload the project.
    if (changed.length === 0) return;
    const shifted = await updateTimeline(trx, project, before, day);
    if (shifted > 0)
      await recordProjectEvent(trx, {
        projectId: id,
        actorId: context.viewer?.id ?? null,
        kind: 'changed',
        subject: 'timeline',
        at: context.now(),
      });
    await audit(context, trx, {
      action: 'project.update',
      object: ['project', id],
      details: {
        fields: changed,
        ...(changed.includes('status') && { from: before.status, to: project.status }),
        ...(shifted > 0 && { shifted }),
      },
    });
  });
  return readProject(context, id);
};
