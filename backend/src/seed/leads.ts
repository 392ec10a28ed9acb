import type { Transaction } from '../platform/db/query-builder.ts';
import { sql } from 'kysely';

/**
 * The newest prospects who came by the consultant form have each made a request, which nobody has answered yet.
 * @param before only contacts created by then have made one
 */
export const seedLeads = async (trx: Transaction, before: Date): Promise<void> => {
  await trx
    .insertInto('consultantRequests')
    .columns(['fullName', 'email', 'phone', 'researchProperty', 'contactId', 'createdAt'])
    .expression(
      trx
        .selectFrom('contacts')
        .select((eb) => [
          sql<string>`${eb.ref('firstName')} || ' ' || ${eb.ref('lastName')}`.as('fullName'),
          'email',
          eb.fn.coalesce('phone', eb.val('(360) 555-0100')).as('phone'),
          sql<boolean>`${eb.ref('tags')} @> '{land owned}'`.as('researchProperty'),
          'id',
          'createdAt',
        ])
        .where('status', '=', 'prospect')
        .where('source', '=', 'consultant_request')
        .where('createdAt', '<', before)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(7),
    )
    .execute();
};

const hour = 3600 * 1000;

/** Everybody of whom nobody takes care has asked to be called in the last days: the newest a few minutes ago. */
export const seedNewRequests = async (trx: Transaction, now: Date): Promise<void> => {
  const nobodys = await trx
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'createdAt'])
    .where('ownerId', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (nobodys.length === 0) return;
  await trx
    .insertInto('consultantRequests')
    .values(
      nobodys.map(({ id, firstName, lastName, email, phone, createdAt }, place) => ({
        fullName: `${firstName} ${lastName}`,
        email,
        phone: phone ?? '',
        contactId: id,
        createdAt: new Date(Math.max(createdAt.getTime(), now.getTime() - (place * 9 + 0.1) * hour)),
      })),
    )
    .execute();
};
