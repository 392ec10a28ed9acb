import type { SaleDays } from '@hearthline/rules/sale/payment-plans/event-days.ts';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '../../../platform/db/tables.ts';

const eb = expressionBuilder<Tables>();

/**
 * The days of the order of the home and of the stages of the project by which a won deal is carried out: of its newest one. Null while it
 * is not won; a project of an earlier, cancelled sale counts no longer. @param deal the alias of `deals` in the statement
 */
export const saleDays = (deal: string): RawBuilder<Omit<SaleDays, 'signedOn'> | null> =>
  sql`${eb
    .selectFrom('projects as p')
    .leftJoin('homeOrders as o', 'o.projectId', 'p.id')
    .select((p) =>
      jsonBuildObject({
        orderedOn: p.ref('o.orderedOn'),
        stages: p.fn.coalesce(
          p
            .selectFrom('projectStages as s')
            .select((s) =>
              s.fn
                .jsonAgg(
                  jsonBuildObject({
                    name: s.ref('s.name'),
                    plannedFor: s.ref('s.plannedFor'),
                    beganOn: s.ref('s.beganOn'),
                    finishedOn: s.ref('s.finishedOn'),
                  }),
                )
                .orderBy('s.position')
                .as('stages'),
            )
            .whereRef('s.projectId', '=', 'p.id'),
          sql`'[]'::json`,
        ),
      }).as('days'),
    )
    .where('p.dealId', '=', sql.ref<string>(`${deal}.id`))
    .where(sql<boolean>`${sql.ref(`${deal}.stage`)} = 'won'`)
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(sql.lit(1))}`;
