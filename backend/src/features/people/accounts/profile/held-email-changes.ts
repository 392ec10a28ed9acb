import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { emailChangeAnsweredMail } from '../account.mail.ts';
import { lockAccount } from '../links/account-link.service.ts';
import { lockEmail } from '../sign-up/pending-sign-ups.ts';
import { readOwner } from '../users/account-owner.ts';
import { moveAccount } from './email-change.service.ts';

const waiting = prepare('held_email_change', (db, p: Placeholders<{ viewerId: string }>) =>
  db
    .selectFrom('accountLinks')
    .select(['newEmail as email', 'heldAt as since'])
    .$narrowType<{ email: string; since: Date }>()
    .where('userId', '=', p.viewerId)
    .where('heldAt', 'is not', null)
    .where('usedAt', 'is', null)
    .where('voidedAt', 'is', null),
);

/** A change of address that its owner has confirmed and that waits for staff. */
export type HeldEmailChange = Readonly<NonNullable<(typeof waiting)['row']>>;

/** The viewer's change of address that waits for staff; null if there is none. */
export const readHeldEmailChange = async ({ query, viewer }: Context): Promise<HeldEmailChange | null> => {
  const [found] = viewer ? await query(waiting, { viewerId: viewer.id }) : [];
  return found ?? null;
};

interface EndedChange {
  readonly userId: string;
  readonly email: string;
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: accountSentences.emailChangeMissing });

/**
 * Ends a change that waits, in a single statement: of two answers at once the second is told that it no longer waits. The new address
 * and then the account are locked before it, as everywhere.
 */
const end = async (
  trx: Transaction,
  id: string,
  how: 'usedAt' | 'voidedAt',
  now: Date,
): Promise<EndedChange> => {
  const link = trx.selectFrom('accountLinks').select(['userId', 'newEmail']).where('id', '=', id);
  const { userId = null, newEmail = null } = (isId(id) ? await link.executeTakeFirst() : undefined) ?? {};
  if (userId === null || newEmail === null) throw missing();
  await lockEmail(trx, foldEmail(newEmail));
  await lockAccount(trx, userId);
  const ended = await trx
    .updateTable('accountLinks')
    .set({ [how]: now })
    .where('id', '=', id)
    .where('heldAt', 'is not', null)
    .where('usedAt', 'is', null)
    .where('voidedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw missing();
  return { userId, email: newEmail };
};

/**
 * Confirms or refuses a change of address that waits for staff, and mails the account's owner what became of it.
 * @returns the id
 * @throws AppError NOT_FOUND when it no longer waits, CONFLICT when another account has the address by now
 */
const answer = async (context: Context, id: string, isConfirmed: boolean): Promise<string> => {
  const company = await readSetting(context, 'company');
  const userId = await context.transaction(async (trx) => {
    const change = await end(trx, id, isConfirmed ? 'usedAt' : 'voidedAt', context.now());
    const user = isConfirmed
      ? await moveAccount(context, trx, change, company)
      : await readOwner(trx, change.userId);
    await queueMail(context, trx, emailChangeAnsweredMail(user, company, isConfirmed), company);
    await audit(context, trx, {
      action: isConfirmed ? 'user.confirm-email' : 'user.refuse-email',
      object: ['user', change.userId],
    });
    return change.userId;
  });
  context.forgetViewer(userId);
  return id;
};

/** Gives an account the address that it waits for. @throws AppError NOT_FOUND, CONFLICT */
export const confirmEmailChange = (context: Context, id: string): Promise<string> =>
  answer(context, id, true);

/** Leaves an account the address that it has. @throws AppError NOT_FOUND */
export const refuseEmailChange = (context: Context, id: string): Promise<string> =>
  answer(context, id, false);
