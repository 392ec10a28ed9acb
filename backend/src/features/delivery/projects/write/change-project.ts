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
import { ownerRoles, unknownOwner } from '@hearthline/rules/people/owners.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { pick } from '../../../../platform/db/pick.ts';
import { conflict, fieldError } from '../../../../platform/errors.ts';
import { tellNewOwner } from '../../../people/accounts/owner.api.ts';
import { becomeCustomer } from '../../../people/contacts/contact.api.ts';
import { contactScope } from '../../../people/contacts/contact.policy.ts';
import { requireApprovedDocuments, requireForStage } from '../../documents/document.api.ts';
import { recordProjectEvent } from '../project.api.ts';
import { isForAdmins, isQuoted, personFields, type PersonField } from '../project.fields.ts';
import { storedColumns, valuesOf, type StoredProject } from './stored-project.ts';

/** People of a project, each by the field that names them. */
type People = Partial<Pick<ProjectValues, PersonField>>;

/** The account of a manager to be, which must be active and may manage projects; one that is the manager already may be any. */
const findManager = async (
  trx: Transaction,
  id: string | null | undefined,
  before: People | undefined,
): Promise<string | null> => {
  if (!id) return null;
  const accounts = trx.selectFrom('users').select('name').where('id', '=', id);
  const manager = await (
    id === before?.managerId
      ? accounts
      : accounts.where('role', 'in', ownerRoles.project).where('disabledAt', 'is', null)
  ).executeTakeFirst();
  if (!manager) throw fieldError('managerId', unknownOwner);
  return manager.name;
};

/**
 * Reads the names of the people to put on a project: an account must have the role it is picked for, and not have been removed; a contact
 * must be one that the viewer reads. Those already on it may stay even if that has changed since.
 * @throws AppError BAD_INPUT for a person who does not exist or has another role
 */
export const findPeople = async (
  { viewer }: Pick<Context, 'viewer'>,
  trx: Transaction,
  { customerId, contractorId, managerId, contactId }: People,
  before?: People,
): Promise<People> => {
  const account = async (role: 'customer' | 'contractor', id: string | null): Promise<string | null> => {
    if (!id) return null;
    const accounts = trx.selectFrom('users').select('name').where('id', '=', id);
    const user = await (
      id === before?.[`${role}Id`]
        ? accounts
        : accounts.where('role', '=', role).where('archivedAt', 'is', null)
    ).executeTakeFirst();
    if (!user) throw fieldError(`${role}Id`, projectSentences.personMissing);
    return user.name;
  };
  const contacts = trx
    .selectFrom('contacts as c')
    .select(['c.firstName', 'c.lastName'])
    .where('c.id', '=', contactId ?? null);
  const contact = contactId
    ? await (
        contactId === before?.contactId
          ? contacts
          : contacts.where(contactScope(viewer).where('c', viewer?.id ?? ''))
      ).executeTakeFirst()
    : null;
  if (contactId && !contact) throw fieldError('contactId', projectSentences.personMissing);
  return {
    customerId: await account('customer', customerId ?? null),
    contractorId: await account('contractor', contractorId ?? null),
    managerId: await findManager(trx, managerId, before),
    contactId: contact ? `${contact.firstName} ${contact.lastName}` : null,
  };
};

/** Values whose status, stage and progress go with each other (`rules/delivery/projects/status-and-stage.ts`). @throws AppError BAD_INPUT for a contradiction */
export const completeState = <Values extends Pick<ProjectValues, StateField>>(
  values: Values,
  named: ReadonlySet<StateField>,
): Values => {
  const state = deriveState({ status: values.status, stage: values.stage, progress: values.progress }, named);
  if (isContradiction(state)) throw fieldError(state.field, state.message);
  return { ...values, ...state };
};

/** Tells a new manager what is theirs now. */
export const tellManager = (
  context: Context,
  trx: Transaction,
  { id, name, managerId }: Pick<Row<'projects'>, 'id' | 'name' | 'managerId'>,
): Promise<void> =>
  tellNewOwner(context, trx, managerId, { what: `the project ${name}`, path: `/projects/${id}` });

