import { settings } from '@hearthline/rules/office/settings.ts';
import { sql } from 'kysely';
import type { Transaction } from '../platform/db/query-builder.ts';
import { dayIn } from '../platform/time/business-time.ts';
import { demoStaff } from './accounts.ts';

const zone = settings.timeZone.initial;
const hour = 3_600_000;

/** What each of the staff has to do: by which day from today, and whether it was done. */
const tasks = [
  {
    later: -2,
    title: {
      sales: 'Send the site checklist',
      project_manager: 'Ask for the permit number',
      office: 'File the signed papers',
    },
  },
  {
    later: 0,
    title: {
      sales: 'Call back about the price',
      project_manager: 'Check the delivery route',
      office: 'Prepare the visit',
    },
  },
  {
    later: 3,
    title: {
      sales: 'Ask how the loan is going',
      project_manager: 'Confirm the crane',
      office: 'Order brochures',
    },
  },
  {
    later: 8,
    title: {
      sales: 'Invite to the open house',
      project_manager: 'Plan the walkthrough',
      office: 'Review last month’s requests',
    },
  },
  {
    later: -4,
    isDone: true,
    title: {
      sales: 'Send the floor plans',
      project_manager: 'Share the schedule',
      office: 'Update the opening hours',
    },
  },
] as const;

/** The newest contacts of a seller that were known by a moment, or the newest projects of a manager. */
const recordsOf = async (trx: Transaction, role: string, userId: string, by: Date): Promise<string[]> => {
  if (role === 'office') return [];
  const [table, owner] = role === 'sales' ? ['contacts', 'ownerId'] : ['projects', 'managerId'];
  const rows = await trx
    .selectFrom(table as 'contacts')
    .select('id')
    .where(owner as 'ownerId', '=', userId)
    .where('createdAt', '<=', by)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(sql.lit(tasks.length))
    .execute();
  return rows.map(({ id }) => id);
};

/** Tasks of everybody who works here: past due, due today, later, and done. */
export const seedTasks = async (trx: Transaction, now: Date): Promise<void> => {
  const people = await trx
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where(
      'email',
      'in',
      demoStaff.map(({ email }) => email),
    )
    .execute();
  const madeAt = (index: number): Date => new Date(now.getTime() - (9 * 24 - index) * hour);
  for (const { id, role } of people) {
    const records = await recordsOf(trx, role, id, madeAt(0));
    await trx
      .insertInto('tasks')
      .values(
        tasks.map(({ later, title, ...rest }, index) => ({
          title: title[role as keyof typeof title],
          dueOn: dayIn(zone, now, later),
          doneAt: 'isDone' in rest ? new Date(now.getTime() - 5 * 24 * hour) : null,
          assigneeId: id,
          createdById: id,
          createdAt: madeAt(index),
          contactId: role === 'sales' ? (records[index] ?? null) : null,
          projectId: role === 'project_manager' ? (records[index] ?? null) : null,
        })),
      )
      .execute();
  }
};
