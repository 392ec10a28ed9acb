import type { Context } from '../../../platform/context.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError } from '../../../platform/errors.ts';
import { greet, queueMail } from '../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { readMail, type OpenMail } from './mail.service.ts';

const ownMailbox = prepare('own_mailbox', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('users').select(['name', 'email']).where('id', '=', p.id),
);

/**
 * Mails the viewer through the same queue as all other mails, so that its fate shows whether mails arrive.
 * @throws AppError TOO_MANY_REQUESTS
 */
export const sendTestMail = async (context: Context): Promise<OpenMail> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  await context.limits.consume('testMail', viewer.id);
  const company = await readSetting(context, 'company');
  const me = await context.query.byKey(ownMailbox, { id: viewer.id });
  if (!me) throw new AppError('NOT_FOUND');
  const id = await context.transaction(async (trx) => {
    const mailId = await queueMail(
      context,
      trx,
      {
        kind: 'test_mail',
        to: { name: me.name, address: me.email },
        content: {
          subject: `A test mail from ${company.name}`,
          greeting: greet(me.name),
          paragraphs: ['If you read this, mails of the site arrive. Nothing has to be done.'],
        },
      },
      company,
    );
    if (mailId === null) throw new AppError('CONFLICT');
    await audit(context, trx, { action: 'mail.test', object: ['mail', mailId] });
    return mailId;
  });
  return readMail(context, id);
};
