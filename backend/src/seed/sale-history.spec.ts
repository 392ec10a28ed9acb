import { beforeAll, describe, expect, it } from 'vitest';
import { specSeal, useApi } from '../testing/api.ts';
import { seedDemo } from './demo.ts';

const api = useApi();

interface Happened {
  readonly number: number;
  readonly stage: string;
  readonly kind: string;
  readonly from_stage: string | null;
  readonly to_stage: string | null;
  readonly at: Date;
}

// Half past midnight on the first of a month: contacts of the month are minutes old.
const now = new Date('2027-07-01T07:30:00Z');
beforeAll(async () => {
  // The seed does not touch a database that has accounts.
  for (const table of ['sessions', 'users', 'consultants']) await api.sql(`delete from ${table}`);
  await seedDemo(api.database.db, now, api.app.systemContext().storage, specSeal);
}, 60_000);

describe('the sale of the demo', () => {
  it('happens in order, from the contact to the deposit, and nothing of it in the future', async () => {
    const deals = await api.sql<{ number: number; stage: string; wrong: string | null }>(
      `select d.number, d.stage, case
         when c.created_at > d.created_at then 'opened before its contact was known'
         when d.stage_since <> (select max(created_at) from deal_events where deal_id = d.id and to_stage = d.stage) then 'in its stage since another moment'
         when d.touched_at <> (select max(created_at) from deal_events where deal_id = d.id) then 'touched at another moment'
         when d.touched_at > $1 then 'in the future' end as wrong
       from deals d join contacts c on c.id = d.contact_id order by d.number`,
      [now],
    );
    expect(deals.length).toBeGreaterThan(14);
    expect(deals.filter(({ wrong }) => wrong !== null)).toEqual([]);

    const all = await api.sql<Happened>(
      'select d.number, d.stage, e.kind, e.from_stage, e.to_stage, e.created_at as at from deal_events e join deals d on d.id = e.deal_id order by d.number, e.created_at, e.id',
    );
    for (const [number, history] of Map.groupBy(all, (one) => one.number)) {
      const kinds = history.map(({ kind, to_stage: stage }) => (kind === 'moved' ? `moved ${stage}` : kind));
      expect(kinds[0], `D-${number}`).toBe('opened');
      // Each move begins in the stage where the one before ended.
      let stage = 'new';
      for (const { kind, from_stage: from, to_stage: to } of history)
        if (kind === 'moved') {
          expect(from, `D-${number}: ${kinds.join(', ')}`).toBe(stage);
          stage = to ?? '';
        }
      expect(stage, `D-${number}`).toBe(history[0]?.stage);
      // A quote moves its deal to quoted.
      if (kinds.includes('quote_issued'))
        expect(kinds.indexOf('moved quoted'), kinds.join(', ')).toBe(kinds.indexOf('quote_issued') + 1);
    }
    const signed = all.filter(({ kind }) => kind === 'agreement_signed').map(({ number }) => number);
    // Three sales were won; one agreement waits for that.
    expect(signed).toHaveLength(4);
    const open = all.find(({ number, stage }) => stage === 'agreed' && signed.includes(number));
    expect(
      all
        .filter(({ number }) => number === open?.number)
        .map(({ kind, to_stage: stage }) => (kind === 'moved' ? `moved ${stage}` : kind)),
    ).toEqual([
      'opened',
      'moved contacted',
      'moved visited',
      'quote_issued',
      'moved quoted',
      'quote_accepted',
      'agreement_sent',
      'moved agreed',
      'agreement_signature',
      'agreement_signature',
      'agreement_signature',
      'agreement_signed',
      'payment_recorded',
    ]);
  });

  it('has quotes whose numbers follow the days on which they were issued', async () => {
    const quotes = await api.sql<{ status: string; issued_on: string }>(
      'select number, status, issued_on::text from quotes where number is not null order by number',
    );
    expect(quotes.map(({ status }) => status).toSorted()).toEqual(
      [
        ...Array.from({ length: 4 }, () => 'accepted'),
        ...Array.from({ length: 3 }, () => 'issued'),
        'declined',
        'expired',
        'superseded',
      ].toSorted(),
    );
    const days = quotes.map(({ issued_on: day }) => day);
    expect(days).toEqual(days.toSorted());
  });
});
