import { randomUUID } from 'node:crypto';
import { defaultPlan } from '@hearthline/rules/delivery/projects/timeline.ts';
import { sql } from 'kysely';
import { hashPassword } from '../features/people/accounts/passwords/hash-password.ts';
import type { Db, NewRow, Transaction } from '../platform/db/query-builder.ts';
import { monthStart } from './contacts.ts';
import { readDemoUser } from './demo-user.ts';
import { demoProjects, ofSales, type DemoProject } from './projects.ts';

const otherContractors = [
  { name: 'Dana Kessler', email: 'dana.kessler@example.com' },
  { name: 'Luis Ortega', email: 'luis.ortega@example.com' },
];

/** Two more contractors, with passwords that nobody knows. @returns their ids, by address */
const seedContractors = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const passwordHash = await hashPassword(randomUUID());
  const stored = await db
    .insertInto('users')
    .values(
      otherContractors.map(({ name, email }) => ({
        name,
        email,
        emailFolded: email,
        passwordHash,
        role: 'contractor' as const,
        isEmailVerified: true,
      })),
    )
    .returning(['email', 'id'])
    .execute();
  return new Map(stored.map(({ email, id }) => [email, id]));
};

/** The timeline up to the project's current stage. */
const stagesOf = (
  projectId: string,
  { status, stage, startDate, estimatedCompletion, completedAt, createdAt }: DemoProject,
): NewRow<'projectStages'>[] => {
  const plan = defaultPlan(startDate, estimatedCompletion);
  const current = plan.findIndex(({ name }) => name === stage);
  // A project in planning has not reached its planned days yet: its first stages began on the day it was created.
  const created = status === 'planning' ? createdAt.toISOString().slice(0, 10) : null;
  return plan.map(({ name, plannedFor }, position) => ({
    projectId,
    position,
    name,
    plannedFor,
    beganOn: position <= current ? (created ?? plannedFor) : null,
    finishedOn:
      position < current || completedAt
        ? (created ?? plan[position + 1]?.plannedFor ?? estimatedCompletion)
        : null,
  }));
};

/** The history of a project: its stages, its beginning and, where it is completed, its end. */
const eventsOf = (
  { projectId, actorId }: Pick<NewRow<'projectEvents'>, 'projectId' | 'actorId'>,
  { status, stage, startDate, estimatedCompletion, completedAt, createdAt }: DemoProject,
): NewRow<'projectEvents'>[] => {
  const plan = defaultPlan(startDate, estimatedCompletion);
  const reached = plan.slice(0, plan.findIndex(({ name }) => name === stage) + 1);
  const moves = reached.slice(1).map(({ name, plannedFor }, index) => {
    const at = new Date(`${String(plannedFor)}T17:00:00Z`);
    return {
      projectId,
      actorId,
      kind: 'changed',
      subject: 'stage',
      before: plan[index]?.name ?? null,
      after: name,
      createdAt: completedAt && at > completedAt ? completedAt : at,
    };
  });
  return [
    ...(status === 'planning' ? [] : moves),
    { projectId, actorId, kind: 'created', createdAt },
    ...(completedAt
      ? [
          {
            projectId,
            actorId,
            kind: 'changed',
            subject: 'status',
            before: 'in_progress',
            after: 'completed',
            createdAt: completedAt,
          },
        ]
      : []),
  ];
};

/** The demo's projects; needs its accounts and contacts. */
export const seedProjects = async (trx: Transaction, now: Date): Promise<void> => {
  const others = await seedContractors(trx);
  const admin = await readDemoUser(trx, 'admin@example.com');
  const customer = await readDemoUser(trx, 'customer@example.com');
  const contractors = {
    demo: (await readDemoUser(trx, 'contractor@example.com')).id,
    second: others.get('dana.kessler@example.com'),
    third: others.get('luis.ortega@example.com'),
  } as const;
  const contacts = await trx
    .selectFrom('contacts')
    .select(['id', 'lastName'])
    .where('createdAt', '<', monthStart(now))
    .orderBy((eb) => sql`${eb.ref('status')} in ('customer', 'active')`, 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(44)
    .execute();
  const planned = demoProjects(
    now,
    contacts.map(({ lastName }) => lastName),
  )
    .map((project, number) => ({
      ...project,
      contactId: project.isDemoCustomers ? null : (contacts[number % contacts.length]?.id ?? null),
    }))
    .filter((_project, number) => !ofSales.has(number));
  const projects = await trx
    .insertInto('projects')
    .values(
      planned.map(({ isDemoCustomers, contractor, ...values }) => ({
        ...values,
        customerId: isDemoCustomers ? customer.id : null,
        contractorId: (contractor && contractors[contractor]) ?? null,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  // Whoever has a project was known before it began.
  await trx
    .with('begun', (qb) =>
      qb
        .selectFrom('projects')
        .select((eb) => ['contactId', eb.fn.min('createdAt').as('at')])
        .groupBy('contactId'),
    )
    .updateTable('contacts as c')
    .from('begun')
    .set({ createdAt: sql<Date>`begun.at - interval '12 days'` })
    .whereRef('begun.contactId', '=', 'c.id')
    .whereRef('c.createdAt', '>', 'begun.at')
    .execute();
  // Whoever's project has started is a customer.
  await trx
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
  const ids = new Map(projects.map(({ id, name }) => [name, id]));
  const stored = planned.map((project) => ({ project, projectId: ids.get(project.name) ?? '' }));
  await trx
    .insertInto('projectStages')
    .values(stored.flatMap(({ project, projectId }) => stagesOf(projectId, project)))
    .execute();
  await trx
    .insertInto('projectEvents')
    .values(stored.flatMap(({ project, projectId }) => eventsOf({ projectId, actorId: admin.id }, project)))
    .execute();
};
