import { designSearchLimits } from '@hearthline/model/plan/design-search.ts';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { listDesigns } from './drawn-plan.service.ts';
import { FloorPlanDesignAnswer, FloorPlanWish } from './drawn-plan.types.ts';

@Resolver()
export class FloorPlanDesignResolver {
  @Public()
  @Query(() => FloorPlanDesignAnswer, {
    description:
      'Plans drawn for a wish. Every one passes every rule of level `error`, and they differ in arrangement. Plans with a section above `transportWidthFeet` of `delivery` are left out. If nothing fits, it says why, and which wishes near by can be built.',
  })
  floorPlanDesigns(
    @Ctx() context: Context,
    @Arg('wish', () => FloorPlanWish, { description: 'What the home should have.' })
    wish: FloorPlanWish,
    @Arg('seed', () => Int, {
      nullable: true,
      description: 'From 0 to 2147483647: another one gives other plans. The server chooses one if omitted.',
    })
    seed?: number | null,
    @Arg('count', () => Int, {
      nullable: true,
      description: `How many plans, from 1 to ${designSearchLimits.designs}; ${designSearchLimits.defaultDesigns} if omitted.`,
    })
    count?: number | null,
  ): Promise<FloorPlanDesignAnswer> {
    return listDesigns(context, wish, { seed, count });
  }
}
