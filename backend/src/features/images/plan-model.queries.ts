import type { PlanModel } from '@hearthline/model/layout/plan-model.ts';
import type { Query } from '../../platform/db/database.ts';
import { prepare, type Placeholders } from '../../platform/db/statement.ts';

const planModel = prepare('plan_model', (db, p: Placeholders<{ slug: string }>) =>
  db
    .selectFrom('homes')
    .select(['slug', 'name', 'bedrooms', 'bathrooms', 'footprint', 'modelType', 'squareFootage'])
    .where('slug', '=', p.slug),
);

/** Finds the home of the catalogue that a picture shows. */
export const planModels =
  (query: Query) =>
  async (slug: string): Promise<PlanModel | null> =>
    (await query(planModel, { slug }))[0] ?? null;
