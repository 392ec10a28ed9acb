import { agreementWaitDays, dealQuietDays, quoteSoonDays } from '@hearthline/rules/waiting.ts';
import { expect, it } from 'vitest';
import { useWaiting } from '../../../testing/fixtures/waiting.ts';

const { api, ago, insert, deal, quotedDeal, sentDeal, changedDeal, signedDeal, read, kinds } = useWaiting();

it('a quote waits from three days before its last day, as long as the deal is open', async () => {
  await quotedDeal(quoteSoonDays + 1);
  await quotedDeal(1, 'won');
  expect(await kinds()).toEqual([]);
  const id = await quotedDeal(quoteSoonDays);
  const { items } = await read();
  expect(items).toMatchObject([{ kind: 'quote', id, detail: expect.stringMatching(/^Q-\d{4}$/) }]);
});

it('an agreement waits for the seller at once, for buyers after a week', async () => {
  await sentDeal(agreementWaitDays * 24 - 1, 'viewed', 'waiting');
  expect(await kinds()).toEqual([]);
  const late = await sentDeal(agreementWaitDays * 24 + 2, 'sent', 'waiting');
  const own = await sentDeal(2, 'signed', 'sent');
  const { items } = await read();
  expect(items).toMatchObject([
    { kind: 'agreement', id: late, detail: 'Di Buyer, Sal Seller' },
    { kind: 'agreement', id: own, detail: 'Sal Seller' },
  ]);
  await api.sql("update deals set stage = 'lost', lost_reason = 'price' where id = $1", [late]);
  expect(await kinds()).toEqual(['agreement']);
});

it('a change order of a won deal waits as an agreement does', async () => {
  await changedDeal(agreementWaitDays * 24 - 1, 'viewed', 'waiting');
  expect(await kinds()).toEqual([]);
  const late = await changedDeal(agreementWaitDays * 24 + 2, 'sent', 'waiting');
  const own = await changedDeal(2, 'signed', 'sent');
  const { items } = await read();
  expect(items).toMatchObject([
    { kind: 'change_order', id: late, detail: 'Di Buyer, Sal Seller' },
    { kind: 'change_order', id: own, detail: 'Sal Seller' },
  ]);
  await api.sql("update change_orders set status = 'void' where deal_id = $1", [late]);
  expect(await kinds()).toEqual(['change_order']);
});

it('a deposit is due from the last signature until something is paid', async () => {
  const id = await signedDeal(2);
  expect(await kinds()).toEqual(['deposit']);
  const pay = (kind: string, cents: number, voided: boolean) =>
    api.sql(
      `insert into payments (deal_id, kind, method, amount_cents, received_on, receipt_number, receipt, voided_at, void_reason)
       values ($1, $2, 'check', $3, '2026-01-05', (select coalesce(max(receipt_number), 1000) + 1 from payments), '{}', $4, $5)`,
      [id, kind, cents, voided ? ago(1) : null, voided ? 'Twice' : null],
    );
  await pay('deposit', 100, true);
  expect(await kinds()).toEqual(['deposit']);
  await pay('deposit', 100, false);
  expect(await kinds()).toEqual([]);
  await pay('refund', 100, false);
  expect(await kinds()).toEqual(['deposit']);
  await api.sql("update deals set stage = 'lost', lost_reason = 'price' where id = $1", [id]);
  expect(await kinds()).toEqual([]);
  await api.sql("update deals set stage = 'agreed', lost_reason = null where id = $1", [id]);
  expect(await kinds()).toEqual(['deposit']);
  await api.sql("update agreements set status = 'void'");
  expect(await kinds()).toEqual([]);
});

it('a deal waits once nobody has touched it for 14 days, while it can still be won', async () => {
  await deal(dealQuietDays * 24 - 1);
  await deal(900, 'won');
  await deal(900, 'lost');
  expect(await kinds()).toEqual([]);
  const id = await deal(dealQuietDays * 24);
  expect(await kinds()).toEqual(['deal']);
  await api.sql('update deals set touched_at = $2 where id = $1', [id, ago(1)]);
  expect(await kinds()).toEqual([]);
});

it('the project of a won deal waits until it has its days and a contractor, or no longer goes on', async () => {
  const won = await deal(0, 'won');
  const id = await insert(
    "insert into projects (name, deal_id, start_date) values ('Birch', $1, '2027-01-04')",
    [won],
  );
  const { items } = await read();
  expect(items).toMatchObject([
    { kind: 'project', id, projectId: id, title: 'Birch', detail: 'estimated completion, contractor' },
  ]);
  const set = (change: string) => api.sql(`update projects set ${change} where id = $1`, [id]);
  await set("estimated_completion = '2027-06-01'");
  expect((await read()).items).toMatchObject([{ detail: 'contractor' }]);
  await set("contractor_id = (select id from users where email = 'contractor@example.com')");
  expect(await kinds()).toEqual([]);
  await set('start_date = null');
  expect(await kinds()).toEqual(['project']);
  await set("status = 'cancelled'");
  expect(await kinds()).toEqual([]);
});

it('the home of a won deal waits seven days after winning until it is ordered, then seven until it is confirmed', async () => {
  const id = await insert(
    "insert into projects (name, deal_id, design_version, start_date, estimated_completion, contractor_id) select 'Cedar', $1, 1, '2027-01-04', '2027-06-01', id from users where email = 'contractor@example.com'",
    [await deal(0, 'won')],
  );
  const set = (change: string) => api.sql(`update home_orders set ${change} where project_id = $1`, [id]);
  await set("created_at = now() - interval '167 hours'");
  expect(await kinds()).toEqual([]);
  await set("created_at = now() - interval '168 hours'");
  expect((await read()).items).toMatchObject([{ kind: 'order', id, detail: 'not ordered', day: null }]);
  await set('ordered_on = current_date - 5');
  expect(await kinds()).toEqual([]);
  await set('ordered_on = current_date - 9');
  expect((await read()).items).toMatchObject([{ kind: 'order', detail: 'not confirmed' }]);
  await set('cancelled_at = now()');
  expect(await kinds()).toEqual([]);
  await set('cancelled_at = null');
  await api.sql("update projects set status = 'cancelled' where id = $1", [id]);
  expect(await kinds()).toEqual([]);
  await api.sql("update projects set status = 'in_progress' where id = $1", [id]);
  expect(await kinds()).toEqual(['order']);
  await set('confirmed_on = current_date');
  expect(await kinds()).toEqual([]);
});
