import { floorPlanSearch } from '@hearthline/rules/floor-plan-search.ts';
import type { Context } from '../../platform/context.ts';
import { validate } from '../../platform/validate.ts';

/** A home of the catalogue as a search answers it (specification, section 3), and when it was stored. */
export interface FloorPlanRow {
  id: string;
  createdAt: Date;
  name: string;
  imageUrl: string;
  bedrooms: number;
  bathrooms: number;
  footprint: string;
  modelType: string;
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
