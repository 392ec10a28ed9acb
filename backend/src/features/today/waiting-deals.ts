import { openStages } from '@hearthline/rules/deals/stages.ts';
import { dealQuietDays } from '@hearthline/rules/waiting.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/query-builder.ts';
import type { Placeholders } from '../../platform/db/statement.ts';
import { row, type Look } from './waiting-row.ts';

/**
 * Deals that can still be won and that nobody has touched for long, each since the day on which it became quiet; and deals whose signed
 * agreement waits for its first payment.
 */
export const waitingDeals = (db: Db, p: Placeholders<Look>) =>
  [
    db
      .selectFrom('deals as d')
      .select(
        row({
          kind: 'deal',
          id: sql`d.id`,
          since: sql`d.touched_at + interval '${sql.raw(String(dealQuietDays))} days'`,
          who: sql`d.buyer_name`,
          title: sql`d.stage`,
          detail: sql`'D-' || d.number`,
          day: sql`d.expected_close_on`,
          contact: sql`d.contact_id`,
          version: sql`d.version`,
        }),
      )
      .where(
        'd.stage',
        'in',
        openStages.map((stage) => sql.lit(stage)),
      )
      .where('d.touchedAt', '<=', p.quietSince),
    db
      .selectFrom('deals as d')
      .innerJoin('agreements as a', 'a.dealId', 'd.id')
      .select(
        row({
          kind: 'deposit',
          id: sql`d.id`,
          since: sql`a.signed_at`,
          who: sql`d.buyer_name`,
          title: sql`'D-' || d.number`,
          detail: sql`'A-' || a.number`,
          contact: sql`d.contact_id`,
          version: sql`d.version`,
        }),
      )
      .where('a.status', '=', sql.lit('signed' as const))
      .where(
        sql<boolean>`(select coalesce(sum(case kind when 'refund' then -amount_cents else amount_cents end), 0)
          from payments where deal_id = d.id and voided_at is null) <= 0`,
      ),
  ] as const;
