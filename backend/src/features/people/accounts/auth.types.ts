import { Field, ObjectType } from 'type-graphql';
import type { Account } from './profile/profile.service.ts';
import { User } from './user.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'The result of signing in. Browsers sign in over REST, which also sets the cookie that renews the token.',
})
export class SignedIn {
  @Field(() => String, {
    description:
      'For the header `Authorization: Bearer …`; valid for 15 minutes. It cannot be renewed through GraphQL.',
  })
  accessToken!: string;

  @Field(() => User, { description: 'The account that is signed in now.' })
  user!: Account;
}
