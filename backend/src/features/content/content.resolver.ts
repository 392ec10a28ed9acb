import { contentKinds, type ContentItem } from '@hearthline/rules/content.ts';
import { GraphQLJSONObject, GraphQLLocalDate } from 'graphql-scalars';
import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { readContent } from './content.service.ts';

export const ContentKindEnum = graphqlEnum('ContentKind', 'What a fact of the marketing copy is about.', contentKinds, {
  promotion: 'A discount or a gift.',
  program: 'Help by a government or another third party.',
  financing: 'A way to finance a home.',
  example_price: 'What a home of some size costs, at once and a month.',
});

@ObjectType('ContentItem', { simpleResolvers: true, description: 'A promotion, a program, a way to finance or an example price that is offered today.' })
export class ContentItemType {
  @Field(() => String, { description: 'Names it within its kind, as in `solar-package`; it stays when the title changes.' })
  slug!: string;

  @Field(() => ContentKindEnum, { description: 'What it is about; it never changes.' })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'The group of the Finance page it stands in: `government-backed`, `state-local`, `private` or `unique`. Null elsewhere.' })
  topic!: string | null;

  @Field(() => String, { description: 'As in `FHA`, at most 120 characters.' })
  title!: string;

  @Field(() => String, { description: 'What it comes to in a few words, as in `3.5% down`.' })
  terms!: string;

  @Field(() => String, { description: 'Plain text, at most 600 characters.' })
  text!: string;

  @Field(() => GraphQLJSONObject, { description: 'The numbers in it, by name: percent, whole US dollars, years.' })
  figures!: Readonly<Record<string, number>>;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The first day it is offered, where the business is; null: since ever.' })
  startsOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day it is offered, where the business is; null: until further notice.' })
  endsOn!: string | null;
}

@Resolver()
export class ContentResolver {
  @Public()
  @Query(() => [ContentItemType], { description: 'The promotions, programs, financing terms and example prices that hold today.' })
  content(@Ctx() context: Context): Promise<ContentItem[]> {
    return readContent(context);
  }
}
