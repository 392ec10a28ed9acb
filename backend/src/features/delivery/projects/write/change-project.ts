import {
  isContradiction,
  deriveState,
  startsWork,
  type StateField,
} from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import {
  canChangeStatus,
  moveRefused,
  projectSentences,
} from '@hearthline/rules/delivery/projects/project-sentences.ts';
import {
  projectFieldNames,
  type ProjectField,
  type ProjectValues,
} from '@hearthline/rules/delivery/projects/project-rules.ts';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { pick } from '../../../../platform/db/pick.ts';
import { conflict, fieldError } from '../../../../platform/errors.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { becomeCustomer } from '../../../people/contacts/contact.api.ts';
import { Contact } from '../../../people/contacts/contact.entity.ts';
import { requireApprovedDocuments, requireForStage } from '../../documents/document.api.ts';
import { recordProjectEvent } from '../project.api.ts';
import type { Project } from '../project.entity.ts';
import { isForAdmins, isQuoted, plainFields, type PersonField } from '../project.fields.ts';

/** The people of a project, loaded. */
export interface ProjectPeople {
  readonly customer: User | null;
  readonly contractor: User | null;
  readonly contact: Contact | null;
}

type Ids = Pick<ProjectValues, PersonField>;

/**
 * Loads the people to put on a project: an account must have the role it is picked for, and not have been removed. Those already on it may stay
 * even if that has changed since: it must not block changes to other fields.
 * @throws AppError BAD_INPUT for a person who does not exist or has another role
 */
export const findPeople = async (
  em: EntityManager,
  { customerId, contractorId, contactId }: Ids,
  before?: Ids,
): Promise<ProjectPeople> => {
  const account = async (role: 'customer' | 'contractor', id: string | null): Promise<User | null> => {
    const user = id
      ? await em.findOne(User, id === before?.[`${role}Id`] ? { id } : { id, role, archivedAt: null })
      : null;
    if (id && !user) throw fieldError(`${role}Id`, projectSentences.personMissing);
    return user;
  };
  const contact = contactId ? await em.findOne(Contact, { id: contactId }) : null;
  if (contactId && !contact) throw fieldError('contactId', projectSentences.personMissing);
  return {
    customer: await account('customer', customerId),
    contractor: await account('contractor', contractorId),
    contact,
  };
};

/** A project's current values, as the form names them. */
export const valuesOf = (project: Project): ProjectValues => ({
  ...pick(project, plainFields),
  customerId: project.customer?.id ?? null,
  contractorId: project.contractor?.id ?? null,
  contactId: project.contact?.id ?? null,
});

/** Values whose status, stage and progress go with each other (`rules/delivery/projects/status-and-stage.ts`). @throws AppError BAD_INPUT for a contradiction */
export const completeState = <Values extends Pick<ProjectValues, StateField>>(
  values: Values,
  named: ReadonlySet<StateField>,
): Values => {
  const state = deriveState({ status: values.status, stage: values.stage, progress: values.progress }, named);
  if (isContradiction(state)) throw fieldError(state.field, state.message);
  return { ...values, ...state };
};

const nameOf = (contact: Contact | null): string | null =>
  contact && `${contact.firstName} ${contact.lastName}`;

/** A field's value for the history; null if the history only says that it changed. */
const shown = (field: ProjectField, values: ProjectValues, people: ProjectPeople): string | null => {
  if (field === 'customerId') return people.customer?.name ?? null;
  if (field === 'contractorId') return people.contractor?.name ?? null;
  if (field === 'contactId') return nameOf(people.contact);
  return values[field] === null || !isQuoted(field) ? null : String(values[field]);
};

const subjectOf = (field: ProjectField): string => field.replace(/Id$/, '');

/** How a project is changed. */
interface Change {
  readonly values: ProjectValues;
  /** The fields of its state that the change names; null for one that leaves the state as it is. */
  readonly named: ReadonlySet<StateField> | null;
  /** Why an admin completes it, or moves it to a stage, although papers are not in order. */
  readonly withoutPapers?: string | null;
}

/**
 * Sets a project's values and adds an entry to its history for each field that changes. The contacts that it concerns must be locked
 * (`lockProjectContacts`) if its state or people may change.
 * @returns the names of the fields that changed
 * @throws AppError BAD_INPUT for a status that may not follow, a state that contradicts itself, papers that are missing, or a person who does not exist or, with a deal, who its buyers are; CONFLICT for one that is archived
 */
export const changeProject = async (
  context: Context,
  em: EntityManager,
  project: Project,
  { values: wanted, named, withoutPapers = null }: Change,
): Promise<ProjectField[]> => {
  const now = context.now();
  if (project.archivedAt) throw conflict(projectSentences.archived);
  const before = valuesOf(project);
  if (!canChangeStatus(before.status, wanted.status))
    throw fieldError('status', moveRefused(before.status, wanted.status));
  const values = named ? completeState(wanted, named) : wanted;
  const changed = projectFieldNames.filter((field) => values[field] !== before[field]);
  if (changed.length === 0) return [];
  const fixed =
    project.deal && (['customerId', 'contactId'] as const).find((field) => changed.includes(field));
  if (fixed) throw fieldError(fixed, projectSentences.belongsToDeal);
  if (values.status === 'completed' && before.status !== 'completed')
    await requireApprovedDocuments(context, em, {
      projectId: project.id,
      step: 'completion',
      reason: withoutPapers,
    });
  else if (changed.includes('stage'))
    await requireForStage(context, em, {
      projectId: project.id,
      from: before.stage,
      to: values.stage,
      reason: withoutPapers,
    });
  project.completedAt = values.status === 'completed' ? (project.completedAt ?? now) : null;
  const [was, people] = [await findPeople(em, before, before), await findPeople(em, values, before)];
  Object.assign(project, pick(values, plainFields), people);
  const isStarted = values.status === 'in_progress' || values.status === 'completed';
  if (
    startsWork(before.status, values.status) ||
    (isStarted && (changed.includes('contactId') || changed.includes('customerId')))
  )
    await becomeCustomer(context, em, project.id, values);
  for (const field of changed) {
    recordProjectEvent(em, {
      projectId: project.id,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      subject: subjectOf(field),
      before: shown(field, before, was),
      after: shown(field, values, people),
      adminOnly: isForAdmins(field),
      at: now,
    });
  }
  return changed;
};
