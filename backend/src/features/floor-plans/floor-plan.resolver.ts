import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { FloorPlan, FloorPlanCounts } from './floor-plan.entity.ts';
import { nearestCounts, searchFloorPlans, type FloorPlanCountsRow, type FloorPlanRow } from './floor-plan.service.ts';

@Resolver()
export class FloorPlanResolver {
  @Public()
  @Query(() => [FloorPlan], { description: 'The homes with exactly these counts, smallest first.' })
  floorPlans(
    @Ctx() context: Context,
    @Arg('bedrooms', () => Int, { description: 'Of every size together, from 1 to 80.' }) bedrooms: number,
    @Arg('bathrooms', () => Int, { description: 'Full and half baths, each counted as one; from 1 to 80.' }) bathrooms: number,
  ): Promise<FloorPlanRow[]> {
    return searchFloorPlans(context, { bedrooms, bathrooms });
  }

  @Public()
  @Query(() => [FloorPlanCounts], { description: 'What else there is: at most three other pairs of counts that homes have, those that differ by the fewest rooms first.' })
  nearestFloorPlanCounts(
    @Ctx() context: Context,
    @Arg('bedrooms', () => Int, { description: 'What was asked for, from 1 to 80.' }) bedrooms: number,
    @Arg('bathrooms', () => Int, { description: 'What was asked for, from 1 to 80.' }) bathrooms: number,
  ): Promise<FloorPlanCountsRow[]> {
    return nearestCounts(context, { bedrooms, bathrooms });
  }
}
