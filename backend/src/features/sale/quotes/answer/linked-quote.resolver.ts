import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../../../platform/access/access-directives.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../../platform/context.ts';
import { acceptLinkedQuote, declineLinkedQuote, linkedQuote } from './answer-quote.ts';
import { QuoteType } from '../quote.types.ts';
import type { QuoteView } from '../quote-view.ts';

const other = 'Another quote of the same deal that was issued; that of the link if omitted.';

/** What a buyer does by the private link that was mailed to them. */
@Resolver()
export class LinkedQuoteResolver {
  @Public()
  @Query(() => QuoteType, {
    description: 'The quote of a private link, in whatever state it is. Opening it changes nothing.',
  })
  linkedQuote(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('quoteId', () => ID, { nullable: true, description: other }) quoteId?: string,
  ): Promise<QuoteView> {
    return linkedQuote(context, { token, quoteId });
  }

  @Public()
  @Mutation(() => QuoteType, {
    description:
      'Accepts the quote of a private link; the other open ones of its deal are superseded. `LINK_EXPIRED` once it has run out, `LINK_USED` if it was answered, `CONFLICT` if it was withdrawn or superseded, or its deal was lost.',
  })
  acceptLinkedQuote(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('name', () => String, { description: 'Who accepts it, 1 to 120 characters.' }) name: string,
    @Arg('quoteId', () => ID, { nullable: true, description: other }) quoteId?: string,
  ): Promise<QuoteView> {
    return acceptLinkedQuote(context, { token, name, quoteId });
  }

  @Public()
  @Mutation(() => QuoteType, {
    description: 'Declines the quote of a private link. Refused like accepting it.',
  })
  declineLinkedQuote(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('reason', () => String, { nullable: true, description: 'Why, at most 500 characters.' })
    reason?: string,
    @Arg('quoteId', () => ID, { nullable: true, description: other }) quoteId?: string,
  ): Promise<QuoteView> {
    return declineLinkedQuote(context, { token, reason, quoteId });
  }
}
