import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { FloorPlan, FloorPlanCounts } from './floor-plan.types.ts';
import {
  nearestCounts,
  searchFloorPlans,
  type FloorPlanCountsRow,
  type FloorPlanRow,
} from './floor-plan.service.ts';

@Resolver()
export class FloorPlanResolver {
  @Public()
  @Query(() => [FloorPlan], { description: 'The homes with exactly these room counts, smallest first.' })
  floorPlans(
    @Ctx() context: Context,
    @Arg('bedrooms', () => Int, { description: 'The number of bedrooms of all sizes, from 1 to 80.' })
    bedrooms: number,
    @Arg('bathrooms', () => Int, {
      description: 'The number of full and half baths, each counted as one, from 1 to 80.',
    })
    bathrooms: number,
  ): Promise<FloorPlanRow[]> {
    return searchFloorPlans(context, { bedrooms, bathrooms });
  }

  @Public()
  @Query(() => [FloorPlanCounts], {
    description:
      'The nearest alternatives: up to three other combinations of room counts that homes have, those that differ by the fewest rooms first.',
  })
  nearestFloorPlanCounts(
    @Ctx() context: Context,
    @Arg('bedrooms', () => Int, { description: 'The wanted number of bedrooms, from 1 to 80.' })
    bedrooms: number,
    @Arg('bathrooms', () => Int, { description: 'The wanted number of full and half baths, from 1 to 80.' })
    bathrooms: number,
  ): Promise<FloorPlanCountsRow[]> {
    return nearestCounts(context, { bedrooms, bathrooms });
  }
}
