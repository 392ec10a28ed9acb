import { beforeAll, describe, expect, it } from 'vitest';
import { verifySaleEntries } from '../features/sale/contracts/verify-sale-entries.ts';
import { verifyPayments } from '../features/sale/payments/verify-payments.ts';
import { paperKinds } from '../features/sale/signing/linked/paper-kinds.ts';
import { verifyPapers } from '../features/sale/signing/evidence/verify-papers.ts';
import { specSeal, useApi, type Caller } from '../testing/api.ts';
import { seedDemo } from './demo.ts';

const api = useApi();
let admin: Caller;
// The first minutes of a month: a sale of 45 days ago was cancelled in an earlier one whichever day it is.
const now = new Date('2027-07-01T07:30:00Z');
beforeAll(async () => {
  api.clock.set(now);
  // The seed does not touch a database that has accounts.
  for (const table of ['sessions', 'users', 'consultants']) await api.sql(`delete from ${table}`);
  await seedDemo(api.database.db, now, api.app.systemContext().storage, specSeal);
  admin = await api.as('admin');
}, 120_000);

interface Ledger {
  readonly number: number;
  readonly won_on: string;
  readonly cancelled_on: string | null;
  readonly contract_cents: number;
  readonly entered: number;
  readonly kinds: string;
  readonly first_on: string;
}

const ledgers = () =>
  api.sql<Ledger>(
    `select d.number, d.won_on::text, d.cancelled_on::text, d.contract_cents::float8, sum(e.amount_cents)::float8 as entered,
       string_agg(e.kind, ', ' order by e.id) as kinds, min(e.entered_on)::text as first_on
     from deals d left join sale_entries e on e.deal_id = d.id where d.stage = 'won' group by d.id order by d.number`,
  );

describe('the sales of the demo', () => {
  it('cancel.ledger: have entries that come to their contract sums, the first on the day of winning', async () => {
    const all = await ledgers();
    expect(all.map(({ kinds }) => kinds)).toEqual(['won, change, settlement', 'won, cancelled', 'won']);
    for (const {
      entered,
      contract_cents: sum,
      cancelled_on: cancelledOn,
      first_on: first,
      won_on: won,
    } of all) {
      expect(entered).toBe(cancelledOn === null ? sum : 0);
      expect(first).toBe(won);
      expect(won < '2027-07-01').toBe(true);
    }
    // A start has nothing to add.
    await api.sql('select complete_won_deals()');
    expect(await ledgers()).toEqual(all);
  });

  it('cancel.refund: one was cancelled in an earlier month, and its refund waits in Today', async () => {
    const { data } = await admin.gql(
      '{ today(kinds: [refund]) { items { kind day detail } } deals(cancelled: true) { deals { stage cancellation { on keepCents refundDueCents } } } }',
    );
    expect(data.today.items).toEqual([{ kind: 'refund', day: '2027-05-17', detail: '$3,500.00' }]);
    expect(
      data.deals.deals.filter(({ cancellation }: { cancellation: object | null }) => cancellation),
    ).toEqual([
      { stage: 'won', cancellation: { on: '2027-05-17', keepCents: 150_000, refundDueCents: 350_000 } },
    ]);
  });

  it('shows what was agreed, changed, ordered and paid', async () => {
    const papers = await api.sql(
      `select (select string_agg(status, ' ' order by number) from change_orders) as changes,
         (select string_agg(status, ' ' order by number) from quotes where deal_id in (select deal_id from change_orders where status = 'signed')) as quotes,
         (select void_reason from payments where voided_at is not null) as returned,
         (select count(*)::int from home_sections where label is not null and serial is not null) as labeled,
         (select count(*)::int from mails where state <> 'kept') as unsent`,
    );
    expect(papers).toEqual([
      {
        changes: 'signed sent',
        quotes: 'superseded accepted',
        returned: 'The check came back: insufficient funds.',
        labeled: 2,
        unsent: 0,
      },
    ]);
  });

  it('cancel.words: has something of each of the four, in the year to date', async () => {
    const { data } = await admin.gql(
      '{ saleFigures(from: "2027-01-01", to: "2027-07-01") { contractedCents cashReceivedCents heldInTrustCents recognizedCents } }',
    );
    const [delivered, , other] = await ledgers();
    expect(data.saleFigures).toEqual({
      contractedCents: (delivered?.entered ?? 0) + (other?.entered ?? 0),
      // The deposits of four signed agreements, and what was due at an order. The check that came back counts nothing.
      cashReceivedCents: 500_000 + 3_000_000 + 500_000 + 500_000 + 1_000_000,
      // What is to be refunded, and the deposits of homes that are not delivered.
      heldInTrustCents: 350_000 + 500_000 + 1_000_000,
      recognizedCents: delivered?.entered,
    });
    expect(delivered?.entered).toBeGreaterThan(20_000_000);
  });

  it('proof.damaged: leaves records that nobody has changed', async () => {
    const { storage, seal } = api.app.systemContext();
    const reads = { db: api.database.db, storage, seal };
    expect(await Promise.all(paperKinds.map((kind) => verifyPapers(reads, kind)))).toEqual([
      { checked: 4, breaks: [] },
      { checked: 2, breaks: [] },
    ]);
    expect(await verifySaleEntries(reads.db)).toMatchObject({ breaks: [] });
    expect(await verifyPayments(reads.db)).toMatchObject({ breaks: [] });
  });
});
