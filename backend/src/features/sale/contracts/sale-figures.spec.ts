import { roles, scopeOf } from '@hearthline/rules/permissions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addDeal, addPayment } from '../../../testing/fixtures/sale-figures.ts';

const api = useApi();
let admin: Caller;

const question =
  'query ($from: LocalDate!, $to: LocalDate!) { saleFigures(from: $from, to: $to) { contractedCents cashReceivedCents heldInTrustCents recognizedCents } }';
const figures = async (from: string, to: string): Promise<Record<string, number>> => {
  const { data, errors } = await admin.gql(question, { from, to });
  expect(errors).toBeUndefined();
  return data.saleFigures;
};
const only = async (name: string, from: string, to: string): Promise<number | undefined> =>
  (await figures(from, to))[`${name}Cents`];

const addEntry = (deal: string, kind: string, dollars: number, day: string) =>
  api.sql('insert into sale_entries (deal_id, kind, amount_cents, entered_on) values ($1, $2, $3, $4)', [
    deal,
    kind,
    dollars * 100,
    day,
  ]);
/** A project of a deal whose stage Delivery, if it has one, was finished on a day. */
const addProject = async (
  deal: string,
  {
    stage = 'Delivery',
    delivery,
    completedAt = null,
    status = completedAt ? 'completed' : 'in_progress',
    createdAt = '2027-09-01T18:00:00Z',
  }: {
    stage?: string;
    delivery?: string | null;
    completedAt?: string | null;
    status?: string;
    createdAt?: string;
  } = {},
): Promise<void> => {
  const [project] = await api.sql(
    "insert into projects (name, status, budget, deal_id, completed_at, created_at) values ('Cedar', $1, 1, $2, $3, $4) returning id",
    [status, deal, completedAt, createdAt],
  );
  const stages = [['Factory Build', '2027-09-02'], ...(delivery === undefined ? [] : [[stage, delivery]])];
  for (const [position, [name, day]] of stages.entries())
    await api.sql(
      'insert into project_stages (project_id, position, name, began_on, finished_on) values ($1, $2, $3, $4, $4)',
      [project?.['id'], position, name, day],
    );
};
const won = { stage: 'won', probability_percent: 100 };
const cancelled = (on: string, keepDollars: number) => ({
  ...won,
  cancelled_on: on,
  cancel_reason: 'financing',
  keep_cents: keepDollars * 100,
});
const voided = (at: string) => ({ voided_at: at, void_reason: 'came back' });

beforeAll(async () => {
  api.clock.set('2027-12-15T20:00:00Z');
  admin = await api.as('admin');
});

