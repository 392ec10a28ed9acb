import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { deposit, usePayments } from '../../../testing/fixtures/payments-fixtures.ts';

const api = useApi();
const { openDeal, post, takeBack } = usePayments(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

describe('a bookkeeper’s file', () => {
  const file = async (query: string, caller = admin): Promise<string[]> =>
    (await (await caller.open(`/api/payments/export?${query}`)).text())
      .replace('\ufeff', '')
      .trimEnd()
      .split('\r\n');

  it('has the columns that QuickBooks Online and Xero import, signed, without voided ones, for a range of days', async () => {
    const deal = await openDeal();
    const add = async (change: object): Promise<{ id: string; receiptNumber: string }> =>
      (await post(deal.id, { ...deposit, ...change })).body;
    const one = await add({ receivedOn: '2025-01-31', amountCents: 123_450, reference: '88' });
    const two = await add({
      receivedOn: '2025-02-01',
      kind: 'refund',
      method: 'wire',
      amountCents: 10_005,
      reference: 'W1',
    });
    const three = await add({ receivedOn: '2025-01-31' });
    await takeBack(three.id);
    await add({ receivedOn: '2025-01-30' });
    await add({ receivedOn: '2025-02-02' });
    expect(await file('format=quickbooks&from=2025-01-31&to=2025-02-01')).toEqual([
      'Date,Description,Amount',
      `01/31/2025,"Ada Byron: Deposit, receipt ${one.receiptNumber}, deal ${deal.number}",1234.5`,
      `02/01/2025,"Ada Byron: Refund, receipt ${two.receiptNumber}, deal ${deal.number}",-100.05`,
    ]);
    expect(await file('format=xero&from=2025-01-31&to=2025-02-01')).toEqual([
      '*Date,*Amount,Payee,Description,Reference,Check Number',
      `01/31/2025,1234.5,Ada Byron,"Deposit, receipt ${one.receiptNumber}, deal ${deal.number}, check",${one.receiptNumber},88`,
      `02/01/2025,-100.05,Ada Byron,"Refund, receipt ${two.receiptNumber}, deal ${deal.number}, wire transfer",${two.receiptNumber},`,
    ]);
    expect((await file('format=xero&from=2025-02-02&to=2025-02-02')).length).toBe(2);
    expect((await admin.rest('GET', '/api/payments/export?format=lotus')).status).toBe(400);
    expect((await (await api.as('customer')).rest('GET', '/api/payments/export?format=xero')).status).toBe(
      403,
    );
  });
});
