import { messageMail } from '@hearthline/rules/delivery/messages.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { greet, queueMail, type NewMail } from '../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { readProjectCustomers, type ProjectCustomer } from '../projects/project.policy.ts';
import { isOfTeam } from './message.policy.ts';
import { messagesWait, type WaitingMessages } from './message.mail.ts';

/** Runs some minutes after a message, and checks whether it has been read. */
export const remindOfMessages = defineJob<{ projectId: string; toStaff: boolean }>('message.remind');

/** The unread messages of a thread after a number. */
const waitingAfter = (db: Db, projectId: string, number: number) =>
  db
    .selectFrom('projects as p')
    .innerJoin('messages as m', 'm.projectId', 'p.id')
    .select((eb) => [
      'p.id as projectId',
      'p.name as projectName',
      sql<number>`count(*)::int`.as('count'),
      eb.fn.min('m.createdAt').as('since'),
      sql<string>`(array_agg(m.text order by m.number desc))[1]`.as('latest'),
      sql<string>`(array_agg(${eb.ref('m.authorName')} order by m.number desc))[1]`.as('authorName'),
    ])
    .where('p.id', '=', projectId)
    .where('m.number', '>', number)
    .groupBy('p.id');

interface Waiting extends WaitingMessages {
  /** When the oldest unread message was written. */
  readonly since: Date;
}

/** The customer's messages that nobody on the team has read and no answer covers. */
const waitingForStaff = (db: Db, projectId: string, answered: number): Promise<Waiting | undefined> =>
  waitingAfter(db, projectId, answered)
    .where('m.fromStaff', '=', false)
    .where('m.number', '>', (eb) =>
      eb
        .selectFrom('messageReads as r')
        .innerJoin('users as u', (join) =>
          join.onRef('u.id', '=', 'r.userId').on((u) => isOfTeam(u.ref('u.role'))),
        )
        .select(sql<number>`coalesce(max(r.number), 0)`.as('number'))
        .where('r.projectId', '=', projectId),
    )
    .executeTakeFirst();

const waitingForCustomer = (db: Db, projectId: string, read: number): Promise<Waiting | undefined> =>
  waitingAfter(db, projectId, read)
    .where('m.fromStaff', '=', true)
    .where((eb) => eb.or([eb('m.customerId', '=', eb.ref('p.customerId')), eb('p.dealId', 'is not', null)]))
    .executeTakeFirst();

const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

/** Whether the mail should wait: active readers, whose session was renewed a moment ago, see the unread count. Not forever, as some leave a window open. */
const mayWait = async (db: Db, now: Date, userId: string | null, since: Date): Promise<boolean> => {
  if (since <= minutesBefore(now, messageMail.atLatest)) return false;
  const active = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select('s.id')
    .where('s.revokedAt', 'is', null)
    .where('s.rotatedAt', '>', minutesBefore(now, messageMail.activeWithin))
    .where('u.disabledAt', 'is', null)
    .where((eb) => (userId === null ? eb('u.role', '=', 'admin') : eb('u.id', '=', userId)))
    .limit(1)
    .executeTakeFirst();
  return active !== undefined;
};

interface Reader {
  /** Null: the whole team. */
  readonly userId: string | null;
  readonly to: NewMail['to'];
  readonly greeting?: string;
  readonly waiting: Waiting | undefined;
  readonly remember: () => Promise<unknown>;
}

const staffReader = async (db: Db, projectId: string, company: Company): Promise<Reader | null> => {
  const thread = await db
    .selectFrom('messageThreads')
    .select(({ fn }) => [
      fn<number>('greatest', ['answeredNumber', 'doneNumber']).as('settledNumber'),
      'staffMailedAt',
    ])
    .where('projectId', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  if (!thread || thread.staffMailedAt) return null;
  return {
    userId: null,
    to: { name: company.name, address: company.email },
    waiting: await waitingForStaff(db, projectId, thread.settledNumber),
    remember: () =>
      db
        .updateTable('messageThreads')
        .set({ staffMailedAt: sql<Date>`now()` })
        .where('projectId', '=', projectId)
        .execute(),
  };
};

const customerReader = async (db: Db, projectId: string, user: ProjectCustomer): Promise<Reader | null> => {
  await db
    .insertInto('messageReads')
    .values({ projectId, userId: user.id })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const read = await db
    .selectFrom('messageReads')
    .select(['number', 'mailedAt'])
    .where('projectId', '=', projectId)
    .where('userId', '=', user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!read || read.mailedAt) return null;
  return {
    userId: user.id,
    to: { name: user.name, address: user.email },
    greeting: greet(user.name),
    waiting: await waitingForCustomer(db, projectId, read.number),
    remember: () =>
      db
        .updateTable('messageReads')
        .set({ mailedAt: sql<Date>`now()` })
        .where('projectId', '=', projectId)
        .where('userId', '=', user.id)
        .execute(),
  };
};

/** Everybody on the customer's side, one by one: who buys together reads on their own. */
const customerReaders = async (db: Db, projectId: string): Promise<(Reader | null)[]> => {
  const readers: (Reader | null)[] = [];
  for (const user of await readProjectCustomers(db, projectId))
    readers.push(await customerReader(db, projectId, user));
  return readers;
};

const tell = async (
  context: Context,
  trx: Transaction,
  data: { projectId: string; toStaff: boolean },
  company: Company,
): Promise<void> => {
  const [db, now] = [trx, context.now()];
  const readers = data.toStaff
    ? [await staffReader(db, data.projectId, company)]
    : await customerReaders(db, data.projectId);
  let later = false;
  for (const reader of readers) {
    if (!reader?.waiting) continue;
    const { waiting, userId, to, greeting } = reader;
    if (await mayWait(db, now, userId, waiting.since)) {
      later = true;
      continue;
    }
    await queueMail(context, trx, messagesWait(waiting, to, greeting, context.publicUrl), company);
    await reader.remember();
  }
  if (later)
    await context.jobs.enqueue(trx, remindOfMessages, data, {
      startAfter: new Date(now.getTime() + messageMail.after * 60_000),
    });
};

/** Mails the readers of a thread who are away: one mail per thread until they have read it. Safe to repeat. */
export const remind = async (
  context: Context,
  data: { projectId: string; toStaff: boolean },
): Promise<void> => {
  const company = await readSetting(context, 'company');
  await context.transaction((trx) => tell(context, trx, data, company));
};
