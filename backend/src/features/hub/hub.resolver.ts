import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { Hub, HubActivity, HubCounts } from './hub.page.ts';
import { readActivity, readCounts } from './hub.service.ts';

@Resolver(() => Hub)
export class HubResolver {
  @Allow('hub:read')
  @Query(() => Hub, { description: 'The CRM hub as staff see it.' })
  hub(): Hub {
    return new Hub();
  }

  @FieldResolver(() => HubCounts, { description: 'As of now.' })
  counts(@Ctx() context: Context): Promise<HubCounts> {
    return readCounts(context);
  }

  @FieldResolver(() => [HubActivity], { description: 'What happened in sales lately, the newest first; six lines.' })
  recentActivity(@Ctx() context: Context): Promise<HubActivity[]> {
    return readActivity(context);
  }
}
