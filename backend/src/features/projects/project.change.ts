import { canMove, moveRefused, projectFieldNames, projectSentences, type ProjectField, type ProjectValues } from '@hearthline/rules/projects.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { User } from '../accounts/user.entity.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { recordProjectEvent } from './project-event.entity.ts';
import type { Project } from './project.entity.ts';

const refuseField = (field: string, message: string): AppError => new AppError('BAD_INPUT', { message, fields: { [field]: message } });

/** The people of a project, loaded. */
export interface ProjectPeople {
  readonly customer: User | null;
  readonly contractor: User | null;
  readonly contact: Contact | null;
}

type Ids = Pick<ProjectValues, 'customerId' | 'contractorId' | 'contactId'>;

/**
 * Loads the people to put on a project: an account must have the role it is picked for, and not have been removed. Those already on it may stay
 * even if that has changed since: it must not block changes to other fields.
 * @throws AppError BAD_INPUT for a person who does not exist or has another role
 */
export const findPeople = async (em: EntityManager, { customerId, contractorId, contactId }: Ids, before?: Ids): Promise<ProjectPeople> => {
  const account = async (role: 'customer' | 'contractor', id: string | null): Promise<User | null> => {
    const user = id ? await em.findOne(User, id === before?.[`${role}Id`] ? { id } : { id, role, archivedAt: null }) : null;
    if (id && !user) throw refuseField(`${role}Id`, projectSentences.personMissing);
    return user;
  };
  const contact = contactId ? await em.findOne(Contact, { id: contactId }) : null;
  if (contactId && !contact) throw refuseField('contactId', projectSentences.personMissing);
  return { customer: await account('customer', customerId), contractor: await account('contractor', contractorId), contact };
};

/**
 * Keeps the contact that an update names from being deleted. Must come before the project is locked: deleting or renaming
 * contacts locks them first and then their projects, so the other order could deadlock.
 */
export const keepContact = async (em: EntityManager, input: unknown): Promise<void> => {
  const id = (input as { contactId?: unknown } | null | undefined)?.contactId;
  if (typeof id === 'string' && isId(id)) await executeIn(em, 'select from contacts where id = $1 for key share', [id]);
};

/** A project's current values, as the form names them. */
export const valuesOf = (project: Project): ProjectValues => ({
  name: project.name, description: project.description, status: project.status, stage: project.stage, progress: project.progress,
  customerId: project.customer?.id ?? null, contractorId: project.contractor?.id ?? null, contactId: project.contact?.id ?? null,
  address: project.address, startDate: project.startDate, estimatedCompletion: project.estimatedCompletion,
  budget: project.budget, actualCost: project.actualCost, sqft: project.sqft, bedrooms: project.bedrooms, bathrooms: project.bathrooms,
  propertyType: project.propertyType, contactPhone: project.contactPhone, contactEmail: project.contactEmail, notes: project.notes,
});

/** Applies what a status implies: completing a project finishes its work, reopening it clears that. @throws AppError BAD_INPUT for a forbidden move */
const settle = (project: Project, values: ProjectValues, now: Date): ProjectValues => {
  if (!canMove(project.status, values.status)) throw refuseField('status', moveRefused(project.status, values.status));
  if (values.status !== 'completed') {
    project.completedAt = null;
    return values;
  }
  project.completedAt ??= now;
  return { ...values, progress: 100 };
};

const nameOf = (contact: Contact | null): string | null => contact && `${contact.firstName} ${contact.lastName}`;

/** A field's value for the history. Null for long texts and contact details: of these only the change itself is recorded. */
const shown = (field: ProjectField, values: ProjectValues, people: ProjectPeople): string | null => {
  if (field === 'customerId') return people.customer?.name ?? null;
  if (field === 'contractorId') return people.contractor?.name ?? null;
  if (field === 'contactId') return nameOf(people.contact);
  if (field === 'description' || field === 'notes' || field === 'contactPhone' || field === 'contactEmail') return null;
  return values[field] === null ? null : String(values[field]);
};

const subjectOf = (field: ProjectField): string => field.replace(/Id$/, '');

/**
 * Sets a project's values and adds an entry to its history for each field that changes.
 * @returns the names of the fields that changed
 * @throws AppError BAD_INPUT for a status that may not follow, or a person who does not exist
 */
export const changeProject = async (context: Context, em: EntityManager, project: Project, wanted: ProjectValues): Promise<ProjectField[]> => {
  const now = context.now();
  const before = valuesOf(project);
  const values = settle(project, wanted, now);
  const changed = projectFieldNames.filter((field) => values[field] !== before[field]);
  if (changed.length === 0) return [];
  const [was, people] = [await findPeople(em, before, before), await findPeople(em, values, before)];
  const { customerId: _customer, contractorId: _contractor, contactId: _contact, ...plain } = values;
  Object.assign(project, plain, people);
  for (const field of changed) {
    recordProjectEvent(em, {
      projectId: project.id, actorId: context.viewer?.id ?? null, kind: 'changed', subject: subjectOf(field),
      before: shown(field, before, was), after: shown(field, values, people), adminOnly: field === 'actualCost' || field === 'contactId', at: now,
    });
  }
  return changed;
};
