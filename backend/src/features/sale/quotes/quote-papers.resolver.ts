import { maxEquipmentItems } from '@hearthline/rules/homes/equipment/equipment-rules.ts';
import type { EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { maxSteps } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import type { ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { EquipmentItemType } from '../../homes/equipment/equipment.api.ts';
import { ScheduledPaymentType } from '../payment-plans/payment-plan.api.ts';
import { equipmentOfQuote, quotedPlanOfQuote, scheduleOfQuote } from './issue/quote-papers.ts';
import { QuoteType } from './quote.types.ts';
import type { QuoteView } from './quote-view.ts';

@Resolver(() => QuoteType)
export class QuotePapersResolver {
  @MaxItems(maxSteps)
  @FieldResolver(() => [ScheduledPaymentType], {
    description:
      'What is due when, by the payment plan for its kind of loan: of today while it is a draft, then frozen. Empty without a plan.',
  })
  schedule(@Ctx() context: Context, @Root() quote: QuoteView): Promise<ScheduledPayment[]> {
    return scheduleOfQuote(context, quote);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The SHA-256 of the plan of its home of the catalog, which may have another one by now: by it, its files and pictures are asked for, as with `DesignHome.quotedPlan`. Null of a draft, and of any other home.',
  })
  quotedPlan(@Ctx() context: Context, @Root() quote: QuoteView): Promise<string | null> {
    return quotedPlanOfQuote(context, quote);
  }

  @MaxItems(maxEquipmentItems)
  @FieldResolver(() => [EquipmentItemType], {
    description:
      'What comes with its home: of today while it is a draft, then frozen. Empty without a sheet.',
  })
  equipment(@Ctx() context: Context, @Root() quote: QuoteView): Promise<readonly EquipmentItem[]> {
    return equipmentOfQuote(context, quote);
  }
}
