import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { sendMail } from '../../../platform/mail/mail-outbox.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { openPost, type SmtpPost } from '../../../testing/fakes/smtp-server.ts';
import { deposit, usePayments } from '../../../testing/fixtures/payments-fixtures.ts';
import { runJob } from '../../../testing/jobs.ts';
import { jobHandlers } from '../../index.ts';
import { mailReceiptJob, mailVoidJob } from './mail-receipt.ts';

const api = useApi();
const { openDeal, post, takeBack } = usePayments(api);
let admin: Caller;
let smtp: SmtpPost;
beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(async () => {
  smtp = await openPost();
});
afterEach(() => smtp.close());

/** The context of a worker with SMTP_URL. */
const sending = (): Context => Object.assign(api.app.systemContext(), { mailer: smtp.mailer });
const deliver = (mailId: string): Promise<void> => runJob(jobHandlers, sendMail, sending(), { mailId });
const mailsOf = (paymentId: string) =>
  api.sql<{ id: string; kind: string; state: string }>(
    'select id, kind, state from mails where reference_id = $1 order by created_at, id',
    [paymentId],
  );
/** A payment whose receipts are written and wait for the mail server. */
const recorded = async (coBuyers: object[] = []): Promise<{ id: string; receipts: string[] }> => {
  const deal = await openDeal(coBuyers);
  const { id } = (await post(deal.id, deposit)).body as { id: string };
  await runJob(jobHandlers, mailReceiptJob, sending(), { paymentId: id });
  return { id, receipts: (await mailsOf(id)).map((mail) => mail.id) };
};
/** Works on what the void and the mails have left to do, as the workers would. */
const tellOfVoid = (paymentId: string): Promise<void> =>
  runJob(jobHandlers, mailVoidJob, sending(), { paymentId });
const voidJobs = () =>
  api.sql("select data from pgboss.job where name = 'payments.void' and state = 'created'");

describe('a receipt that has not left when its payment is voided', () => {
  it('does not leave, and nobody is told that it is void', async () => {
    const { id, receipts } = await recorded();
    await takeBack(id);
    await tellOfVoid(id);
    for (const mail of receipts) await deliver(mail);
    await tellOfVoid(id);
    expect(smtp.received).toEqual([]);
    expect(await mailsOf(id)).toMatchObject([{ kind: 'payment_receipt', state: 'failed' }]);
  });

  it('asks for nobody’s attention, and stays where it is when it is tried again', async () => {
    const { id, receipts } = await recorded();
    await takeBack(id);
    await deliver(receipts[0]!);
    const dismissed = () =>
      api.sql('select last_error, dismissed_at is not null as dismissed from mails where id = $1', receipts);
    const aside = [{ last_error: 'The payment was voided before its receipt was sent.', dismissed: true }];
    expect(await dismissed()).toEqual(aside);
    const { errors } = await admin.gql('mutation ($id: ID!) { retryMail(id: $id) { state } }', {
      id: receipts[0],
    });
    expect(errors).toBeUndefined();
    await deliver(receipts[0]!);
    expect(smtp.received).toEqual([]);
    expect(await dismissed()).toEqual(aside);
  });

  it('is taken back from those alone who got it before', async () => {
    const { id, receipts } = await recorded([{ name: 'Bo Byron', email: 'bo@unsent.example' }]);
    await deliver(receipts[0]!);
    smtp.refuseNext(450);
    await expect(deliver(receipts[1]!)).rejects.toThrow();
    await takeBack(id);
    await tellOfVoid(id);
    await deliver(receipts[1]!);
    await tellOfVoid(id);
    const mails = await api.sql(
      `select v.kind from mails v join mails r on r.to_address = v.to_address and r.id = $1 where v.kind = 'payment_void'`,
      [receipts[0]],
    );
    expect(mails).toHaveLength(1);
    expect((await mailsOf(id)).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
      ['payment_receipt', 'failed'],
      ['payment_receipt', 'sent'],
      ['payment_void', 'queued'],
    ]);
  });

  it('is not taken back if it was refused', async () => {
    const { id, receipts } = await recorded();
    smtp.refuseNext(550);
    await deliver(receipts[0]!);
    await takeBack(id);
    await tellOfVoid(id);
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['payment_receipt']);
  });

  it('is taken back if it was on its way just then', async () => {
    const { id, receipts } = await recorded();
    const release = smtp.hold();
    const leaving = deliver(receipts[0]!);
    await expect.poll(() => smtp.received.length).toBe(1);
    await takeBack(id);
    await api.sql("delete from pgboss.job where name = 'payments.void'");
    await tellOfVoid(id);
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['payment_receipt']);
    release();
    await leaving;
    expect(await voidJobs()).toEqual([{ data: { paymentId: id } }]);
    await tellOfVoid(id);
    await tellOfVoid(id);
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['payment_receipt', 'payment_void']);
  });
});
