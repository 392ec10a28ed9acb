import type { Context } from '../../platform/context.ts';
import { audit } from '../../platform/audit/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { greet, queueMail } from '../../platform/mail/mail-outbox.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { readMail, type OpenMail } from './mail.service.ts';

/**
 * Mails the viewer through the same queue as all other mails, so that its fate shows whether mails arrive.
 * @throws AppError TOO_MANY_REQUESTS
 */
export const sendTestMail = async (context: Context): Promise<OpenMail> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  await context.limits.consume('testMail', viewer.id);
  const company = await readSetting(context, 'company');
  const me = await context.sql.byKey<{ name: string; email: string }>(
    'own_mailbox',
    'select name, email from users where id = $1',
    [viewer.id],
  );
  if (!me) throw new AppError('NOT_FOUND');
  const id = await context.transaction(async (em) => {
    await queueMail(
      context,
      em,
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
    const mail = await em.findOneOrFail(
      Mail,
      { kind: 'test_mail', toAddress: me.email },
      { orderBy: { id: 'desc' } },
    );
    audit(context, em, { action: 'mail.test', object: ['mail', mail.id] });
    return mail.id;
  });
  return readMail(context, id);
};
