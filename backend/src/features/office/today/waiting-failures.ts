import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import { row, type Look } from './waiting-row.ts';

/** What failed, until somebody has looked at it: mails and imports. */
export const waitingFailures = (db: Db, p: Placeholders<Look>) =>
  [
    db
      .selectFrom('mails as o')
      .select(
        row({
          kind: 'mail',
          id: sql`o.id`,
          since: sql`o.created_at`,
          who: sql`coalesce(nullif(o.to_name, ''), o.to_address)`,
          title: sql`o.subject`,
          detail: sql`o.last_error`,
        }),
      )
      .where('o.state', '=', sql.lit('failed'))
      .where('o.kind', '<>', sql.lit('campaign'))
      .where('o.dismissedAt', 'is', null),
    db
      .selectFrom('contactImports as i')
      .leftJoin('users as u', 'u.id', 'i.createdBy')
      .select(
        row({
          kind: 'import',
          id: sql`i.id`,
          since: sql`i.touched_at`,
          who: sql`coalesce(u.name, i.file_name)`,
          title: sql`i.file_name`,
          detail: sql`i.counts->>'outcome failed'`,
        }),
      )
      .where('i.rows', '>', 0)
      .where((eb) =>
        eb.or([eb('i.dismissedAt', 'is', null), eb('i.dismissedAt', '<', eb.ref('i.touchedAt'))]),
      )
      .where((eb) =>
        eb.or([
          eb('i.state', '=', sql.lit('imported')).and(
            sql<boolean>`coalesce((i.counts->>'outcome failed')::int, 0) > 0`,
          ),
          eb('i.state', 'in', [
            sql.lit('checking' as const),
            sql.lit('importing' as const),
            sql.lit('reverting' as const),
          ]).and('i.touchedAt', '<=', p.stuckSince),
        ]),
      ),
  ] as const;
