import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { Consultant } from '../features/sale/appointments/consultant.entity.ts';
import { Contact } from '../features/people/contacts/contact.entity.ts';
import { ContactNote } from '../features/people/contacts/contact-history.entity.ts';
import { User } from '../features/people/accounts/user.entity.ts';
import { hashPassword } from '../features/people/accounts/passwords/hash-password.ts';
import type { EntityManager } from '../platform/db/database.ts';
import { dbIn } from '../platform/db/query-builder.ts';
import type { Seal } from '../platform/crypto/seal.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
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
  demoAccounts.forEach((account, index) => {
    em.persist(
      em.create(User, {
        ...account,
        emailFolded: foldEmail(account.email),
        passwordHash: hashes[index],
        isEmailVerified: true,
        phone: null,
        disabledAt: null,
        lastSignInAt: null,
        createdAt: new Date(now.getTime() - (190 - index * 27) * day),
      }),
    );
  });
};

/** Contacts of the last five months, their tags, and notes about some. */
export const seedContacts = async (em: EntityManager, now: Date): Promise<void> => {
  const admin = await em.findOneOrFail(User, { role: 'admin' });
  for (let number = 0; number < demoContactCount; number += 1) {
    const values = demoContact(number, now);
    const contact = em.create(Contact, {
      ...values,
      ownerId: number % 4 === 0 ? admin.id : null,
      emailFolded: foldEmail(values.email),
    });
    em.persist(contact);
    const text = demoNote(number);
    // Written some time after the contact was created, never in the future.
    const at = new Date((values.createdAt.getTime() + now.getTime()) / 2);
    if (text)
      em.persist(
        em.create(ContactNote, { contact, authorId: admin.id, authorName: admin.name, text, createdAt: at }),
      );
  }
  await em.flush();
  const db = dbIn(em);
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
export const seedConsultants = (em: EntityManager): void => {
  ['Morgan Hale', 'Sofia Brandt'].forEach((name, position) =>
    em.persist(em.create(Consultant, { name, position, onDuty: true, email: null, user: null })),
  );
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
    if ((await em.count(User)) > 0) return false;
    await seedAccounts(em, now);
    await em.flush();
    await seedContacts(em, now);
    seedConsultants(em);
    seedReports(em, now);
    await seedProjects(em, now);
    await em.flush();
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
