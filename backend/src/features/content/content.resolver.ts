import { contentKinds, type ContentItem } from '@hearthline/rules/content.ts';
import { GraphQLJSONObject, GraphQLLocalDate } from 'graphql-scalars';
import { Ctx, Field, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { Public } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { readContent } from './content.service.ts';

export const ContentKindEnum = Object.fromEntries(contentKinds.map((kind) => [kind, kind]));
registerEnumType(ContentKindEnum, { name: 'ContentKind', description: 'What a fact of the marketing copy is about.' });

@ObjectType('ContentItem', { simpleResolvers: true, description: 'A promotion, a program, a way to finance or an example price that is offered today.' })
export class ContentItemType {
  @Field(() => String, { description: 'Names it within its kind.' })
  slug!: string;

  @Field(() => ContentKindEnum)
  kind!: string;

  @Field(() => String, { nullable: true, description: 'The group of the Finance page it stands in.' })
  topic!: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'What it comes to, in a few words.' })
  terms!: string;

  @Field(() => String)
  text!: string;

  @Field(() => GraphQLJSONObject, { description: 'The numbers in it, by name: percent, whole dollars, years.' })
  figures!: Readonly<Record<string, number>>;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The first day in the business time zone.' })
  startsOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day in the business time zone.' })
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
