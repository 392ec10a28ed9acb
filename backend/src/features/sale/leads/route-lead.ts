import { zipOfAddress } from '@hearthline/rules/people/leads/zip-of-lead.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { chooseMember, leadsAreRouted, sellers, takeTurn, type LeadOwner } from './choose-member.ts';
import { giveContact } from './give-contact.ts';
import { asksForCall, booked, leadIsYours, yourContactAsked, type LeadForMail } from './lead.mail.ts';

/** Somebody who asks or books, by a contact that the transaction has locked or made. */
export interface Lead {
  readonly contactId: string;
  /** That of the design's site, otherwise of the address that came with it. */
  readonly zip: string | null;
  /** As it was typed. */
  readonly phone: string;
}

/** A contact that a lead came from, while leads are routed. */
export interface Sought {
  /** Whoever looks after the contact already, and keeps it. */
  readonly owner: LeadOwner | null;
  readonly name: string;
  /** By which a team is found: that of the lead, otherwise that of the contact's address. */
  readonly zip: string | null;
}

/** The contact of a lead with its active owner, if it has one; null while leads are not routed. */
export const seekOwner = async (
  trx: Transaction,
  { contactId, zip }: Pick<Lead, 'contactId' | 'zip'>,
): Promise<Sought | null> => {
  if (!(await leadsAreRouted(trx))) return null;
  const { firstName, lastName, address, ownerId } = await trx
    .selectFrom('contacts')
    .select(['firstName', 'lastName', 'address', 'ownerId'])
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow();
  const owner =
    ownerId === null ? undefined : await sellers(trx).where('u.id', '=', ownerId).executeTakeFirst();
  return { owner: owner ?? null, name: `${firstName} ${lastName}`.trim(), zip: zip ?? zipOfAddress(address) };
};

/**
 * Gives the contact of a lead to whoever is chosen, unless an active owner looks after it; either is mailed. What is done once somebody is
 * chosen is done while others wait for their turn: the rest comes before.
 */
const settle = async (
  context: Context,
  trx: Transaction,
  lead: Omit<LeadForMail, 'name'>,
  { owner, name }: Sought,
  choose: () => Promise<LeadOwner | null>,
): Promise<void> => {
  const company = await readSetting(readsIn(trx), 'company');
  const chosen = owner === null ? await choose() : null;
  if (chosen) await giveContact(context, trx, lead.contactId, chosen.id);
  const reader = chosen ?? owner;
  const mail = chosen ? leadIsYours : yourContactAsked;
  if (reader) await queueMail(context, trx, mail({ ...lead, name }, reader, context.publicUrl), company);
};

/** Routes a request to be called, of which its owner is reminded if nobody answers. */
export const routeRequest = async (
  context: Context,
  trx: Transaction,
  requestId: string,
  lead: Lead,
): Promise<void> => {
  const sought = await seekOwner(trx, lead);
  if (!sought) return;
  await trx.insertInto('answerReminders').values({ requestId }).execute();
  await settle(context, trx, { ...lead, wants: asksForCall }, sought, () =>
    chooseMember(context, trx, sought.zip),
  );
};

/** The account of a consultant, if it may own contacts; it is their turn then. */
const consultantsAccount = async (trx: Transaction, consultantId: string): Promise<LeadOwner | null> => {
  const account = await sellers(trx)
    .innerJoin('consultants as c', 'c.userId', 'u.id')
    .where('c.id', '=', consultantId)
    .forShare('u')
    .executeTakeFirst();
  if (account) await takeTurn(trx, account.id);
  return account ?? null;
};

/**
 * Routes a booking that has its consultant, whose an unassigned contact then is; without an account they take none, and it is routed like
 * a request.
 */
export const routeBooking = async (
  context: Context,
  trx: Transaction,
  appointment: Pick<Row<'appointments'>, 'id' | 'appointmentDate' | 'appointmentTime' | 'consultantId'>,
  lead: Omit<Lead, 'zip'>,
  sought: Sought,
): Promise<void> => {
  await trx.insertInto('answerReminders').values({ appointmentId: appointment.id }).execute();
  await settle(
    context,
    trx,
    { ...lead, wants: booked(appointment) },
    sought,
    async () =>
      (await consultantsAccount(trx, appointment.consultantId)) ?? chooseMember(context, trx, sought.zip),
  );
};
