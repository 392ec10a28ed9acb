import { sql } from 'kysely';
import { mergeContacts } from '../features/people/contacts/merging/merge-contacts.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { readDemoUser } from './demo-user.ts';
import { dateBack } from './past.ts';
import { contextAt, type Facilities } from './seed-context.ts';

const day = 24 * 3600 * 1000;

/** What two contacts of the demo have in common, pair by pair. */
const common = ['email', 'email', 'phone', 'phone', 'name'] as const;

/**
 * Contacts of whom nothing is told yet, the oldest first: nobody misses anything if one of them is called otherwise.
 * @param before they were known by then
 */
const plainContacts = (trx: Transaction, before: Date) =>
  trx
    .selectFrom('contacts as c')
    .select([
      'c.id',
      'c.version',
      'c.firstName',
      'c.lastName',
      'c.email',
      'c.emailFolded',
      'c.phone',
      'c.address',
      'c.source',
      'c.ownerId',
    ])
    .where('c.phone', 'is not', null)
    .where(
      sql<boolean>`not exists (select from contacts_links(array[c.id])) and not exists (select from campaign_recipients r where r.contact_id = c.id and r.state <> 'sent')`,
    )
    .where('c.ownerId', 'is not', null)
    .where('c.createdAt', '<', before)
    .orderBy('c.createdAt')
    .limit(common.length * 2 + 2)
    .execute();

/** Five contacts that are there twice, one that was and was merged, and a deal that was made by mistake. */
export const seedDuplicates = async (trx: Transaction, now: Date, facilities: Facilities): Promise<void> => {
  const plain = await plainContacts(trx, new Date(now.getTime() - 40 * day));
  for (const [place, reason] of common.entries()) {
    const [first, second] = plain.slice(place * 2);
    if (!first || !second) return;
    const name = { firstName: first.firstName, lastName: first.lastName };
    const address = first.address ?? '18 Harbor Street, Sequim, WA';
    if (reason === 'name')
      await trx.updateTable('contacts').set({ address }).where('id', '=', first.id).execute();
    await trx
      .updateTable('contacts')
      .set({
        ...name,
        ...(reason === 'email' && { email: first.email, emailFolded: first.emailFolded }),
        ...(reason === 'phone' && { phone: first.phone }),
        ...(reason === 'name' && { address }),
      })
      .where('id', '=', second.id)
      .execute();
  }
  const [stays, mistaken] = plain.slice(common.length * 2);
  if (!stays || !mistaken) return;
  const admin = await readDemoUser(trx, 'admin@example.com');
  const twin = await trx
    .insertInto('contacts')
    .values({
      firstName: stays.firstName.slice(0, 3),
      lastName: stays.lastName,
      email: `${stays.lastName}.family@example.com`.toLowerCase(),
      emailFolded: `${stays.lastName}.family@example.com`.toLowerCase(),
      phone: stays.phone,
      company: `${stays.lastName} Family Trust`,
      source: 'referral',
      createdAt: new Date(now.getTime() - 40 * day),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const mergedAt = new Date(now.getTime() - 3 * day);
  await mergeContacts(contextAt(trx, facilities, admin, mergedAt), {
    into: stays.id,
    version: stays.version,
    other: twin.id,
    otherVersion: twin.version,
  });
  await dateBack(trx, mergedAt);
  const at = new Date(now.getTime() - 6 * day);
  const archivedAt = new Date(at.getTime() + 3600 * 1000);
  const deal = await trx
    .insertInto('deals')
    .values({
      contactId: mistaken.id,
      buyerName: `${mistaken.firstName} ${mistaken.lastName}`,
      ownerId: mistaken.ownerId,
      stage: 'new',
      probabilityPercent: 10,
      source: mistaken.source,
      createdAt: at,
      stageSince: at,
      touchedAt: archivedAt,
      archivedAt,
      version: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('dealEvents')
    .values([
      { dealId: deal.id, actorId: mistaken.ownerId, kind: 'opened', toStage: 'new', createdAt: at },
      {
        dealId: deal.id,
        actorId: mistaken.ownerId,
        kind: 'changed',
        note: 'Archived',
        createdAt: archivedAt,
      },
    ])
    .execute();
};
