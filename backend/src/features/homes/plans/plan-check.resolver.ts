import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Query, Resolver } from 'type-graphql';
import { Public } from '../../../platform/access/access-directives.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { checkFloorPlan, maxFindings } from './plan-check.service.ts';
import { FloorPlanFinding, findingOf } from './plan-check.types.ts';

@Resolver()
export class PlanCheckResolver {
  @Public()
  @MaxItems(maxFindings)
  @Query(() => [FloorPlanFinding], {
    description:
      'Measures a plan document by every rule; what it breaks is returned, with the citation. A design check, and no approval by an inspector. Nothing is stored.',
  })
  async checkFloorPlan(
    @Arg('plan', () => GraphQLJSONObject, {
      description: 'The plan document, `hearthline.plan/1`. Over REST a request may have 512 kB.',
    })
    plan: object,
    @Arg('wish', () => GraphQLJSONObject, {
      nullable: true,
      description:
        'What the buyer asked for: `beds`, `baths`, `width`, and optional wishes. Rules on wishes apply only with it.',
    })
    wish?: object | null,
  ): Promise<FloorPlanFinding[]> {
    return (await checkFloorPlan({ plan, wish })).map(findingOf);
  }
}
