import { zipOfAddress } from '@hearthline/rules/people/leads/zip-of-lead.ts';
import { ownerRoles } from '@hearthline/rules/people/owners.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { chooseMember, leadsAreRouted, sellers, takeTurn } from './choose-member.ts';
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
  readonly ownerId: string | null;
  readonly name: string;
  /** By which a team is found: that of the lead, otherwise that of the contact's address. */
  readonly zip: string | null;
}

/** The contact of a lead with its active owner, if it has one. */
const contactOfLead = async (
  trx: Transaction,
  { contactId, zip }: Pick<Lead, 'contactId' | 'zip'>,
): Promise<Sought> => {
  const { firstName, lastName, address, ownerId } = await trx
    .selectFrom('contacts as c')
    .leftJoin('users as u', (join) =>
      join
        .onRef('u.id', '=', 'c.ownerId')
        .on('u.disabledAt', 'is', null)
        .on('u.role', 'in', ownerRoles.contact),
    )
    .select(['c.firstName', 'c.lastName', 'c.address', 'u.id as ownerId'])
    .where('c.id', '=', contactId)
    .executeTakeFirstOrThrow();
  return { ownerId, name: `${firstName} ${lastName}`.trim(), zip: zip ?? zipOfAddress(address) };
};

/** Mails a lead to whoever looks after it. */
const tellOwner = async (
  context: Context,
  trx: Transaction,
  lead: LeadForMail,
  { ownerId, isNew }: { readonly ownerId: string; readonly isNew: boolean },
): Promise<void> => {
  const owner = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const mail = isNew ? leadIsYours : yourContactAsked;
  const company = await readSetting(readsIn(trx), 'company');
  await queueMail(context, trx, mail(lead, owner, context.publicUrl), company);
};

/** @param to the new owner; null leaves whoever there is */
const settle = async (
  context: Context,
  trx: Transaction,
  lead: Omit<LeadForMail, 'name'>,
  { ownerId, name }: Sought,
  to: string | null,
): Promise<void> => {
  if (to !== null) await giveContact(context, trx, lead.contactId, to);
  const owner = to ?? ownerId;
  if (owner !== null)
    await tellOwner(context, trx, { ...lead, name }, { ownerId: owner, isNew: to !== null });
};

/**
 * Gives the contact of a request to whoever's turn it is, unless an active owner looks after it; either is mailed.
 * @param requestId for which there will be a reminder, if nobody answers
 */
export const routeRequest = async (
  context: Context,
  trx: Transaction,
  requestId: string,
  lead: Lead,
): Promise<void> => {
  if (!(await leadsAreRouted(trx))) return;
  const sought = await contactOfLead(trx, lead);
  const next = sought.ownerId === null ? await chooseMember(context, trx, sought.zip) : null;
  await settle(context, trx, { ...lead, wants: asksForCall }, sought, next);
  await trx.insertInto('answerReminders').values({ requestId }).execute();
};

/** The contact of a booking, before it gets its consultant; null while leads are not routed. */
export const seekOwner = async (
  trx: Transaction,
  lead: Pick<Lead, 'contactId' | 'zip'>,
): Promise<Sought | null> => ((await leadsAreRouted(trx)) ? contactOfLead(trx, lead) : null);

/** The account of a consultant, if it may own contacts. */
const accountOf = async (trx: Transaction, consultantId: string): Promise<string | null> => {
  const account = await sellers(trx)
    .innerJoin('consultants as c', 'c.userId', 'u.id')
    .where('c.id', '=', consultantId)
    .forShare('u')
    .executeTakeFirst();
  return account?.id ?? null;
};

/** Gives the contact of a booking to its consultant, whose turn it then was, or else like that of a request. */
export const routeBooking = async (
  context: Context,
  trx: Transaction,
  appointment: Pick<Row<'appointments'>, 'id' | 'appointmentDate' | 'appointmentTime' | 'consultantId'>,
  lead: Omit<Lead, 'zip'>,
  sought: Sought,
): Promise<void> => {
  const account = sought.ownerId === null ? await accountOf(trx, appointment.consultantId) : null;
  if (account !== null) await takeTurn(trx, account);
  const next = sought.ownerId === null ? (account ?? (await chooseMember(context, trx, sought.zip))) : null;
  await settle(context, trx, { ...lead, wants: booked(appointment) }, sought, next);
  await trx.insertInto('answerReminders').values({ appointmentId: appointment.id }).execute();
};
