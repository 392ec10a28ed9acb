import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { runSearch } from './search.service.ts';
import { SearchHit } from './search.types.ts';

@Resolver()
export class SearchResolver {
  @Allow('search:run')
  @Query(() => [SearchHit], {
    description:
      'Searches everything that the viewer may open by names, addresses and other words; the best hits come first. If few are found, words that are spelled similarly count as well, after the others.',
  })
  search(
    @Ctx() context: Context,
    @Arg('text', () => String, {
      description:
        'Words that must all be found, in any order; part of a word is enough (one or two letters must begin a word). Letter case, accents and repeated blanks do not matter. At most 100 characters; blanks find nothing.',
    })
    text: string,
  ): Promise<readonly SearchHit[]> {
    return runSearch(context, text);
  }
}
