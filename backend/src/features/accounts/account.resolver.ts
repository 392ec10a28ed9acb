import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { readAccount, type Account } from './account.service.ts';
import { User } from './user.entity.ts';

@Resolver()
export class AccountResolver {
  @Allow('account:read')
  @Query(() => User, { description: 'The account that is signed in.' })
  viewer(@Ctx() context: Context): Promise<Account> {
    return readAccount(context);
  }
}
