import type { LegalText } from '@hearthline/rules/legal/legal-text.ts';
import { legalKeys, type LegalKey } from '@hearthline/rules/legal/pages.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../platform/access/access-directives.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { readLegalText, updateLegalText } from './legal-text.service.ts';

const LegalKeyEnum = graphqlEnum('LegalKey', 'A legal page of the site.', legalKeys, {
  privacy: 'The privacy policy, at `/privacy`.',
  terms: 'The terms of use of the website, at `/terms`.',
});

@ObjectType('LegalText', { simpleResolvers: true, description: 'The text of a legal page of the site.' })
export class LegalTextType {
  @Field(() => LegalKeyEnum, { description: 'The page.' })
  key!: LegalKey;

  @Field(() => String, {
    description:
      'Plain text, at most 20,000 characters. Blank lines divide paragraphs; `## ` begins a heading, `- ` an item.',
  })
  body!: string;

  @Field(() => Boolean, {
    description: 'Whether it is a sample that a lawyer still has to check; the page says so.',
  })
  sample!: boolean;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'The day of the last change, in the business’s time zone. Null for a text as it was installed.',
  })
  updatedOn!: string | null;

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}

@InputType({ description: 'The edited text of a legal page.' })
export class LegalTextInput {
  @Field(() => LegalKeyEnum, { description: 'The page.' })
  key!: LegalKey;

  @Field(() => String, { description: 'The text, 1 to 20,000 characters, in the format of `LegalText`.' })
  body!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a lawyer still has to check it. False if omitted.',
  })
  sample?: boolean | null;

  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@Resolver()
export class LegalTextResolver {
  @Public()
  @Query(() => LegalTextType, { description: 'The text of a legal page, such as the privacy policy.' })
  legalText(
    @Ctx() context: Context,
    @Arg('key', () => LegalKeyEnum, { description: 'The page.' }) key: LegalKey,
  ): Promise<LegalText> {
    return readLegalText(context, key);
  }

  @Allow('content:update')
  @Mutation(() => LegalTextType, {
    description: 'Replaces the text of a legal page. Visitors read it at once.',
  })
  updateLegalText(
    @Ctx() context: Context,
    @Arg('input', () => LegalTextInput) input: LegalTextInput,
  ): Promise<LegalText> {
    return updateLegalText(context, input);
  }
}
