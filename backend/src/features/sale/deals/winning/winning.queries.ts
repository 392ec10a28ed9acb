import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { sql } from 'kysely';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';

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
 * What the signed agreement of a project says of its house: of those that were signed before it was made the newest. A project made by hand
 * has none.
 */
export const houseOfProject = prepare('project_house', (db, p: Placeholders<{ projectId: string }>) =>
  db
    .selectFrom('projects as p')
    .innerJoin('agreements as a', (join) =>
      join.onRef('a.dealId', '=', 'p.dealId').on('a.signedAt', 'is not', null),
    )
    .select([
      'a.number',
      sql<AgreementDocument['quote']['home']>`a.document #> '{quote,home}'`.as('home'),
      sql<AgreementDocument['quote']['design']>`a.document #> '{quote,design}'`.as('design'),
      sql<AgreementDocument['quote']['plan']>`a.document #> '{quote,plan}'`.as('plan'),
    ])
    .where('p.id', '=', p.projectId)
    .orderBy(sql`a.signed_at <= p.created_at`, 'desc')
    .orderBy('a.signedAt', 'desc')
    .limit(1),
);
