import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import type { Db, Transaction } from '../platform/db/query-builder.ts';
import { hashPassword } from '../features/people/accounts/passwords/hash-password.ts';
import type { Seal } from '../platform/crypto/seal.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { readDemoUser } from './demo-user.ts';
import { countyFair, demoContact, demoContactCount, demoNote } from './contacts.ts';
import { seedAgreement } from './agreements.ts';
import { seedAppointments } from './appointments.ts';
import { seedArrivals } from './arrivals.ts';
import { seedCompany } from './company.ts';
import { seedCampaigns } from './campaigns.ts';
import { seedFigures } from './figures.ts';
import { touchedByLastEvents } from './deal-history.ts';
import { seedDeals } from './deals.ts';
import { seedDesigns } from './designs.ts';
import { seedLeads, seedNewRequests } from './leads.ts';
import { seedDocuments } from './documents.ts';
import { seedMessages } from './messages.ts';
import { seedContractorWork } from './contractor-rows.ts';
import { seedFactory } from './factory-rows.ts';
import { seedQuotes } from './quotes.ts';
import { seedSales } from './sales.ts';
import { seedRemovedSeller } from './removed-seller.ts';
import { seedReports } from './reports.ts';
import { seedSavedViews } from './saved-views.ts';
import { seedDuplicates } from './duplicates.ts';
import { seedStaff } from './staff.ts';
import { seedTasks } from './tasks.ts';
import { seedProjects } from './project-rows.ts';
import { takeLocks } from '../platform/locks/advisory-locks.ts';

const day = 24 * 3600 * 1000;

/** One account for each role, with creation times spread over the last half year. */
export const seedAccounts = async (trx: Transaction, now: Date): Promise<void> => {
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(demoPassword)));
  await trx
    .insertInto('users')
    .values(
      demoAccounts.map((account, index) => ({
        ...account,
        emailFolded: foldEmail(account.email),
        passwordHash: hashes[index] ?? null,
        isEmailVerified: true,
        createdAt: new Date(now.getTime() - (190 - index * 27) * day),
      })),
    )
    .execute();
};

/** Two spellings that are one source: a county fair is a home show. */
const joinSources = async (trx: Transaction): Promise<void> => {
  await trx
    .updateTable('contactSources')
    .set({ key: 'home show' })
    .where('source', '=', countyFair)
    .execute();
  await trx.deleteFrom('leadSources').where('key', '=', countyFair).execute();
};

/** Contacts of the last five months, their tags, and notes about some. */
export const seedContacts = async (trx: Transaction, now: Date): Promise<void> => {
  const admin = await readDemoUser(trx, 'admin@example.com');
  const rows = Array.from({ length: demoContactCount }, (_, number) => {
    const values = demoContact(number, now);
    return {
      ...values,
      ownerId: number % 8 === 0 ? admin.id : null,
      emailFolded: foldEmail(values.email),
    };
  });
  const contacts = await trx.insertInto('contacts').values(rows).returning(['id', 'email']).execute();
  await joinSources(trx);
  const ids = new Map(contacts.map(({ id, email }) => [email, id]));
  const notes = rows.flatMap(({ email, createdAt }, number) => {
    const [contactId, text] = [ids.get(email), demoNote(number)];
    // Written some time after the contact was created, never in the future.
    const at = new Date((createdAt.getTime() + now.getTime()) / 2);
    return contactId && text
      ? [{ contactId, authorId: admin.id, authorName: admin.name, text, createdAt: at }]
      : [];
  });
  await trx.insertInto('contactNotes').values(notes).execute();
  await trx
    .insertInto('contactTags')
    .columns(['tag'])
    .expression(
      trx
        .selectFrom('contacts')
        .select((eb) => sql<string>`unnest(${eb.ref('tags')})`.as('tag'))
        .distinct(),
    )
    .execute();
};

/** The two consultants on duty that the design asks for. */
export const seedConsultants = async (trx: Transaction): Promise<void> => {
  await trx
    .insertInto('consultants')
    .values(['Morgan Hale', 'Sofia Brandt'].map((name, position) => ({ name, position, onDuty: true })))
    .execute();
};

/**
 * Fills an empty database with what the demo shows: accounts, contacts, consultants, projects, documents, and who the company is.
 * A database with any account in it is left alone.
 * @param now the moment that all ages count back from
 * @param publicUrl what the links in its mails begin with
 * @returns whether anything was stored
 */
export const seedDemo = (db: Db, now: Date, storage: Storage, seal: Seal, publicUrl = ''): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await takeLocks(trx, 'demo data');
    if (await trx.selectFrom('users').limit(1).executeTakeFirst()) return false;
    await seedAccounts(trx, now);
    await seedContacts(trx, now);
    await seedConsultants(trx);
    await seedReports(trx, now);
    await seedProjects(trx, now);
    // One hears of bookings by mail; the news of the other go to the company.
    await trx
      .updateTable('consultants')
      .set('email', 'morgan.hale@hearthline.example')
      .where('name', '=', 'Morgan Hale')
      .execute();
    await seedAppointments(trx, now);
    await seedContractorWork(trx, now);
    await seedFactory(trx, now);
    await seedCampaigns(trx, now);
    await seedLeads(trx, now);
    await seedDesigns(trx, now);
    await seedSales(trx, now, { storage, seal, publicUrl });
    await seedDeals(trx, now);
    await seedArrivals(trx);
    await seedDocuments(trx, now, storage);
    await seedMessages(trx, now);
    await seedFigures(trx, now);
    await seedCompany(trx);
    await seedQuotes(trx, now, publicUrl);
    await seedAgreement(trx, now, { storage, seal, publicUrl });
    await touchedByLastEvents(trx);
    await seedSavedViews(trx, now);
    await seedStaff(trx, now);
    await seedNewRequests(trx, now);
    await seedRemovedSeller(trx, now);
    await seedDuplicates(trx, now, { storage, seal, publicUrl });
    await seedTasks(trx, now);
    return true;
  });