describe('cancel.words: each figure by hand', () => {
  it('contracted: entries by their own day, both ends included', async () => {
    const deal = await addDeal(api);
    await addEntry(deal, 'won', 200_000, '2027-01-31');
    await addEntry(deal, 'settlement', -1500, '2027-02-01');
    await addEntry(deal, 'change', 7000, '2027-02-28');
    await addEntry(deal, 'cancelled', -205_500, '2027-03-01');
    expect([
      await only('contracted', '2027-01-31', '2027-01-31'),
      await only('contracted', '2027-02-01', '2027-02-28'),
      await only('contracted', '2027-03-01', '2027-03-31'),
      await only('contracted', '2027-01-01', '2027-03-31'),
    ]).toEqual([20_000_000, 550_000, -20_550_000, 0]);
  });

  it('contract.returned: a check that came back is taken off on the business day of voiding, not in the month of its receipt', async () => {
    const deal = await addDeal(api);
    // 11:59 PM on March 31 in Los Angeles, and one minute later.
    await addPayment(api, deal, {
      dollars: 4000,
      received_on: '2027-02-10',
      ...voided('2027-04-01T06:59:00Z'),
    });
    await addPayment(api, deal, {
      dollars: 900,
      received_on: '2027-02-28',
      ...voided('2027-04-01T07:00:00Z'),
    });
    await addPayment(api, deal, { dollars: 250, received_on: '2027-02-11', kind: 'refund' });
    await addPayment(api, deal, {
      dollars: 30,
      received_on: '2027-02-12',
      kind: 'refund',
      ...voided('2027-04-20T00:00:00Z'),
    });
    expect([
      await only('cashReceived', '2027-02-01', '2027-02-28'),
      await only('cashReceived', '2027-03-01', '2027-03-31'),
      await only('cashReceived', '2027-04-01', '2027-04-30'),
      await only('cashReceived', '2027-02-28', '2027-02-28'),
    ]).toEqual([462_000, -400_000, -87_000, 90_000]);
  });

  it('held in trust: at the end of the last day, until delivery, less refunds, not below 0', async () => {
    const deal = await addDeal(api, won);
    await addPayment(api, deal, { dollars: 5000, received_on: '2027-05-03', trust_on: '2027-05-05' });
    await addPayment(api, deal, { dollars: 2000, received_on: '2027-05-03' });
    await addPayment(api, deal, { dollars: 1200, received_on: '2027-05-20', kind: 'refund' });
    await addPayment(api, deal, {
      dollars: 800,
      received_on: '2027-05-04',
      trust_on: '2027-05-04',
      ...voided('2027-05-25T06:59:00Z'),
    });
    await addProject(deal, { stage: 'delivery ', delivery: '2027-06-10' });
    const low = await addDeal(api);
    await addPayment(api, low, { dollars: 100, received_on: '2027-05-03', trust_on: '2027-05-03' });
    await addPayment(api, low, { dollars: 9000, received_on: '2027-05-03' });
    await addPayment(api, low, { dollars: 400, received_on: '2027-05-22', kind: 'refund' });
    const at = (day: string) => only('heldInTrust', '2027-05-01', day);
    expect([
      await at('2027-05-02'),
      await at('2027-05-04'),
      await at('2027-05-05'),
      await at('2027-05-20'),
      await at('2027-05-22'),
      // The void payment leaves on the 24th in Los Angeles.
      await at('2027-05-23'),
      await at('2027-05-24'),
      await at('2027-06-09'),
      await at('2027-06-10'),
    ]).toEqual([0, 90_000, 590_000, 470_000, 460_000, 460_000, 380_000, 380_000, 0]);
  });

  it('held in trust: of a sale that was cancelled and opened again, whatever was delivered before', async () => {
    const deal = await addDeal(api, { stage: 'quoted' });
    await addProject(deal, { delivery: '2027-06-20', status: 'cancelled' });
    await addPayment(api, deal, { dollars: 70, received_on: '2027-07-01', trust_on: '2027-07-01' });
    expect(await only('heldInTrust', '2027-07-01', '2027-07-01')).toBe(7000);
    await api.sql("update deals set stage = 'won', probability_percent = 100 where id = $1", [deal]);
    expect(await only('heldInTrust', '2027-07-01', '2027-07-01')).toBe(0);
  });

  it('held in trust: of a cancelled sale at most the refund due', async () => {
    const deal = await addDeal(api, cancelled('2027-08-15', 3000));
    await addPayment(api, deal, { dollars: 5000, received_on: '2027-08-01', trust_on: '2027-08-01' });
    await addPayment(api, deal, { dollars: 1000, received_on: '2027-08-20', kind: 'refund' });
    const rich = await addDeal(api, cancelled('2027-08-15', 3000));
    await addPayment(api, rich, { dollars: 600, received_on: '2027-08-01', trust_on: '2027-08-01' });
    await addPayment(api, rich, { dollars: 9000, received_on: '2027-08-01' });
    const at = (day: string) => only('heldInTrust', '2027-08-01', day);
    // Due 2,000 of the first deal and 6,600 of the second, of which 600 are in trust; then 1,000 are paid back.
    expect([await at('2027-08-14'), await at('2027-08-15'), await at('2027-08-20')]).toEqual([
      560_000, 260_000, 160_000,
    ]);
    await addPayment(api, deal, { dollars: 1000, received_on: '2027-08-21', kind: 'refund' });
    await addPayment(api, rich, { dollars: 600, received_on: '2027-08-21', kind: 'refund' });
    expect(await at('2027-08-21')).toBe(0);
  });

  it('recognized at delivery: each entry on the later of its day and that of delivery', async () => {
    const deal = await addDeal(api);
    await addEntry(deal, 'won', 100_000, '2027-09-01');
    await addEntry(deal, 'change', 5000, '2027-09-20');
    await addEntry(deal, 'settlement', -300, '2027-10-05');
    await addProject(deal, { delivery: '2027-09-20', completedAt: '2027-10-02T18:00:00Z' });
    const all = (from: string, to: string) => only('recognized', from, to);
    expect([
      await all('2027-09-01', '2027-09-19'),
      await all('2027-09-20', '2027-09-20'),
      await all('2027-09-21', '2027-10-04'),
      await all('2027-10-05', '2027-10-05'),
    ]).toEqual([0, 10_500_000, 0, -30_000]);
  });

  it('recognized at delivery: without a finished stage on the business day of completion, and never before', async () => {
    const without = await addDeal(api);
    await addEntry(without, 'won', 70_000, '2027-10-10');
    // Still October 20 in Los Angeles.
    await addProject(without, { completedAt: '2027-10-21T06:59:00Z' });
    const unfinished = await addDeal(api);
    await addEntry(unfinished, 'won', 60_000, '2027-10-10');
    await addProject(unfinished, { delivery: null, completedAt: '2027-10-21T07:00:00Z' });
    const going = await addDeal(api);
    await addEntry(going, 'won', 50_000, '2027-10-10');
    await addProject(going, { delivery: null });
    const none = await addDeal(api);
    await addEntry(none, 'won', 40_000, '2027-10-10');
    expect([
      await only('recognized', '2027-10-10', '2027-10-19'),
      await only('recognized', '2027-10-20', '2027-10-20'),
      await only('recognized', '2027-10-21', '2027-10-21'),
      await only('recognized', '2027-10-22', '2028-12-31'),
    ]).toEqual([0, 7_000_000, 6_000_000, 0]);
  });

  it('a sale that was won again is delivered with its newest project', async () => {
    const deal = await addDeal(api);
    await addEntry(deal, 'won', 10_000, '2027-11-01');
    await addProject(deal, { delivery: null, status: 'cancelled', createdAt: '2027-11-01T18:00:00Z' });
    await addProject(deal, { delivery: '2027-11-20', createdAt: '2027-11-05T18:00:00Z' });
    expect(await only('recognized', '2027-11-01', '2027-11-30')).toBe(1_000_000);
  });
});