const isPerson = (field: ProjectField): field is PersonField =>
  (personFields as readonly ProjectField[]).includes(field);

/** A field's value for the history; null if the history only says that it changed. */
const shown = (field: ProjectField, values: ProjectValues, names: People): string | null => {
  if (isPerson(field)) return names[field] ?? null;
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

/** The fields that a change has changed, and the project after it. */
interface Changed {
  readonly changed: readonly ProjectField[];
  readonly project: StoredProject;
}

/** @throws AppError CONFLICT for a project whose sale was cancelled: the home may have been sold anew, by another project */
const assertSaleHolds = async (trx: Transaction, { id, dealId }: StoredProject): Promise<void> => {
  if (!dealId) return;
  const deal = await trx
    .selectFrom('deals')
    .select('id')
    .where('id', '=', dealId)
    .where('stage', '=', 'won')
    .where('cancelledOn', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('projects as other')
            .whereRef('other.dealId', '=', 'deals.id')
            .where('other.id', '<>', id)
            .where('other.status', '<>', 'cancelled'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!deal) throw conflict(projectSentences.saleCancelled);
};

/**
 * Stores a project's values, with the next version if any differ, and adds an entry to its history for each field that changes. The contacts that it concerns must be locked
 * (`lockProjectContacts`) if its state or people may change.
 * @throws AppError BAD_INPUT for a status that may not follow, a state that contradicts itself, papers that are missing, or a person who does not exist or, with a deal, who its buyers are; CONFLICT for one that is archived, or that is to go on although its sale was cancelled
 */
export const changeProject = async (
  context: Context,
  trx: Transaction,
  project: StoredProject,
  { values: wanted, named, withoutPapers = null }: Change,
): Promise<Changed> => {
  const now = context.now();
  if (project.archivedAt) throw conflict(projectSentences.archived);
  const before = valuesOf(project);
  if (!canChangeStatus(before.status, wanted.status))
    throw fieldError('status', moveRefused(before.status, wanted.status));
  if (before.status === 'cancelled' && wanted.status !== 'cancelled') await assertSaleHolds(trx, project);
  const values = named ? completeState(wanted, named) : wanted;
  const changed = projectFieldNames.filter((field) => values[field] !== before[field]);
  if (changed.length === 0) return { changed, project };
  const fixed =
    project.dealId && (['customerId', 'contactId'] as const).find((field) => changed.includes(field));
  if (fixed) throw fieldError(fixed, projectSentences.belongsToDeal);
  if (values.status === 'completed' && before.status !== 'completed')
    await requireApprovedDocuments(context, trx, {
      projectId: project.id,
      step: 'completion',
      reason: withoutPapers,
    });
  else if (changed.includes('stage'))
    await requireForStage(context, trx, {
      projectId: project.id,
      from: before.stage,
      to: values.stage,
      reason: withoutPapers,
    });
  const newPeople = changed.filter((field) => isPerson(field));
  const namesBefore = await findPeople(context, trx, pick(before, newPeople), before);
  const namesAfter = await findPeople(context, trx, pick(values, newPeople), before);
  const stored = await trx
    .updateTable('projects')
    .set({
      ...pick(values, changed),
      completedAt: values.status === 'completed' ? (project.completedAt ?? now) : null,
      version: project.version + 1,
    })
    .where('id', '=', project.id)
    .returning(storedColumns)
    .executeTakeFirstOrThrow();
  const isStarted = values.status === 'in_progress' || values.status === 'completed';
  if (
    startsWork(before.status, values.status) ||
    (isStarted && (changed.includes('contactId') || changed.includes('customerId')))
  )
    await becomeCustomer(context, trx, project.id, values);
  for (const field of changed) {
    await recordProjectEvent(trx, {
      projectId: project.id,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      subject: subjectOf(field),
      before: shown(field, before, namesBefore),
      after: shown(field, values, namesAfter),
      adminOnly: isForAdmins(field),
      at: now,
    });
  }
  if (changed.includes('managerId')) await tellManager(context, trx, stored);
  return { changed, project: stored };
};
