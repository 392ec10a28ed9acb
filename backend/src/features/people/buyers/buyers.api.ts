import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';

/** Somebody who buys, as mails address them. */
export interface BuyerMailbox {
  readonly name: string;
  readonly address: string;
}

/**
 * The mailboxes of everybody who buys by a deal now: its contact, then its co-buyers. Two who share one get one mail. None for a contact
 * that was deleted, unless there are co-buyers.
 */
export const readBuyerMailboxes = async (db: Db, dealId: string): Promise<BuyerMailbox[]> => {
  const deal = await db
    .selectFrom('deals as d')
    .leftJoin('contacts as c', 'c.id', 'd.contactId')
    .select((eb) => [
      'd.coBuyers',
      sql<string | null>`trim(${eb.ref('c.firstName')} || ' ' || ${eb.ref('c.lastName')})`.as('name'),
      'c.email',
    ])
    .where('d.id', '=', dealId)
    .executeTakeFirst();
  if (!deal) return [];
  const all: BuyerMailbox[] = [
    ...(deal.email ? [{ name: deal.name ?? '', address: deal.email }] : []),
    ...deal.coBuyers.map(({ name, email }) => ({ name, address: email })),
  ];
  return all.filter(
    ({ address }, at) => all.findIndex((other) => foldEmail(other.address) === foldEmail(address)) === at,
  );
};
