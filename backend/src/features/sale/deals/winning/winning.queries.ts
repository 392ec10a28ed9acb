import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { sql } from 'kysely';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import type { ProjectScope } from '../../../delivery/projects/project.policy.ts';

/** Part of what was signed last; null only where the agreement has none. */
const part = <Name extends 'home' | 'design' | 'plan'>(name: Name) =>
  sql<
    AgreementDocument['quote'][Name]
  >`case when c.document is null then a.document #> array['quote', ${sql.lit(name)}] else c.document -> ${sql.lit(name)} end`;

/** The project that a deal has become, if the viewer reads it: the newest, where a sale was cancelled before. */
export const projectOfDeal = perName((scope: ProjectScope) =>
  prepare(
    scope.name === 'all' ? 'deal_project' : `deal_project_${scope.name}`,
    (db, p: Placeholders<{ dealId: string; viewerId: string }>) =>
      db
        .selectFrom('projects as p')
        .select('p.id')
        .where('p.dealId', '=', p.dealId)
        .where(scope.where(p.viewerId))
        .orderBy('p.createdAt', 'desc')
        .orderBy('p.id', 'desc')
        .limit(1),
  ),
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
