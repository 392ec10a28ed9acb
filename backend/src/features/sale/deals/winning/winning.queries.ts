import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { sql } from 'kysely';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';

/** Part of what was signed last; null only where the agreement has none. */
const part = <Name extends 'home' | 'design' | 'plan'>(name: Name) =>
  sql<
    AgreementDocument['quote'][Name]
  >`case when c.document is null then a.document #> array['quote', ${sql.lit(name)}] else c.document -> ${sql.lit(name)} end`;

/** The project that a deal has become: the newest, where a sale was cancelled before. */
export const projectOfDeal = prepare('deal_project', (db, p: Placeholders<{ dealId: string }>) =>
  db
    .selectFrom('projects')
    .select('id')
    .where('dealId', '=', p.dealId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/**
 * What was signed last of the house of a project: the newest change order of its agreement, or else the agreement, of several the newest
 * that was signed before the project was made. A project made by hand has none.
 */
export const houseOfProject = prepare('project_house', (db, p: Placeholders<{ projectId: string }>) =>
  db
    .selectFrom('projects as p')
    .innerJoin('agreements as a', (join) =>
      join.onRef('a.dealId', '=', 'p.dealId').on('a.signedAt', 'is not', null),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('changeOrders as o')
          .select('o.document')
          .whereRef('o.agreementId', '=', 'a.id')
          .where('o.status', '=', sql.lit('signed' as const))
          .orderBy('o.signedAt', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['a.number', part('home').as('home'), part('design').as('design'), part('plan').as('plan')])
    .where('p.id', '=', p.projectId)
    .orderBy(sql`a.signed_at <= p.created_at`, 'desc')
    .orderBy('a.signedAt', 'desc')
    .limit(1),
);
