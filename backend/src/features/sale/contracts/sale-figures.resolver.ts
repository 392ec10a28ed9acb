import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { readSaleFigures } from './sale-figures.service.ts';
import { SaleFigures } from './sale-figures.types.ts';

@Resolver()
export class SaleFiguresResolver {
  @Allow('deal:list')
  @Query(() => SaleFigures, {
    description:
      'The four figures of money between two days in the business time zone, both included, of the deals that the caller may read. What they say of past days does not change with owners, sources, change orders or cancellations of today.',
  })
  saleFigures(
    @Ctx() context: Context,
    @Arg('from', () => GraphQLLocalDate, { description: 'The first day.' }) from: string,
    @Arg('to', () => GraphQLLocalDate, { description: 'The last day, not before the first.' }) to: string,
  ): Promise<SaleFigures> {
    return readSaleFigures(context, { from, to });
  }
}
