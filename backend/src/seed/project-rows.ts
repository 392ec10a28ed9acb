import { randomUUID } from 'node:crypto';
import { defaultPlan } from '@hearthline/rules/delivery/projects/timeline.ts';
import { sql } from 'kysely';
import { hashPassword } from '../features/people/accounts/passwords/hash-password.ts';
import { User } from '../features/people/accounts/user.entity.ts';
import { Contact } from '../features/people/contacts/contact.entity.ts';
import { recordProjectEvent } from '../features/delivery/projects/project.api.ts';
import { Project, ProjectStage } from '../features/delivery/projects/project.entity.ts';
import type { EntityManager } from '../platform/db/database.ts';
import { dbIn } from '../platform/db/query-builder.ts';
import { demoProjects, type DemoProject } from './projects.ts';

const otherContractors = [
  { name: 'Dana Kessler', email: 'dana.kessler@example.com' },
  { name: 'Luis Ortega', email: 'luis.ortega@example.com' },
];

/** Two more contractors, with passwords that nobody knows. */
const seedContractors = async (em: EntityManager): Promise<User[]> => {
  const passwordHash = await hashPassword(randomUUID());
  return otherContractors.map(({ name, email }) => {
    const user = em.create(User, {
      name,
      email,
      emailFolded: email,
      username: null,
      phone: null,
      passwordHash,
      role: 'contractor',
      isEmailVerified: true,
      disabledAt: null,
      lastSignInAt: null,
    });
    em.persist(user);
    return user;
  });
};

/** The timeline up to the project's current stage, and its history. */
const seedTimeLine = async (
  em: EntityManager,
  project: Project,
  { stage, startDate, estimatedCompletion, completedAt, createdAt }: DemoProject,
  adminId: string,
): Promise<void> => {
  const plan = defaultPlan(startDate, estimatedCompletion);
  const current = plan.findIndex(({ name }) => name === stage);
  const today = createdAt.toISOString().slice(0, 10);
  for (const [position, { name, plannedFor }] of plan.entries()) {
    const begun = position <= current;
    const next = plan[position + 1]?.plannedFor ?? estimatedCompletion;
    // A project in planning has not reached its planned days yet: its first stages began on the day it was created.
    const beganOn = begun ? (project.status === 'planning' ? today : plannedFor) : null;
    const finishedOn =
      position < current || completedAt ? (project.status === 'planning' ? today : next) : null;
    em.persist(em.create(ProjectStage, { project, position, name, plannedFor, beganOn, finishedOn }));
    if (begun && position > 0 && project.status !== 'planning') {
      const at = new Date(`${String(plannedFor)}T17:00:00Z`);
      await recordProjectEvent(em, {
        projectId: project.id,
        actorId: adminId,
        kind: 'changed',
        subject: 'stage',
        before: plan[position - 1]?.name,
        after: name,
        at: completedAt && at > completedAt ? completedAt : at,
      });
    }
  }
  await recordProjectEvent(em, { projectId: project.id, actorId: adminId, kind: 'created', at: createdAt });
  if (completedAt)
    await recordProjectEvent(em, {
      projectId: project.id,
      actorId: adminId,
      kind: 'changed',
      subject: 'status',
      before: 'in_progress',
      after: 'completed',
      at: completedAt,
    });
};

/** The demo's projects; needs its accounts and contacts. */
export const seedProjects = async (em: EntityManager, now: Date): Promise<void> => {
  const [second, third] = await seedContractors(em);
  await em.flush();
  const accounts = await em.find(User, {
    email: { $in: ['admin@example.com', 'customer@example.com', 'contractor@example.com'] },
  });
  const account = (role: User['role']): User => accounts.find((user) => user.role === role) as User;
  const db = dbIn(em);
  const contacts = await db
    .selectFrom('contacts')
    .select(['id', 'lastName'])
    .orderBy((eb) => sql`${eb.ref('status')} in ('customer', 'active')`, 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(52)
    .execute();
  const contractors = { demo: account('contractor'), second, third } as const;
  const rows = demoProjects(
    now,
    contacts.map(({ lastName }) => lastName),
  );
  const projects = rows.map(({ isDemoCustomers, contractor, ...values }, number) => {
    const contact = contacts[number % contacts.length];
    const project = em.create(Project, {
      ...values,
      customer: isDemoCustomers ? account('customer') : null,
      contractor: (contractor && contractors[contractor]) ?? null,
      contact: contact && !isDemoCustomers ? em.getReference(Contact, contact.id) : null,
      contactPhone: null,
      contactEmail: null,
      notes: null,
    });
    em.persist(project);
    return project;
  });
  await em.flush();
  // Whoever's project has started is a customer.
  await db
    .updateTable('contacts')
    .set('status', 'customer')
    .where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('projects')
          .select((eb) => eb.ref('contactId').$notNull().as('contactId'))
          .where('status', 'in', ['in_progress', 'completed']),
      ),
    )
    .execute();
  const adminId = account('admin').id;
  for (const [number, project] of projects.entries())
    await seedTimeLine(em, project, rows[number] as DemoProject, adminId);
};
