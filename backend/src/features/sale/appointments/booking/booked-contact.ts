import { can, scopeOf } from '@hearthline/rules/permissions.ts';
import { changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { splitName } from '@hearthline/rules/people/person-name.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import type { Db, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { createLeadContact } from '../../../people/contacts/contact.api.ts';
import { survivorOf } from '../../../people/contacts/merging/survivor.api.ts';
import { contactScope, missingContact, requireContact } from '../../../people/contacts/contact.policy.ts';
import {
  colleagueOf,
  knownPeople,
  lockPerson,
  lookedAfter,
  type TypedPerson,
} from '../../../people/contacts/known-person.api.ts';

/** For whom a member of staff books: the contact that they chose, or else whoever is typed. */
export interface BookedPerson extends TypedPerson {
  readonly contactId: string | null;
}

type Caller = Pick<Context, 'viewer'>;

/** A contact that a booking names, as far as it says how to reach somebody. */
export interface ChosenContact extends TypedPerson {
  readonly id: string;
}

/**
 * The contact that a booking names, or the one that it was merged into.
 * @throws AppError NOT_FOUND
 */
export const chosenContact = async (
  db: Db,
  { viewer, query }: Pick<Context, 'viewer' | 'query'>,
  named: string,
): Promise<ChosenContact> => {
  if (!isId(named)) throw missingContact();
  const id = (await survivorOf({ query }, named)) ?? named;
  await requireContact(db, viewer, id);
  const contact = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!contact) throw missingContact();
  return contact;
};

/** The person of a booking, with the name in two parts. */
export const bookedPerson = (
  contactId: string | null,
  name: string,
  email: string,
  phone: string,
): BookedPerson => ({ contactId, ...splitName(name), email, phone });

/** What is typed of somebody besides what the contact that was chosen says itself. */
const typedBesides = (person: BookedPerson, contact: TypedPerson): TypedPerson => {
  const isSame =
    person.phone === contact.phone &&
    person.firstName === contact.firstName &&
    person.lastName === contact.lastName;
  const isSameAddress = foldEmail(person.email) === foldEmail(contact.email);
  return { ...person, email: isSameAddress ? '' : person.email, phone: isSame ? null : person.phone };
};

/**
 * The contact for whom a member of staff books; null if it will be a new one. Whoever reaches their own contacts alone books for these, for
 * somebody new if they may make contacts, and for whom nobody looks after.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for whom a colleague looks after (rule `own.no-grab`)
 */
export const mayBookFor = async (
  context: Caller,
  trx: Transaction,
  person: BookedPerson,
): Promise<string | null> => {
  const { viewer } = context;
  const reachesAll = contactScope(viewer).name === 'all';
  const chosen =
    person.contactId === null
      ? null
      : await chosenContact(trx, { viewer, ...readsIn(trx) }, person.contactId);
  if (chosen && reachesAll) return chosen.id;
  const known = await knownPeople(
    trx,
    viewer,
    chosen ? typedBesides(person, chosen) : person,
    chosen?.id ?? null,
  );
  const colleague = reachesAll ? null : colleagueOf(known);
  // Whether somebody is known here is not told to whoever could not make them a contact.
  const mayMake = can(viewer, 'contact:create');
  if (chosen) {
    if (colleague !== null)
      throw mayMake ? lookedAfter(colleague, changeSentences.lookedAfter) : new AppError('FORBIDDEN');
    return chosen.id;
  }
  // Whoever gives an address is found by that alone.
  const alike = person.email ? known.filter(({ isByEmail }) => isByEmail) : known;
  const theirs = alike.find(({ isRead }) => isRead);
  if (theirs && colleague === null) return theirs.id;
  if (!mayMake) throw new AppError('FORBIDDEN');
  if (colleague !== null) throw lookedAfter(colleague, changeSentences.lookedAfter);
  return person.email ? (alike[0]?.id ?? null) : null;
};

/** A contact that somebody makes who reaches their own alone is theirs. */
const ownNewContact = async ({ viewer }: Caller, trx: Transaction, id: string): Promise<void> => {
  if (!viewer || scopeOf(viewer, 'contact:update') !== 'own') return;
  await trx.updateTable('contacts').set({ ownerId: viewer.id }).where('id', '=', id).execute();
};

/**
 * Finds the contact once more, with the person locked as when a contact is made, or makes it: nobody else makes one of them meanwhile.
 * @returns its id; the contact is locked, so that it cannot be deleted before the booking refers to it
 * @throws AppError as {@link mayBookFor}
 */
export const contactToBookFor = async (
  context: Caller,
  trx: Transaction,
  person: BookedPerson,
): Promise<string> => {
  await lockPerson(trx, person);
  const known = await mayBookFor(context, trx, person);
  if (known !== null) {
    const locked = await trx
      .selectFrom('contacts')
      .select('id')
      .where('id', '=', known)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) throw missingContact();
    return known;
  }
  const id = await createLeadContact(trx, { ...person, source: 'appointment' });
  await ownNewContact(context, trx, id);
  return id;
};
