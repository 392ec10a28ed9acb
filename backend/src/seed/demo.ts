import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { hashPassword } from '../features/people/accounts/passwords/hash-password.ts';
import type { EntityManager } from '../platform/db/database.ts';
import { dbIn } from '../platform/db/query-builder.ts';
import type { Seal } from '../platform/crypto/seal.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { readDemoUser } from './demo-user.ts';
import { demoContact, demoContactCount, demoNote } from './contacts.ts';
import { seedAgreement } from './agreements.ts';
import { seedAppointments } from './appointments.ts';
import { seedArrivals } from './arrivals.ts';
import { seedCompany } from './company.ts';
import { seedCampaigns } from './campaigns.ts';
import { seedFigures } from './figures.ts';
import { touchedByLastEvents } from './deal-history.ts';
import { seedDeals } from './deals.ts';
import { seedPayments } from './payments.ts';
import { seedDesigns } from './designs.ts';
import { seedLeads } from './leads.ts';
import { seedDocuments } from './documents.ts';
import { seedMessages } from './messages.ts';
import { seedContractorWork } from './contractor-rows.ts';
import { seedFactory } from './factory-rows.ts';
import { seedQuotes } from './quotes.ts';
import { seedReports } from './reports.ts';
import { seedSavedViews } from './saved-views.ts';
import { seedProjects } from './project-rows.ts';
import { takeLocks } from '../platform/locks/advisory-locks.ts';

const day = 24 * 3600 * 1000;

/** One account for each role, with creation times spread over the last half year. */
export const seedAccounts = async (em: EntityManager, now: Date): Promise<void> => {
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(demoPassword)));
  await dbIn(em)
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

/** Contacts of the last five months, their tags, and notes about some. */
export const seedContacts = async (em: EntityManager, now: Date): Promise<void> => {
  const db = dbIn(em);
  const admin = await readDemoUser(db, 'admin@example.com');
  const rows = Array.from({ length: demoContactCount }, (_, number) => {
    const values = demoContact(number, now);
    return {
      ...values,
      ownerId: number % 4 === 0 ? admin.id : null,
      emailFolded: foldEmail(values.email),
    };
  });
  const contacts = await db.insertInto('contacts').values(rows).returning(['id', 'email']).execute();
  const ids = new Map(contacts.map(({ id, email }) => [email, id]));
  const notes = rows.flatMap(({ email, createdAt }, number) => {
    const [contactId, text] = [ids.get(email), demoNote(number)];
    // Written some time after the contact was created, never in the future.
    const at = new Date((createdAt.getTime() + now.getTime()) / 2);
    return contactId && text
      ? [{ contactId, authorId: admin.id, authorName: admin.name, text, createdAt: at }]
      : [];
  });
  await db.insertInto('contactNotes').values(notes).execute();
  await db
    .insertInto('contactTags')
    .columns(['tag'])
    .expression(
      db
        .selectFrom('contacts')
        .select((eb) => sql<string>`unnest(${eb.ref('tags')})`.as('tag'))
        .distinct(),
    )
    .execute();
};

/** The two consultants on duty that the design asks for. */
export const seedConsultants = async (em: EntityManager): Promise<void> => {
  await dbIn(em)
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
export const seedDemo = (
  entityManager: EntityManager,
  now: Date,
  storage: Storage,
  seal: Seal,
  publicUrl = '',
): Promise<boolean> =>
  entityManager.transactional(async (em) => {
    await takeLocks(em, 'demo data');
    if (await dbIn(em).selectFrom('users').limit(1).executeTakeFirst()) return false;
    await seedAccounts(em, now);
    await seedContacts(em, now);
    await seedConsultants(em);
    await seedReports(em, now);
    await seedProjects(em, now);
    // One hears of bookings by mail; the news of the other go to the company.
    await dbIn(em)
      .updateTable('consultants')
      .set('email', 'morgan.hale@hearthline.example')
      .where('name', '=', 'Morgan Hale')
      .execute();
    await seedAppointments(em, now);
    await seedContractorWork(em, now);
    await seedFactory(em, now);
    await seedCampaigns(em, now);
    await seedLeads(em, now);
    await seedDesigns(em, now);
    await seedDeals(em, now);
    await seedArrivals(em);
    await seedDocuments(em, now, storage);
    await seedMessages(em, now);
    await seedFigures(em, now);
    await seedCompany(em);
    await seedQuotes(em, now, publicUrl);
    await seedAgreement(em, now, { storage, seal });
    await seedPayments(em, now);
    await touchedByLastEvents(em);
    await seedSavedViews(em, now);
    return true;
  });
