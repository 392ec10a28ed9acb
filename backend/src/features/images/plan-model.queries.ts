import type { PlanModel } from '@hearthline/model/layout/plan-model.ts';
import type { Sql } from '../../platform/db/database.ts';

const bySlug = `
  select slug, name, bedrooms, bathrooms, footprint, model_type as "modelType", square_footage as "squareFootage"
  from floor_plans where slug = $1`;

/** Finds the home of the catalogue that a picture shows. */
export const planModels =
  (sql: Sql) =>
  async (slug: string): Promise<PlanModel | null> =>
    (await sql<PlanModel>('plan_model', bySlug, [slug]))[0] ?? null;
