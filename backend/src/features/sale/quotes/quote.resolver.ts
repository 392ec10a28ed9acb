import type { QuoteBefore } from '@hearthline/rules/sale/quotes/quote-before.ts';
import type { QuoteStatus } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import type { Pagination } from '@hearthline/rules/paging.ts';
import { DealType, type DealView } from '../deals/deal.api.ts';
import { reachesDeal } from '../deals/deal.policy.ts';
import { acceptQuote, withdrawQuote } from './answer/answer-quote.ts';
import { draftQuote } from './draft/draft-quote.ts';
import { beforeOfQuote } from './draft/before-quote.ts';
import { issueQuote, sendQuoteLink, type Issued } from './issue/issue-quote.ts';
import { QuoteInput } from './quote.inputs.ts';
import { alternativesOf, listDealQuotes, listQuotes, myQuotes, readQuote } from './quote.service.ts';
import { QuoteBeforeType, QuoteStatusEnum, quoteText } from './quote-parts.types.ts';
import { IssuedQuote, QuotePage, QuoteType } from './quote.types.ts';
import type { QuoteView } from './quote-view.ts';
import { updateQuote } from './draft/update-quote.ts';

const ofQuote = idOf('a quote');

@Resolver(() => QuoteType)
export class QuoteResolver {
  @Allow('quote:list')
  @Query(() => QuotePage, { description: 'One page of quotes, the newest first.' })
  quotes(
    @Ctx() context: Context,
    @Arg('dealId', () => ID, { nullable: true, description: 'Only quotes of this deal.' }) dealId?: string,
    @Arg('status', () => QuoteStatusEnum, { nullable: true, description: 'Only quotes in this state.' })
    status?: QuoteStatus,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
  ): Promise<{ quotes: QuoteView[]; pagination: Pagination }> {
    return listQuotes(context, { dealId, status, page });
  }

  @Allow('quote:read')
  @Query(() => QuoteType, {
    description: 'One quote. Customers see those of their own deals that were issued.',
  })
  quote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ofQuote }) id: string,
  ): Promise<QuoteView> {
    return readQuote(context, id);
  }

  @Allow('quote:own')
  @MaxItems(20)
  @Query(() => [QuoteType], { description: 'The viewer’s own quotes, the newest first; at most 20.' })
  myQuotes(@Ctx() context: Context): Promise<QuoteView[]> {
    return myQuotes(context);
  }

  @MaxItems(5)
  @FieldResolver(() => [QuoteType], {
    description:
      'The other quotes of the deal that can be accepted instead. None unless it is issued itself.',
  })
  alternatives(@Ctx() context: Context, @Root() quote: QuoteView): Promise<QuoteView[]> {
    return alternativesOf(context, quote);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may write quotes of the deal. False for everybody but staff.',
  })
  viewerCanEdit(@Ctx() { db, viewer }: Context, @Root() { dealId }: QuoteView): Promise<boolean> {
    return reachesDeal(db, viewer, dealId, 'quote:update');
  }

  @FieldResolver(() => QuoteBeforeType, {
    nullable: true,
    description:
      'What the buyer had before: the quote that it replaces; otherwise the newest version of the design that staff did not make, at its price of the day on which it was made. Of a draft it follows the lines, and is frozen at issue. Null if there was nothing, and of quotes that were issued before this was recorded.',
  })
  before(@Ctx() context: Context, @Root() quote: QuoteView): Promise<QuoteBefore | null> {
    return beforeOfQuote(context, quote);
  }

  @Allow('quote:create')
  @Mutation(() => QuoteType, {
    description:
      'Drafts a quote from the price of the deal’s design: each line at its estimate, exact ones firm, ranges allowances that do not exceed their high end. One that replaces another copies what that one says. `CONFLICT` if choices of the design exclude each other, or it has no price, and while an agreement is out or signed.',
  })
  draftQuote(
    @Ctx() context: Context,
    @Arg('dealId', () => ID, { description: idOf('a deal') }) dealId: string,
    @Arg('replaces', () => ID, {
      nullable: true,
      description: 'A quote of the deal that it replaces, which is superseded when this one is issued.',
    })
    replaces?: string,
    @Arg('fromDesign', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description:
        'Of one that replaces another: takes the lines of the price book anew from the newest version of the design; what staff added stays.',
    })
    fromDesign?: boolean,
  ): Promise<QuoteView> {
    return draftQuote(context, { dealId, replaces, fromDesign: fromDesign ?? false });
  }

  @Allow('quote:update')
  @Mutation(() => QuoteType, {
    description: 'Changes a draft. `CONFLICT` if it was issued, or somebody was faster.',
  })
  updateQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ofQuote }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('input', () => QuoteInput, { description: 'What changes.' }) input: QuoteInput,
  ): Promise<QuoteView> {
    return updateQuote(context, id, { ...input, version });
  }

  @Allow('quote:update')
  @Mutation(() => IssuedQuote, {
    description:
      'Issues a draft: gives it its number, freezes what it says, mails the buyer a private link and moves the deal to `quoted`.',
  })
  issueQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ofQuote }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('validUntil', () => GraphQLLocalDate, { description: `${quoteText.validUntil} Today or later.` })
    validUntil: string,
  ): Promise<Issued> {
    return issueQuote(context, id, { version, validUntil });
  }

  @Allow('quote:update')
  @Mutation(() => String, {
    description: 'Mails the buyer a new link to an issued quote and returns it; older links end.',
  })
  sendQuoteLink(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ofQuote }) id: string,
  ): Promise<string> {
    return sendQuoteLink(context, id);
  }

  @Allow('quote:update')
  @Mutation(() => QuoteType, { description: 'Takes an issued quote back.' })
  withdrawQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ofQuote }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('reason', () => String, { description: 'Why, 1 to 500 characters. Buyers do not see it.' })
    reason: string,
  ): Promise<QuoteView> {
    return withdrawQuote(context, id, { version, reason });
  }

  @Allow('quote:own')
  @Mutation(() => QuoteType, {
    description:
      'Accepts one of the viewer’s own quotes; the other open ones of its deal are superseded. `LINK_EXPIRED` once it has run out, `CONFLICT` in any other state but `issued`, and once its deal was lost.',
  })
  acceptQuote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ofQuote }) id: string,
  ): Promise<QuoteView> {
    return acceptQuote(context, id);
  }
}

@Resolver(() => DealType)
export class DealQuoteResolver {
  @Allow('quote:list')
  @MaxItems(20)
  @FieldResolver(() => [QuoteType], { description: 'Its quotes, the newest first; at most 20.' })
  quotes(@Ctx() context: Context, @Root() { id }: Pick<DealView, 'id'>): Promise<QuoteView[]> {
    return listDealQuotes(context, id);
  }
}
