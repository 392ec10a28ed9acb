import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { proofMinutes } from '@hearthline/rules/permissions.ts';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { Notice } from '../../../../platform/graphql/notice.types.ts';
import { confirmIdentity, readIdentityQuestion, type IdentityQuestion } from './identity.service.ts';
import { factorText, IdentityQuestionType } from './second-factor.types.ts';

/** Proving again who one is, for actions that ask for it. */
@Resolver()
export class IdentityResolver {
  @Allow('session:confirm')
  @Query(() => IdentityQuestionType, { description: 'How the viewer can prove who they are.' })
  identityQuestion(@Ctx() context: Context): Promise<IdentityQuestion> {
    return readIdentityQuestion(context);
  }

  @Allow('session:confirm')
  @Mutation(() => Notice, {
    description: `Proves again who the viewer is, with exactly one of the arguments. For ${proofMinutes} minutes, this session may then do what is marked \`freshProof\`. \`BAD_INPUT\` if it is wrong, \`TOO_MANY_REQUESTS\` after too many wrong ones.`,
  })
  confirmIdentity(
    @Ctx() context: Context,
    @Arg('password', () => String, { nullable: true, description: 'The password of the account.' })
    password?: string | null,
    @Arg('code', () => String, {
      nullable: true,
      description: 'The six digits that the authenticator app shows. Each code works once.',
    })
    code?: string | null,
    @Arg('passkey', () => GraphQLJSONObject, { nullable: true, description: factorText.assertion })
    passkey?: object | null,
  ): Promise<Notice> {
    return confirmIdentity(context, { password, code, passkey });
  }
}