describe('saleFigures', () => {
  it.each([
    ['2027-02-02', '2027-02-01', 'to'],
    ['1899-12-31', '2027-02-01', 'from'],
    ['2027-02-01', '2201-01-01', 'to'],
  ])('is refused from %s to %s', async (from, to, field) => {
    const { errors } = await admin.gql(question, { from, to });
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(Object.keys(errors?.[0]?.extensions.fieldErrors as object)).toEqual([field]);
  });

  it('price.privacy: is for those alone who read deals', async () => {
    for (const role of roles.filter((one) => scopeOf({ role: one }, 'deal:list') === null)) {
      const email = `${role}@figures.example`;
      await api.addUser({ email, role });
      const { errors } = await (
        await api.asUser(email)
      ).gql(question, { from: '2027-01-01', to: '2027-01-31' });
      expect(errors?.[0]?.extensions.code, role).toBe('FORBIDDEN');
    }
    const { errors } = await api.gql(question, { from: '2027-01-01', to: '2027-01-31' });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

interface Rows {
  readonly deals: { id: string; cancelled_on: string | null; keep_cents: number | null }[];
  readonly entries: { deal_id: string; entered_on: string; amount_cents: number; month: string }[];
  readonly payments: {
    deal_id: string;
    kind: string;
    amount_cents: number;
    received_on: string;
    trust_on: string | null;
    voided_at: Date | null;
  }[];
  readonly delivered: Map<string, string>;
}

/** The four figures over plain rows, told from the sentences of docs/sale.md. */
const recompute = ({ deals, entries, payments, delivered }: Rows, from: string, to: string) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });
  const within = (on: string | undefined | null): boolean => !!on && from <= on && on <= to;
  const voidDay = (at: Date | null): string | null => at && day.format(at);
  const signed = (p: { kind: string; amount_cents: number }): number =>
    p.kind === 'refund' ? -p.amount_cents : p.amount_cents;
  let [contractedCents, cashReceivedCents, heldInTrustCents, recognizedCents] = [0, 0, 0, 0];
  for (const entry of entries) {
    if (within(entry.entered_on)) contractedCents += entry.amount_cents;
    const home = delivered.get(entry.deal_id);
    if (home && within(home > entry.entered_on ? home : entry.entered_on))
      recognizedCents += entry.amount_cents;
  }
  for (const payment of payments) {
    if (within(payment.received_on)) cashReceivedCents += signed(payment);
    if (within(voidDay(payment.voided_at))) cashReceivedCents -= signed(payment);
  }
  for (const deal of deals) {
    const home = delivered.get(deal.id);
    if (home && home <= to) continue;
    let [trust, paid] = [0, 0];
    for (const payment of payments.filter(({ deal_id: id }) => id === deal.id)) {
      const leftOn = voidDay(payment.voided_at);
      if (payment.received_on > to || (leftOn && leftOn <= to)) continue;
      paid += signed(payment);
      if (payment.kind === 'refund' || (payment.trust_on && payment.trust_on <= to)) trust += signed(payment);
    }
    const isCancelled = deal.cancelled_on !== null && deal.cancelled_on <= to;
    heldInTrustCents += Math.max(0, isCancelled ? Math.min(trust, paid - (deal.keep_cents ?? 0)) : trust);
  }
  return { contractedCents, cashReceivedCents, heldInTrustCents, recognizedCents };
};

describe('cancel.words: recomputed over forty deals and three months', () => {
  const rows: Rows = { deals: [], entries: [], payments: [], delivered: new Map() };

  beforeAll(async () => {
    // A fixed sequence, so that every run sees the same rows.
    let state = 20_270_101;
    const below = (limit: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % limit;
    };
    const dayOf = (month: number): string => `2028-0${1 + month}-${String(1 + below(28)).padStart(2, '0')}`;
    for (let n = 0; n < 40; n++) {
      const isCancelled = n % 5 === 1;
      const deal = await addDeal(api, isCancelled ? cancelled(dayOf(1 + below(2)), below(3000)) : won);
      if (n % 3 !== 0) await addEntry(deal, 'won', 150_000 + below(90_000), dayOf(below(3)));
      for (let more = below(3); more > 0; more--)
        await addEntry(deal, more === 1 ? 'settlement' : 'change', below(9000) - 4000, dayOf(below(3)));
      if (n % 4 === 0)
        await addProject(deal, {
          delivery: n % 8 === 0 ? dayOf(1 + below(2)) : null,
          completedAt: n % 3 === 0 ? `${dayOf(2)}T07:3${below(10)}:00Z` : null,
        });
      for (let paid = 1 + below(4); paid > 0; paid--) {
        const received = dayOf(below(2));
        const trust = below(3) > 0 ? `${received.slice(0, 8)}28` : null;
        const kind = below(4) === 0 ? 'refund' : 'progress';
        await addPayment(api, deal, {
          dollars: 500 + below(8000),
          received_on: received,
          kind,
          trust_on: kind === 'refund' ? null : trust,
          ...(below(4) === 0 && voided(`${dayOf(2)}T0${6 + below(3)}:59:00Z`)),
        });
      }
    }
    rows.deals.push(
      ...((await api.sql(
        'select id, cancelled_on::text, keep_cents::float8 from deals',
      )) as unknown as Rows['deals']),
    );
    rows.entries.push(
      ...((await api.sql(
        'select deal_id, entered_on::text, amount_cents::float8 from sale_entries',
      )) as unknown as Rows['entries']),
    );
    rows.payments.push(
      ...((await api.sql(
        'select deal_id, kind, amount_cents::float8, received_on::text, trust_on::text, voided_at from payments',
      )) as unknown as Rows['payments']),
    );
    const projects = (await api.sql(
      `select p.deal_id, p.completed_at, s.finished_on::text from projects p left join project_stages s on s.project_id = p.id and s.name ilike 'delivery%'
       where p.deal_id is not null order by p.created_at`,
    )) as unknown as { deal_id: string; completed_at: Date | null; finished_on: string | null }[];
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });
    for (const { deal_id: id, completed_at: at, finished_on: on } of projects)
      if (on ?? at) rows.delivered.set(id, on ?? day.format(at as Date));
      // The newest project of a deal counts.
      else rows.delivered.delete(id);
  });

  it.each([
    ['2028-01-01', '2028-01-31'],
    ['2028-02-01', '2028-02-29'],
    ['2028-03-01', '2028-03-31'],
    ['2028-01-01', '2028-03-31'],
    ['2028-02-14', '2028-02-14'],
    ['2027-01-01', '2028-12-31'],
    ['2030-01-01', '2030-01-31'],
  ])('from %s to %s', async (from, to) => {
    const expected = recompute(rows, from, to);
    expect(await figures(from, to)).toEqual(expected);
  });

  it('months add up to the quarter, but for what is held at an end', async () => {
    const months = await Promise.all([
      figures('2028-01-01', '2028-01-31'),
      figures('2028-02-01', '2028-02-29'),
      figures('2028-03-01', '2028-03-31'),
    ]);
    const quarter = await figures('2028-01-01', '2028-03-31');
    for (const name of ['contractedCents', 'cashReceivedCents', 'recognizedCents'] as const)
      expect(months.reduce((sum, month) => sum + (month[name] ?? 0), 0)).toBe(quarter[name]);
    // Rows that say nothing would prove nothing.
    expect(Object.values(quarter)).not.toContain(0);
    expect(months[2]?.['heldInTrustCents']).toBe(quarter['heldInTrustCents']);
  });

  it('reports say the same: month by month, and what is held now', async () => {
    const totals = async (source: string, measure: string, filters: object[]) => {
      const { data, errors } = await admin.gql(
        'query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { totals } }',
        { definition: { source, measures: [measure], filters } },
      );
      expect(errors).toBeUndefined();
      return Math.round(data.reportResult.totals[0] * 100);
    };
    for (const [from, to] of [
      ['2028-01-01', '2028-01-31'],
      ['2028-02-01', '2028-02-29'],
      ['2028-03-01', '2028-03-31'],
    ] as const) {
      const during = (field: string) => [{ field, op: 'between', values: [from, to] }];
      const { heldInTrustCents: _held, ...expected } = await figures(from, to);
      expect({
        contractedCents: await totals('sales', 'amount_sum', during('entered')),
        cashReceivedCents: await totals('payments', 'net_sum', during('received')),
        recognizedCents: await totals('sales', 'recognized_sum', during('recognized')),
      }).toEqual(expected);
    }
    expect(await totals('deals', 'trust_sum', [])).toBe(
      (await figures('2028-12-31', '2028-12-31'))['heldInTrustCents'],
    );
  });
});
