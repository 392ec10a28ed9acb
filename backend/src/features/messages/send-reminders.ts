import { messageMail } from '@hearthline/rules/messages.ts';
import type { Company } from '@hearthline/rules/settings.ts';
import type { Context } from '../../platform/context.ts';
import { sqlIn, type EntityManager, type Sql } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { greet, queueMail, type NewMail } from '../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { messagesWait, type WaitingMessages } from './message.mail.ts';

/** Runs some minutes after a message, and checks whether it has been read. */
export const remindOfMessages = defineJob<{ projectId: string; toStaff: boolean }>('message.remind');

interface Waiting extends WaitingMessages {
  /** When the oldest unread message was written. */
  readonly since: Date;
}

const waitingAfter = (from: string): string => `
  select p.id as "projectId", p.name as "projectName", count(*)::int as count, min(m.created_at) as since,
    (array_agg(m.text order by m.number desc))[1] as latest, (array_agg(m.author_name order by m.number desc))[1] as "authorName"
  from projects p join messages m on m.project_id = p.id
  where p.id = $1 and ${from} group by p.id`;

/** The customer's messages that nobody on the team has read and no answer covers. */
const forStaff = waitingAfter(`not m.from_staff and m.number > $2
  and m.number > (select coalesce(max(r.number), 0) from message_reads r join users u on u.id = r.user_id and u.role = 'admin' where r.project_id = $1)`);
const forCustomer = waitingAfter('m.from_staff and m.customer_id = p.customer_id and m.number > $2');

/** Whether any of the readers is active: their session was renewed a moment ago. */
const active = `
  select exists (select from sessions s join users u on u.id = s.user_id
    where s.revoked_at is null and s.rotated_at > $1 and u.disabled_at is null and (u.id = $2 or ($2::uuid is null and u.role = 'admin'))) as active`;

const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

/** Whether the mail should wait: active readers see the unread count. Not forever, as some leave a window open. */
const mayWait = async (sql: Sql, now: Date, userId: string | null, since: Date): Promise<boolean> => {
  if (since <= minutesBefore(now, messageMail.atLatest)) return false;
  const [row] = await sql<{ active: boolean }>('', active, [
    minutesBefore(now, messageMail.activeWithin),
    userId,
  ]);
  return row?.active ?? false;
};

interface Reader {
  /** Null: the whole team. */
  readonly userId: string | null;
  readonly to: NewMail['to'];
  readonly greeting?: string;
  readonly waiting: Waiting | undefined;
  readonly remember: () => Promise<unknown>;
}

const staffReader = async (sql: Sql, projectId: string, company: Company): Promise<Reader | null> => {
  const [thread] = await sql<{ answered: number; mailed: Date | null }>(
    '',
    'select answered_number as answered, staff_mailed_at as mailed from message_threads where project_id = $1 for update',
    [projectId],
  );
  if (!thread || thread.mailed) return null;
  const [waiting] = await sql<Waiting>('', forStaff, [projectId, thread.answered]);
  return {
    userId: null,
    to: { name: company.name, address: company.email },
    waiting,
    remember: () =>
      sql('', 'update message_threads set staff_mailed_at = now() where project_id = $1', [projectId]),
  };
};

const customer = `
  select u.id, u.name, u.email from projects p join users u on u.id = p.customer_id
  where p.id = $1 and u.role = 'customer' and u.is_email_verified and u.disabled_at is null`;

const customerReader = async (sql: Sql, projectId: string): Promise<Reader | null> => {
  const [user] = await sql<{ id: string; name: string; email: string }>('', customer, [projectId]);
  if (!user) return null;
  await sql('', 'insert into message_reads (project_id, user_id) values ($1, $2) on conflict do nothing', [
    projectId,
    user.id,
  ]);
  const [read] = await sql<{ number: number; mailed: Date | null }>(
    '',
    'select number, mailed_at as mailed from message_reads where project_id = $1 and user_id = $2 for update',
    [projectId, user.id],
  );
  if (!read || read.mailed) return null;
  const [waiting] = await sql<Waiting>('', forCustomer, [projectId, read.number]);
  return {
    userId: user.id,
    to: { name: user.name, address: user.email },
    greeting: greet(user.name),
    waiting,
    remember: () =>
      sql('', 'update message_reads set mailed_at = now() where project_id = $1 and user_id = $2', [
        projectId,
        user.id,
      ]),
  };
};

const tell = async (
  context: Context,
  em: EntityManager,
  data: { projectId: string; toStaff: boolean },
  company: Company,
): Promise<void> => {
  const [sql, now] = [sqlIn(em), context.now()];
  const reader = data.toStaff
    ? await staffReader(sql, data.projectId, company)
    : await customerReader(sql, data.projectId);
  if (!reader?.waiting) return;
  const { waiting, userId, to, greeting } = reader;
  if (await mayWait(sql, now, userId, waiting.since)) {
    await context.jobs.enqueue(em, remindOfMessages, data, {
      startAfter: new Date(now.getTime() + messageMail.after * 60_000),
    });
    return;
  }
  await queueMail(context, em, messagesWait(waiting, to, greeting, context.publicUrl), company);
  await reader.remember();
};

/** Mails the readers of a thread who are away: one mail per thread until they have read it. Safe to repeat. */
export const remind = async (
  context: Context,
  data: { projectId: string; toStaff: boolean },
): Promise<void> => {
  const company = await readSetting(context, 'company');
  await context.transaction((em) => tell(context, em, data, company));
};
