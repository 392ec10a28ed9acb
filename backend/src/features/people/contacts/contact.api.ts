import { foldEmail } from '@hearthline/rules/text.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import { pick } from '../../../platform/db/pick.ts';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import { queryBuilder } from '../../../platform/db/statement.ts';
import { contactOfFormerAddress } from './merging/survivor.api.ts';
import { recordStatus } from './record-status.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

/** What a visitor told about themselves. */
export interface Lead {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Where they want to live or live; it goes into a new contact alone. */
  readonly address?: string | null;
  readonly source: 'consultant_request' | 'appointment';
  /** A design may open a deal, which is that of the contact's own address: no other one leads there. */
  readonly hasDesign: boolean;
}

/** The same of whom staff enter, who may have no phone number and come from anywhere. */
export interface EnteredPerson extends Omit<Lead, 'phone' | 'source' | 'hasDesign'> {
  readonly phone: string | null;
  readonly source: string;
}

/**
 * Finds a visitor's contact by e-mail, the oldest if there are several, or creates one (status `prospect`).
 * The address is locked until the transaction ends, so that two simultaneous visits do not create two contacts.
 * @returns the contact's id
 */
const captureLead = async (trx: Transaction, lead: Lead): Promise<string> => {
  const emailFolded = foldEmail(lead.email);
  await takeLocks(trx, ['address of a contact', emailFolded]);
  // Locked so that it cannot be deleted before the visit refers to it.
  const known = await trx
    .selectFrom('contacts')
    .select('id')
    .where('emailFolded', '=', emailFolded)
    .orderBy('createdAt')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  // Nothing that a stranger types goes into somebody's contact: the phone number stays with the request, and the time line shows it.
  const found = known ?? (lead.hasDesign ? undefined : await contactOfFormerAddress(trx, emailFolded));
  return found?.id ?? createLeadContact(trx, lead);
};

/** Makes a contact of a visitor, or of whom staff book for: a prospect. The caller holds the lock of who it is. @returns its id */
export const createLeadContact = async (trx: Transaction, lead: EnteredPerson): Promise<string> => {
  const { id } = await trx
    .insertInto('contacts')
    .values({
      ...pick(lead, ['firstName', 'lastName', 'email', 'phone', 'address', 'source']),
      emailFolded: foldEmail(lead.email),
      status: 'prospect',
      tags: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The contact of a customer's account, locked so that it cannot be deleted before the visit refers to it. */
const ownContact = (db: Db, userId: string) =>
  db
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', (eb) =>
      eb
        .selectFrom((known) =>
          known
            .selectFrom('users as u')
            .innerJoin('contacts as c', 'c.emailFolded', 'u.emailFolded')
            .select(['c.id', sql<number>`1`.as('rank'), 'c.createdAt'])
            .where('u.id', '=', userId)
            .unionAll(
              known
                .selectFrom('projects')
                .select((eb) => [
                  eb.ref('contactId').$notNull().as('id'),
                  sql<number>`2`.as('rank'),
                  'createdAt',
                ])
                .where('customerId', '=', userId)
                // Of a deal's project it is the deal's contact, which may be whom they buy with.
                .where('dealId', 'is', null)
                .where('contactId', 'is not', null),
            )
            .as('known'),
        )
        .select('known.id')
        .orderBy('rank')
        .orderBy('known.createdAt')
        .limit(1),
    )
    // As whoever changes it: what was booked becomes part of what the contact is found by.
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Finds the contact a visit belongs to. A signed-in customer is the contact with the account's verified address, else the one
 * that staff assigned to one of their projects, whatever address was typed. Anyone else is found by the typed address, or created.
 * @returns the contact's id
 */
export const findOrCreateContact = async (
  trx: Transaction,
  viewer: Viewer | null,
  lead: Lead,
): Promise<string> => {
  const isKnown = viewer?.role === 'customer' && viewer.isEmailVerified;
  const contact = isKnown ? await ownContact(trx, viewer.id) : undefined;
  return contact?.id ?? captureLead(trx, lead);
};

/** For whom a project is: its contact, and its customer's account. */
export interface Buyer {
  readonly contactId: string | null;
  readonly customerId: string | null;
}

type Id = RawBuilder<string | null>;

/** The contact of a buyer: the one that the project names, otherwise the one with the verified address of the customer's account. */
export const contactOf = (contactId: Id, customerId: Id): Id => {
  const ofAccount = queryBuilder
    .selectFrom('users as u')
    .innerJoin('contacts as c', 'c.emailFolded', 'u.emailFolded')
    .select('c.id')
    .where('u.id', '=', customerId)
    .where('u.role', '=', sql.lit('customer'))
    .where((eb) => eb.ref('u.isEmailVerified'))
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .limit(sql.lit(1));
  return sql`(select coalesce(${contactId}, ${ofAccount}))`;
};

/** An id that may be missing. */
export const idOf = (id: string | null | undefined): Id => sql`${id ?? null}::uuid`;

/**
 * Locks the contacts that a change of a project may concern: those of now and those that it will get. Must come before the project
 * is locked: deleting or renaming contacts locks them first and then their projects, so the other order could deadlock.
 */
export const lockProjectContacts = async (
  trx: Transaction,
  projectId: string,
  { contactId, customerId }: Partial<Buyer> = {},
): Promise<void> => {
  const [contact, customer] = [idOf(contactId), idOf(customerId)];
  const inProject = (column: 'contactId' | 'customerId'): Id =>
    sql`${trx.selectFrom('projects').select(column).where('id', '=', projectId)}`;
  await trx
    .selectFrom('contacts')
    .select('id')
    .where(
      sql<SqlBool>`id in (
        ${inProject('contactId')} union select ${contact}
        union ${contactOf(inProject('contactId'), inProject('customerId'))} union ${contactOf(contact, customer)}
      )`,
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

/** The contact of a project that starts becomes a customer, whatever it was; only undoing the step makes it less again. */
export const becomeCustomer = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  trx: Transaction,
  projectId: string,
  { contactId, customerId }: Buyer,
): Promise<void> => {
  const changed = await trx
    .with('buyer', (qb) =>
      qb
        .selectFrom('contacts')
        .select(['id', 'status'])
        .where('id', '=', contactOf(idOf(contactId), idOf(customerId)).$notNull())
        .where('status', '<>', 'customer'),
    )
    .updateTable('contacts')
    .from('buyer')
    .set((eb) => ({ status: 'customer', version: eb('contacts.version', '+', 1) }))
    .whereRef('contacts.id', '=', 'buyer.id')
    .returning(['contacts.id', 'buyer.status as before'])
    .executeTakeFirst();
  if (!changed) return;
  await recordStatus(context, trx, {
    contactId: changed.id,
    fromStatus: changed.before,
    toStatus: 'customer',
  });
  await audit(context, trx, {
    action: 'contact.update',
    object: ['contact', changed.id],
    details: { fields: ['status'], project: projectId },
  });
};
