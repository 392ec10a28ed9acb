import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { SaleFigures } from '../../sale/contracts/sale-figures.api.ts';
import { Hub, HubActivity, HubCounts } from './hub.types.ts';
import { readActivity, readCounts, readYearToDate } from './hub.service.ts';

@Resolver(() => Hub)
export class HubResolver {
  @Allow('hub:read')
  @Query(() => Hub, { description: 'The CRM hub as staff see it.' })
  hub(): Hub {
    return new Hub();
  }

  @FieldResolver(() => HubCounts, { description: 'The figures that the product counts itself, as of now.' })
  counts(@Ctx() context: Context): Promise<HubCounts> {
    return readCounts(context);
  }

  @FieldResolver(() => SaleFigures, {
    description:
      'The four figures of money from January 1 until today, in the business time zone; what is held in trust is as of today.',
  })
  yearToDate(@Ctx() context: Context): Promise<SaleFigures> {
    return readYearToDate(context);
  }

  @FieldResolver(() => [HubActivity], {
    description: 'The latest events in sales, newest first; at most six.',
  })
  recentActivity(@Ctx() context: Context): Promise<HubActivity[]> {
    return readActivity(context);
  }
}
