import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { deposit, usePayments } from '../../../testing/fixtures/payments-fixtures.ts';
import { holdLocks, untilWaiting } from '../../../testing/locks.ts';
import { mailVoid } from './mail-receipt.ts';

const api = useApi();
const { openDeal, accept, post, takeBack } = usePayments(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

/** Writes the receipts that wait, and sends them. */
const sendReceipts = async (): Promise<void> => {
  await api.runJobs();
  await api.runJobs();
};

describe('a receipt', () => {
  const open = (id: string, caller = admin): Promise<Response> =>
    caller.open(`/api/payments/${id}/receipt.pdf`);
  const textOf = async (id: string): Promise<string> => {
    const pdf = await getDocumentProxy(new Uint8Array(await (await open(id)).arrayBuffer()));
    return (await extractText(pdf, { mergePages: true })).text;
  };

  it('says as text who paid what for what, and what is left; the same bytes each time', async () => {
    const deal = await openDeal([{ name: 'Bo Byron', email: 'bo@payments.example' }]);
    await accept(deal.id, 20_000_000);
    const { body } = await post(deal.id, { ...deposit, reference: 'No. 77', trustOn: '2026-05-05' });
    const answer = await open(body.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`receipt-${body.receiptNumber}.pdf`);
    const text = await textOf(body.id);
    for (const part of [
      'PAID',
      `Receipt ${body.receiptNumber}`,
      '$5,000.00',
      'Deposit',
      'Monday, May 4, 2026',
      'Check',
      'No. 77',
      'Tuesday, May 5, 2026',
      'Ada Byron, Bo Byron',
      deal.number,
      '$200,000.00',
      '$195,000.00',
    ])
      expect(text, part).toContain(part);
    const bytes = async (): Promise<string> =>
      Buffer.from(await (await open(body.id)).arrayBuffer()).toString('base64');
    const first = await bytes();
    // Nothing that happens later changes it.
    await post(deal.id, deposit);
    await api.sql("update deals set buyer_name = 'Somebody Else' where id = $1", [deal.id]);
    expect(await bytes()).toBe(first);
    // In the evening of May 9 on the Pacific coast, when it is the tenth in Greenwich.
    api.clock.set('2026-05-10T04:00:00Z');
    admin = await api.as('admin');
    await takeBack(body.id, 'Entered twice', admin);
    const voided = (await textOf(body.id)).replace(/\s+/g, ' ');
    expect(voided).toContain('VOID');
    expect(voided).not.toContain('PAID');
    expect(voided).toContain('void since Saturday, May 9, 2026');
    api.clock.reset();
    admin = await api.as('admin');
  });

  it('is mailed to the buyer once, and taken back once it is void', async () => {
    const deal = await openDeal();
    const { body } = await post(deal.id, deposit);
    const { body: quick } = await post(deal.id, { ...deposit, amountCents: 1 });
    await takeBack(quick.id);
    const mails = () =>
      api.sql(
        "select kind, subject, text, attachments -> 0 ->> 'filename' as file from mails where to_address = $1 order by created_at, id",
        [deal.email],
      );
    await sendReceipts();
    const [receipt, ...none] = await mails();
    expect(none).toEqual([]);
    expect(receipt).toMatchObject({ kind: 'payment_receipt', file: `receipt-${body.receiptNumber}.pdf` });
    expect(receipt?.text).toContain('$5,000.00');
    await takeBack(body.id, 'The check bounced');
    await api.runJobs();
    const [, taken] = await mails();
    expect(taken).toMatchObject({ kind: 'payment_void', subject: `Receipt ${body.receiptNumber} is void` });
    expect(taken?.text).not.toContain('bounced');
  });

  it('is taken back by one mail, although the job died after it was stored and is run again', async () => {
    const deal = await openDeal();
    const { body } = await post(deal.id, deposit);
    await sendReceipts();
    await takeBack(body.id);
    const context = api.app.systemContext();
    await Promise.all([mailVoid(context, { paymentId: body.id }), mailVoid(context, { paymentId: body.id })]);
    await api.runJobs();
    const mails = await api.sql(
      "select count(*)::int from mails where to_address = $1 and kind = 'payment_void'",
      [deal.email],
    );
    expect(mails).toEqual([{ count: 1 }]);
  });

  it('is taken back by mail too if it was mailed while it was being voided', async () => {
    const deal = await openDeal();
    const { body } = await post(deal.id, deposit);
    const mailed = await holdLocks(
      api,
      `with receipt as (insert into mails (kind, to_name, to_address, subject, text, html, attachments, reference_id, state)
         select 'payment_receipt', 'Ada Byron', $2, 'Your receipt', '', '', '[]', $1, 'sent')
       update payments set mailed_at = now() where id = $1`,
      [body.id, deal.email],
    );
    const voided = takeBack(body.id);
    await untilWaiting(api, 1);
    await mailed();
    await voided;
    await api.runJobs();
    const mails = await api.sql('select kind from mails where to_address = $1', [deal.email]);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['payment_receipt', 'payment_void']);
  });

  it('contract.mails: goes to every buyer, once to a shared mailbox, and is taken back from whoever got it', async () => {
    const [bo, eve, late] = ['bo.all', 'eve.all', 'late.all'].map((name) => `${name}@payments.example`);
    const deal = await openDeal([
      { name: 'Bo Byron', email: bo },
      { name: 'Cy Byron', email: String(bo).toUpperCase() },
      { name: 'Eve Byron', email: eve },
    ]);
    const { body } = await post(deal.id, deposit);
    await sendReceipts();
    // Eve leaves and somebody joins: what was mailed to her is taken back from her, and nothing from who joined.
    await api.sql('update deals set co_buyers = $2 where id = $1', [
      deal.id,
      JSON.stringify([{ name: 'Late Byron', email: late, emailFolded: late }]),
    ]);
    const sentTo = (kind: string) =>
      api.sql(
        'select lower(to_address) as address from mails where kind = $1 and reference_id = $2 order by 1',
        [kind, body.id],
      );
    const got = [bo, eve, deal.email].toSorted().map((address) => ({ address }));
    expect(await sentTo('payment_receipt')).toEqual(got);
    await takeBack(body.id);
    await api.runJobs();
    await mailVoid(api.app.systemContext(), { paymentId: body.id });
    expect(await sentTo('payment_void')).toEqual(got);
  });

  it('price.privacy: is for staff and the deal’s own buyers; anybody else’s id is as missing', async () => {
    const deal = await openDeal([{ name: 'Bo', email: 'Bo.Own@Payments.example' }]);
    const { body } = await post(deal.id, deposit);
    await api.addUser({ email: deal.email, role: 'customer' });
    await api.addUser({ email: 'bo.own@payments.example', role: 'customer' });
    const [buyer, coBuyer, other] = [
      await api.asUser(deal.email),
      await api.asUser('bo.own@payments.example'),
      await api.as('customer'),
    ];
    expect([(await open(body.id, buyer)).status, (await open(body.id, coBuyer)).status]).toEqual([200, 200]);
    for (const id of [body.id, randomUUID(), 'x']) expect((await open(id, other)).status, id).toBe(404);
    expect((await open(body.id, api)).status).toBe(401);
    for (const role of ['contractor', 'factory', 'devops', 'agent', 'investor'] as const)
      expect((await open(body.id, await api.as(role))).status, role).toBe(403);
    const mine = async (caller: Caller) =>
      (
        await caller.gql(
          '{ myPayments { dealNumber totalCents paidCents balanceCents payments { amountCents recordedBy voidReason } } }',
        )
      ).data.myPayments;
    await takeBack(body.id, 'Between us');
    expect(await mine(buyer)).toEqual([
      {
        dealNumber: deal.number,
        totalCents: 0,
        paidCents: 0,
        balanceCents: 0,
        payments: [{ amountCents: 500_000, recordedBy: null, voidReason: null }],
      },
    ]);
    expect(await mine(coBuyer)).toHaveLength(1);
    expect(await mine(other)).toEqual([]);
    await api.sql('update users set is_email_verified = false where email = $1', [deal.email]);
    expect((await open(body.id, await api.asUser(deal.email))).status).toBe(403);
  });
});
