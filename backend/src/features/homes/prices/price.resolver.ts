import { loanKindKeys } from '@hearthline/rules/homes/prices/conditions.ts';
import { maxOptionGroups } from '@hearthline/rules/homes/prices/option-group.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { previewPrice, type DesignPrice } from './design-prices.ts';
import { OptionGroup } from './option-group.entity.ts';
import { LoanKindInput, OptionGroupInput, PriceItemInput } from './price.inputs.ts';
import { priceText } from './price-parts.types.ts';
import type { LoanKindRow, PriceItemRow } from './price.queries.ts';
import {
  listLoanKinds,
  listOptionGroups,
  listPriceBook,
  listPriceHistory,
  type PricedGroup,
} from './price.service.ts';
import { DesignPriceType, PriceItemType } from './price.types.ts';
import { LoanKindType } from './loans/loan-kind.types.ts';
import { saveLoanKind } from './loans/save-loan-kind.ts';
import { saveOptionGroup } from './save-option-group.ts';
import { createPriceItem, endPriceItem, removePriceItem } from './save-price.ts';

const onDay = 'The day; today in the business’s time zone if omitted.';

@Resolver()
export class PriceResolver {
  @Allow('price:read')
  @Query(() => [PriceItemType], {
    description: 'The rows of the price book that hold on a day, by their keys.',
  })
  priceBook(
    @Ctx() context: Context,
    @Arg('on', () => GraphQLLocalDate, { nullable: true, description: onDay }) on?: string | null,
  ): Promise<PriceItemRow[]> {
    return listPriceBook(context, { on });
  }

  @Allow('price:read')
  @Query(() => [PriceItemType], {
    description: 'All rows of a key, past and to come, the newest first; none if it was never priced.',
  })
  priceHistory(
    @Ctx() context: Context,
    @Arg('key', () => String, { description: priceText.key }) key: string,
  ): Promise<PriceItemRow[]> {
    return listPriceHistory(context, { key });
  }

  @Allow('price:read')
  @Query(() => DesignPriceType, {
    description: 'What a home of the catalog costs on a day, where nothing is chosen but the home.',
  })
  pricePreview(
    @Ctx() context: Context,
    @Arg('slug', () => String, {
      description: 'The last part of its address, as in `birkenfeld`; `NOT_FOUND` if no home has it.',
    })
    slug: string,
    @Arg('on', () => GraphQLLocalDate, { nullable: true, description: onDay }) on?: string | null,
  ): Promise<DesignPrice> {
    return previewPrice(context, slug, { on });
  }

  @Public()
  @MaxItems(maxOptionGroups)
  @Query(() => [OptionGroup], {
    description: 'What can be chosen for a home, with what each choice costs today.',
  })
  optionGroups(@Ctx() context: Context): Promise<PricedGroup[]> {
    return listOptionGroups(context);
  }

  @Public()
  @MaxItems(loanKindKeys.length)
  @Query(() => [LoanKindType], { description: 'The ways to pay for a home, with their terms of today.' })
  loanKinds(@Ctx() context: Context): Promise<LoanKindRow[]> {
    return listLoanKinds(context);
  }

  @Allow('price:update')
  @Mutation(() => PriceItemType, {
    description:
      'Adds a price from a day on. The one of the same key and condition that holds before it ends the day before. `CONFLICT` if it would change what held in the past, begin on the day of another, or cut off a later one.',
  })
  createPriceItem(
    @Ctx() context: Context,
    @Arg('input', () => PriceItemInput) input: PriceItemInput,
  ): Promise<PriceItemRow> {
    return createPriceItem(context, input);
  }

  @Allow('price:update')
  @Mutation(() => PriceItemType, {
    description:
      'Gives a price its last day: today or later. `CONFLICT` if it has ended already, or a later one begins before.',
  })
  endPriceItem(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a price') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('endsOn', () => GraphQLLocalDate, { description: 'The last day, in the business’s time zone.' })
    endsOn: string,
  ): Promise<PriceItemRow> {
    return endPriceItem(context, id, version, endsOn);
  }

  @Allow('price:update')
  @Mutation(() => ID, {
    description:
      'Removes a price that has not begun, and returns its id; the one that was to end for it goes on. `CONFLICT` if it has begun.',
  })
  removePriceItem(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a price') }) id: string,
  ): Promise<string> {
    return removePriceItem(context, id);
  }

  @Allow('price:update')
  @Mutation(() => OptionGroup, { description: 'Adds an option group, or changes the one with its key.' })
  saveOptionGroup(
    @Ctx() context: Context,
    @Arg('input', () => OptionGroupInput) input: OptionGroupInput,
  ): Promise<PricedGroup> {
    return saveOptionGroup(context, input);
  }

  @Allow('price:update')
  @Mutation(() => LoanKindType, {
    description:
      'Stores the terms of a kind of loan from a day on. Terms that begin today or later can be changed; those that have held stay.',
  })
  saveLoanKind(
    @Ctx() context: Context,
    @Arg('input', () => LoanKindInput) input: LoanKindInput,
  ): Promise<LoanKindRow> {
    return saveLoanKind(context, input);
  }
}
