import {
  mailFilter,
  mailsPageSize,
  mailSentences,
  type MailGroup,
  type MailState,
} from '@hearthline/rules/mails.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { requeueMail, sendMail } from '../../../platform/mail/mail-outbox.ts';
import { validate } from '../../../platform/validation/validate.ts';

const fields = [
  'id',
  'kind',
  'toName',
  'toAddress',
  'subject',
  'state',
  'lastError',
  'createdAt',
  'sentAt',
] as const satisfies readonly (keyof Row<'mails'>)[];

/** A mail in a list. */
export type MailRow = Readonly<Pick<Row<'mails'>, (typeof fields)[number]>>;

interface Wanted {
  readonly state: MailState | null;
}

const mail = expressionBuilder<Tables, 'mails'>();

const isInState = (state: Expression<MailState | null>) =>
  sql<boolean>`(${state}::text is null or ${mail.ref('state')} = ${state})`;

/** The statements for a group of mails: one page, and how many there are. Their conditions match the partial indexes of the lists. */
const listOf = (group: MailGroup | null) => {
  const name = group ?? 'all';
  const ofGroup = {
    all: sql<boolean>`true`,
    campaign: mail('kind', '=', sql.lit('campaign')),
    single: mail('kind', '<>', sql.lit('campaign')),
  }[name];
  return {
    page: prepare(`mails_${name}`, (db, p: Placeholders<Wanted & { readonly offset: number }>) =>
      db
        .selectFrom('mails')
        .select(fields)
        .where(isInState(p.state))
        .where(ofGroup)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(mailsPageSize))
        .offset(p.offset),
    ),
    total: prepare(`mails_total_${name}`, (db, p: Placeholders<Wanted>) =>
      db
        .selectFrom('mails')
        .select(sql<number>`count(*)::int`.as('total'))
        .where(isInState(p.state))
        .where(ofGroup),
    ),
  };
};

const lists = { all: listOf(null), campaign: listOf('campaign'), single: listOf('single') };

/** One page of mails, newest first: kept, queued, sent, or given up (the dead letters). @throws AppError BAD_INPUT */
export const listMails = async (
  context: Context,
  input: unknown,
): Promise<{ sends: boolean; mails: MailRow[]; pagination: Pagination }> => {
  const { page, state, group } = validate(mailFilter, input);
  const list = lists[group ?? 'all'];
  const [mails, [count]] = await Promise.all([
    context.query(list.page, { state, offset: (page - 1) * mailsPageSize }),
    context.query(list.total, { state }),
  ]);
  return {
    sends: context.mailer.sends,
    mails,
    pagination: paginate(page, count?.total ?? 0, mailsPageSize),
  };
};

/** A mail with its text. */
export interface OpenMail extends MailRow {
  /** Null if it contains a link meant for the recipient alone. */
  readonly text: string | null;
  readonly html: string | null;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string }[];
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: mailSentences.missing });

const oneMail = prepare('mail', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('mails')
    .select(fields)
    .select(['text', 'html', 'attachments', 'confidential'])
    .where('id', '=', p.id),
);

/** One mail. On servers that really send mail, the text of mails with links is withheld. @throws AppError NOT_FOUND */
export const readMail = async (context: Context, id: string): Promise<OpenMail> => {
  const [mail] = isId(id) ? await context.query(oneMail, { id }) : [];
  if (!mail) throw missing();
  const { text, html, attachments, confidential, ...summary } = mail;
  const hidden = confidential && context.mailer.sends;
  return {
    ...summary,
    text: hidden ? null : text,
    html: hidden ? null : html,
    attachments: attachments.map(({ filename, contentType }) => ({ filename, contentType })),
  };
};

/** Tries again to send a mail that was given up. @throws AppError NOT_FOUND when it is not one of those */
export const retryMail = async (context: Context, id: string): Promise<OpenMail> => {
  await context.transaction(async (trx) => {
    if (!isId(id) || !(await requeueMail(trx, id))) throw missing();
    await context.jobs.enqueue(trx, sendMail, { mailId: id });
    await audit(context, trx, { action: 'mail.retry', object: ['mail', id] });
  });
  return readMail(context, id);
};
