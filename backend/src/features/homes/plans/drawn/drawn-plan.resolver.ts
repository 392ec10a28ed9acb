import { designSearchLimits } from '@hearthline/model/plan/design-search.ts';
import type { Land } from '@hearthline/rules/homes/prices/conditions.ts';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { GraphQLCents } from '../../../../platform/graphql/cents.ts';
import { LandEnum } from '../../prices/price.api.ts';
import { FloorPlanDesignAnswer, FloorPlanWish } from './drawn-plan.types.ts';
import { placeText } from '../../places/place.api.ts';
import { listDesigns } from './search-designs.ts';

@Resolver()
export class FloorPlanDesignResolver {
  @Public()
  @Query(() => FloorPlanDesignAnswer, {
    description:
      'Plans drawn for a wish. Every one passes every rule of level `error`, and no two of one answer have the same doors between the same rooms. Plans with a section above `transportWidthFeet` of `delivery` are left out. If nothing fits, it says why, and which wishes near by can be built.',
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
    @Arg('zip', () => String, { nullable: true, description: placeText.zip }) zip?: string | null,
    @Arg('land', () => LandEnum, { nullable: true, description: placeText.land }) land?: Land | null,
    @Arg('maxMonthlyCents', () => GraphQLCents, {
      nullable: true,
      description: 'Only plans whose `aboutMonthlyCents` is at most this, the cheapest first.',
    })
    maxMonthlyCents?: number | null,
    @Arg('maxDeliveredCents', () => GraphQLCents, {
      nullable: true,
      description:
        'Only plans that are delivered, and whose `aboutCents` is at most this, the cheapest first.',
    })
    maxDeliveredCents?: number | null,
  ): Promise<FloorPlanDesignAnswer> {
    return listDesigns(context, wish, { seed, count, zip, land, maxMonthlyCents, maxDeliveredCents });
  }
}
