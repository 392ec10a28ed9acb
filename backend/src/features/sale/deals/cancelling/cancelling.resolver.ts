import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../../platform/context.ts';
import { DealType } from '../deal.types.ts';
import type { DealView } from '../deal-view.ts';
import { cancelSale } from './cancel-sale.ts';
import { CancelSaleInput } from './cancellation.types.ts';

@Resolver()
export class CancellingResolver {
  @Allow('deal:cancel')
  @Mutation(() => DealType, {
    description:
      'Cancels the sale of a won deal, all of it or nothing: its agreement and a sent change order become void, its contract documents are rejected, its project and home order are cancelled, its home in the factory is held, and every buyer is notified. `BAD_INPUT` for another `number`, a day before winning or after today, and for a `keepCents` that is more than was paid, or more than 0 before the home was ordered without a `note`; `CONFLICT` for a deal that is not won or cancelled already, and once its project is completed. `moveDeal` takes the deal back to `quoted`.',
  })
  cancelSale(
    @Ctx() context: Context,
    @Arg('dealId', () => ID, { description: idOf('a deal') }) dealId: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('input', () => CancelSaleInput, { description: 'Why, since when, and what is kept.' })
    input: CancelSaleInput,
  ): Promise<DealView> {
    return cancelSale(context, dealId, { version, ...input });
  }
}
