import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import { row, type Look } from './waiting-row.ts';

/** What failed, until somebody has looked at it: mails and imports. */
export const waitingFailures = (db: Db, p: Placeholders<Look>) =>
  [
    db
      .selectFrom('mails as o')
      .select((eb) =>
        row({
          kind: 'mail',
          id: eb.ref('o.id'),
          since: eb.ref('o.createdAt'),
          who: sql`coalesce(nullif(${eb.ref('o.toName')}, ''), ${eb.ref('o.toAddress')})`,
          title: eb.ref('o.subject'),
          detail: eb.ref('o.lastError'),
          owner: sql`null`,
        }),
      )
      .where('o.state', '=', sql.lit('failed'))
      .where('o.kind', '<>', sql.lit('campaign'))
      .where('o.dismissedAt', 'is', null),
    db
      .selectFrom('contactImports as i')
      .leftJoin('users as u', 'u.id', 'i.createdBy')
      .select((eb) =>
        row({
          kind: 'import',
          id: eb.ref('i.id'),
          since: eb.ref('i.touchedAt'),
          who: eb.fn.coalesce('u.name', 'i.fileName'),
          title: eb.ref('i.fileName'),
          detail: sql`${eb.ref('i.counts')}->>'outcome failed'`,
          owner: eb.ref('i.createdBy'),
        }),
      )
      .where('i.rows', '>', 0)
      .where((eb) =>
        eb.or([eb('i.dismissedAt', 'is', null), eb('i.dismissedAt', '<', eb.ref('i.touchedAt'))]),
      )
      .where((eb) =>
        eb.or([
          eb('i.state', '=', sql.lit('imported')).and(
            sql<boolean>`coalesce((${eb.ref('i.counts')}->>'outcome failed')::int, 0) > 0`,
          ),
          eb('i.state', 'in', [
            sql.lit('checking' as const),
            sql.lit('importing' as const),
            sql.lit('reverting' as const),
          ]).and('i.touchedAt', '<=', p.stuckSince),
        ]),
      ),
  ] as const;
