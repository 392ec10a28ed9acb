import { floorPlanSearch } from '@hearthline/rules/floor-plans/search.ts';
import type { ModelType } from '@hearthline/rules/floor-plans/rules.ts';
import type { Context } from '../../platform/context.ts';
import { validate } from '../../platform/validation/validate.ts';

/** A home of the catalogue as a search returns it (specification, section 3), and when it was stored. */
export interface FloorPlanRow {
  id: string;
  createdAt: Date;
  name: string;
  imageUrl: string;
  bedrooms: number;
  bathrooms: number;
  footprint: string;
  modelType: ModelType;
  squareFootage: number;
  description: string;
}

const search = `
  select id, created_at as "createdAt", name, '/api/image/plan-' || slug || '.png' as "imageUrl", bedrooms, bathrooms, footprint,
    model_type as "modelType", square_footage as "squareFootage", description
  from floor_plans where bedrooms = $1 and bathrooms = $2 order by square_footage, name`;

/** The homes with exactly these counts, smallest first. @throws AppError BAD_INPUT */
export const searchFloorPlans = async (context: Context, input: unknown): Promise<FloorPlanRow[]> => {
  const { bedrooms, bathrooms } = validate(floorPlanSearch, input);
  return context.sql<FloorPlanRow>('floor_plans', search, [bedrooms, bathrooms]);
};

/** A combination of room counts, and how many homes have it. */
export interface FloorPlanCountsRow {
  bedrooms: number;
  bathrooms: number;
  homes: number;
}

// Among equally near counts, a different number of bathrooms is better than a different number of bedrooms.
const nearest = `
  select bedrooms, bathrooms, count(*)::int as homes from floor_plans
  where bedrooms <> $1::int or bathrooms <> $2::int
  group by bedrooms, bathrooms
  order by abs(bedrooms - $1::int) + abs(bathrooms - $2::int), abs(bedrooms - $1::int), homes desc, bedrooms desc, bathrooms desc limit 3`;

/** The other combinations of counts that homes have, nearest first by the number of differing rooms. @throws AppError BAD_INPUT */
export const nearestCounts = async (context: Context, input: unknown): Promise<FloorPlanCountsRow[]> => {
  const { bedrooms, bathrooms } = validate(floorPlanSearch, input);
  return context.sql<FloorPlanCountsRow>('floor_plans_nearest', nearest, [bedrooms, bathrooms]);
};
