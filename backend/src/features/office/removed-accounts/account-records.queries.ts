import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import type { ProjectStatus } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { isDone } from '../../delivery/messages/unread.policy.ts';

/** Projects that nobody has to manage any more. */
export const closedStatuses = ['completed', 'cancelled'] as const satisfies readonly ProjectStatus[];

/** Whether a report is shared, or mailed to others. */
export const isForOthers = (shared: Expression<boolean>, every: Expression<string | null>) =>
  sql<boolean>`(${shared} or ${every} is not null)`;

const total = sql<number>`count(*)::int`.as('total');

/** The appointments of an account `u`: booked with it, or under its address. */
const bookedBy = (eb: ExpressionBuilder<Tables & { u: Tables['users'] }, 'u'>) =>
  eb
    .selectFrom('appointments as a')
    .select(total)
    .where((eb) =>
      eb.or([
        eb('a.customerId', '=', eb.ref('u.id')),
        eb.and([
          eb('a.customerId', 'is', null),
          sql<boolean>`lower(normalize(${eb.ref('a.customerEmail')})) = ${eb.ref('u.emailFolded')}`,
        ]),
      ]),
    );

const counts = prepare('user_records', (db, p: Placeholders<{ id: string; now: Date }>) =>
  db
    .selectFrom('users as u')
    .where('u.id', '=', p.id)
    .select((eb) => [
      eb
        .selectFrom('projects')
        .select(total)
        .whereRef('customerId', '=', 'u.id')
        .$asScalar()
        .as('customerProjects'),
      eb
        .selectFrom('projects')
        .select(total)
        .whereRef('contractorId', '=', 'u.id')
        .$asScalar()
        .as('contractorProjects'),
      eb
        .selectFrom('crewMembers')
        .select(total)
        .whereRef('contractorId', '=', 'u.id')
        .$asScalar()
        .as('crewMembers'),
      eb
        .selectFrom('materials')
        .select(total)
        .whereRef('contractorId', '=', 'u.id')
        .$asScalar()
        .as('materials'),
      eb
        .selectFrom('builds as b')
        .innerJoin('projects as p', 'p.id', 'b.projectId')
        .select(total)
        .whereRef('p.contractorId', '=', 'u.id')
        .$asScalar()
        .as('builds'),
      eb
        .selectFrom('documentVersions')
        .select((version) => sql<number>`count(distinct ${version.ref('documentId')})::int`.as('total'))
        .whereRef('uploadedById', '=', 'u.id')
        .$asScalar()
        .as('documents'),
      eb.selectFrom('messages').select(total).whereRef('authorId', '=', 'u.id').$asScalar().as('messages'),
      eb.selectFrom('contactNotes').select(total).whereRef('authorId', '=', 'u.id').$asScalar().as('notes'),
      bookedBy(eb).$asScalar().as('appointments'),
      bookedBy(eb)
        .where('a.status', 'in', ['booked', 'confirmed'])
        .where('a.endsAt', '>', p.now)
        .$asScalar()
        .as('upcomingAppointments'),
      eb
        .selectFrom('contacts')
        .select(total)
        .whereRef('contacts.ownerId', '=', 'u.id')
        .$asScalar()
        .as('ownedContacts'),
      eb
        .selectFrom('deals')
        .select(total)
        .whereRef('deals.ownerId', '=', 'u.id')
        .where('deals.stage', 'in', openStages)
        .where('deals.archivedAt', 'is', null)
        .$asScalar()
        .as('openDeals'),
      eb
        .selectFrom('projects')
        .select(total)
        .whereRef('projects.managerId', '=', 'u.id')
        .where('projects.status', 'not in', closedStatuses)
        .$asScalar()
        .as('managedProjects'),
      eb
        .selectFrom('tasks')
        .select(total)
        .whereRef('tasks.assigneeId', '=', 'u.id')
        .where('tasks.doneAt', 'is', null)
        .$asScalar()
        .as('openTasks'),
      eb
        .selectFrom('appointments as a')
        .innerJoin('consultants as c', 'c.id', 'a.consultantId')
        .select(total)
        .whereRef('c.userId', '=', 'u.id')
        .where('a.status', 'in', ['booked', 'confirmed'])
        .where('a.endsAt', '>', p.now)
        .$asScalar()
        .as('visits'),
      eb
        .selectFrom('messageThreads as t')
        .select(total)
        .whereRef('t.assigneeId', '=', 'u.id')
        .where(sql<boolean>`not ${isDone}`)
        .$asScalar()
        .as('threads'),
      eb
        .selectFrom('reports')
        .select(total)
        .whereRef('ownerId', '=', 'u.id')
        .where((report) => isForOthers(report.ref('reports.shared'), report.ref('reports.every')))
        .$asScalar()
        .as('sharedReports'),
      eb
        .selectFrom('savedViews')
        .select(total)
        .whereRef('ownerId', '=', 'u.id')
        .where('shared', '=', true)
        .$asScalar()
        .as('sharedViews'),
      eb.selectFrom('reports').select(total).whereRef('ownerId', '=', 'u.id').$asScalar().as('reports'),
      eb
        .selectFrom('contacts')
        .select(total)
        .whereRef('contacts.emailFolded', '=', 'u.emailFolded')
        .$asScalar()
        .as('contacts'),
      eb
        .selectFrom('consultantRequests')
        .select(total)
        .where(
          (request) =>
            sql<boolean>`lower(normalize(${request.ref('consultantRequests.email')})) = ${request.ref('u.emailFolded')}`,
        )
        .$asScalar()
        .as('requests'),
    ]),
);

/** How many records of the business name the owner of an account or are their work, and how many would forget their personal data if it was erased. */
export type UserRecords = Readonly<NonNullable<(typeof counts)['row']>>;

/** What hangs on an account, counted now. @throws AppError NOT_FOUND */
export const readUserRecords = async (
  context: Pick<Context, 'query' | 'now'>,
  id: string,
): Promise<UserRecords> => {
  const [row] = isId(id) ? await context.query(counts, { id, now: context.now() }) : [];
  if (!row) throw new AppError('NOT_FOUND', { message: accountSentences.userMissing });
  return row;
};
