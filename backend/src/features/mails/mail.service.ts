import { mailFilter, mailsPageSize, mailSentences, type MailState } from '@hearthline/rules/mails.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { requeueMail, sendMail } from '../../platform/mail/mail-outbox.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { validate } from '../../platform/validation/validate.ts';

/** A mail in a list. */
export interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly toName: string;
  readonly toAddress: string;
  readonly subject: string;
  readonly state: MailState;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

const columns =
  'id, kind, to_name as "toName", to_address as "toAddress", subject, state, last_error as "lastError", created_at as "createdAt", sent_at as "sentAt"';

/** Conditions that match the partial indexes of the two lists. */
const groups = { all: '', campaign: "and kind = 'campaign'", single: "and kind <> 'campaign'" } as const;

/** One page of mails, newest first: kept, queued, sent, or given up (the dead letters). @throws AppError BAD_INPUT */
export const listMails = async (
  context: Context,
  input: unknown,
): Promise<{ sends: boolean; mails: MailRow[]; pagination: Pagination }> => {
  const { page, state, group } = validate(mailFilter, input);
  const name = group ?? 'all';
  const where = `where ($1::text is null or state = $1) ${groups[name]}`;
  const [mails, [count]] = await Promise.all([
    context.sql<MailRow>(
      `mails_${name}`,
      `select ${columns} from mails ${where} order by created_at desc, id desc limit ${mailsPageSize} offset $2`,
      [state, (page - 1) * mailsPageSize],
    ),
    context.sql<{ total: string }>(`mails_total_${name}`, `select count(*) as total from mails ${where}`, [
      state,
    ]),
  ]);
  return {
    sends: context.mailer.sends,
    mails,
    pagination: paginate(page, Number(count?.total), mailsPageSize),
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

/** One mail. On servers that really send mail, the text of mails with links is withheld. @throws AppError NOT_FOUND */
export const readMail = async (context: Context, id: string): Promise<OpenMail> => {
  const mail = isId(id) ? await context.transaction((em) => em.findOne(Mail, { id })) : null;
  if (!mail) throw missing();
  const { kind, toName, toAddress, subject, state, lastError, createdAt, sentAt } = mail;
  const hidden = mail.confidential && context.mailer.sends;
  return {
    ...{ id, kind, toName, toAddress, subject, state, lastError, createdAt, sentAt },
    text: hidden ? null : mail.text,
    html: hidden ? null : mail.html,
    attachments: mail.attachments.map(({ filename, contentType }) => ({ filename, contentType })),
  };
};

/** Tries again to send a mail that was given up. @throws AppError NOT_FOUND when it is not one of those */
export const retryMail = async (context: Context, id: string): Promise<OpenMail> => {
  await context.transaction(async (em) => {
    if (!isId(id) || !(await requeueMail(em, id))) throw missing();
    await context.jobs.enqueue(em, sendMail, { mailId: id });
    audit(context, em, { action: 'mail.retry', object: ['mail', id] });
  });
  return readMail(context, id);
};
