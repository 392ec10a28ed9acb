import type { WalkIn } from '@hearthline/rules/sale/walk-in.ts';
import { walkInSource } from '@hearthline/rules/people/contacts/lead-sources.ts';
import { mayOwn } from '@hearthline/rules/people/owners.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { setContactOwners } from '../../people/contacts/contact-owner.api.ts';
import { createLeadContact } from '../../people/contacts/contact.api.ts';
import { contactScope, missingContact, requireContact } from '../../people/contacts/contact.policy.ts';
import { survivorOf } from '../../people/contacts/merging/survivor.api.ts';
import {
  colleagueOf,
  knownPeople,
  lockPerson,
  lookedAfter,
  type TypedPerson,
} from '../../people/contacts/known-person.api.ts';
import { isUnassigned } from '../../people/staff/staff.policy.ts';
import { sql } from 'kysely';

/** The contact of a walk-in, locked. */
export interface WalkInContact {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly ownerId: string | null;
}

const locked = async (trx: Transaction, id: string): Promise<WalkInContact & { isNobodys: boolean }> => {
  const contact = await trx
    .selectFrom('contacts as c')
    .select(['c.id', 'c.firstName', 'c.lastName', 'c.email', 'c.phone', 'c.ownerId'])
    .select(sql<boolean>`${isUnassigned(sql.ref('c.ownerId'), 'contact')}`.as('isNobodys'))
    .where('c.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!contact) throw missingContact();
  return contact;
};

/** The contact whom a typed person is by address, or by phone and name: one that the viewer reads, else nobody's; null for somebody new. @throws AppError CONFLICT for a colleague's */
const knownContact = async (
  { viewer }: Pick<Context, 'viewer'>,
  trx: Transaction,
  person: TypedPerson,
): Promise<string | null> => {
  await lockPerson(trx, person);
  const known = await knownPeople(trx, viewer, person);
  const colleague = contactScope(viewer).name === 'all' ? null : colleagueOf(known);
  if (colleague !== null) throw lookedAfter(colleague);
  // A walk-in opens a deal, whose buyer is the contact's own address: one that was merged away leads nowhere (rule `buyer.proved`).
  const alike = known.filter(({ isByEmail, isByPhone }) => isByEmail || isByPhone);
  const theirs = alike.find(({ isChanged }) => isChanged) ?? alike.find(({ isRead }) => isRead);
  return (theirs ?? alike.find(({ isNobodys }) => isNobodys))?.id ?? null;
};

/** What a known contact does not say itself goes into a note: nothing that is typed at the door replaces anything. */
const noteOf = (contact: WalkInContact, { phone, email }: Pick<WalkIn, 'phone' | 'email'>): string | null => {
  const parts = [
    ...(phone && phone !== contact.phone ? [`phone ${phone}`] : []),
    ...(email && email.toLowerCase() !== contact.email.toLowerCase() ? [`email ${email}`] : []),
  ];
  return parts.length > 0 ? `At a walk-in they gave: ${parts.join(', ')}` : null;
};

const addNote = async (
  { viewer }: Pick<Context, 'viewer'>,
  trx: Transaction,
  contactId: string,
  text: string,
): Promise<void> => {
  if (!viewer) return;
  await trx
    .insertInto('contactNotes')
    .columns(['contactId', 'authorId', 'authorName', 'text'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([eb.val(contactId).as('contactId'), 'id', 'name', eb.val(text).as('text')])
        .where('id', '=', viewer.id),
    )
    .execute();
};

/**
 * The contact of a walk-in (rule `walkin.known`), locked; what was unassigned is the caller's from now on.
 * @throws AppError NOT_FOUND for a contact that the viewer does not read, CONFLICT for whom a colleague looks after
 */
export const contactOfWalkIn = async (
  context: Context,
  trx: Transaction,
  { contactId, firstName, lastName, phone, email, source }: WalkIn,
): Promise<WalkInContact> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const person = { firstName: firstName ?? '', lastName: lastName ?? '', phone, email };
  const chosen = contactId === null ? null : ((await survivorOf(readsIn(trx), contactId)) ?? contactId);
  if (chosen !== null) {
    if (!isId(chosen)) throw missingContact();
    await requireContact(trx, viewer, chosen);
  }
  const known = chosen ?? (await knownContact(context, trx, person));
  if (known === null) {
    const id = await createLeadContact(trx, {
      ...person,
      phone,
      source: source ?? walkInSource,
    });
    await audit(context, trx, { action: 'contact.create', object: ['contact', id] });
    await trx.updateTable('contacts').set({ ownerId: viewer.id }).where('id', '=', id).execute();
    return { id, ...person, ownerId: viewer.id };
  }
  const contact = await locked(trx, known);
  const note = noteOf(contact, { phone, email });
  if (note !== null) await addNote(context, trx, contact.id, note);
  if (!contact.isNobodys || !mayOwn(viewer.role, 'contact')) return contact;
  await setContactOwners(trx, [{ id: contact.id, ownerId: viewer.id }], { actorId: viewer.id });
  await audit(context, trx, {
    action: 'contact.update',
    object: ['contact', contact.id],
    details: { fields: ['ownerId'], ownerBefore: contact.ownerId, owner: viewer.id },
  });
  return { ...contact, ownerId: viewer.id };
};
