import { openStages } from '@hearthline/rules/deals/stages.ts';
import { dealQuietDays } from '@hearthline/rules/waiting.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/query-builder.ts';
import type { Placeholders } from '../../platform/db/statement.ts';
import { row, type Look } from './waiting-row.ts';

/** Deals that can still be won and that nobody has touched for long: each waits since the day on which it became quiet. */
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
  ] as const;
