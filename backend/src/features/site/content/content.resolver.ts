import { contentKinds, type ContentFigures, type ContentItem } from '@hearthline/rules/site/content.ts';
import { GraphQLJSONObject, GraphQLLocalDate } from 'graphql-scalars';
import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { readContent } from './content.service.ts';

export const ContentKindEnum = graphqlEnum(
  'ContentKind',
  'What an entry of the marketing content is about.',
  contentKinds,
  {
    promotion: 'A discount or a gift.',
    program: 'Assistance from a government or another third party.',
    financing: 'A way to finance a home.',
    example_price: 'An example of what a home of a certain size costs, in total and per month.',
    company_fact: 'A fact about the company, such as its license: `terms` says it, `title` names it.',
    testimonial: 'What a buyer says: `title` is the name, `terms` the town, `text` the words.',
    team_member: 'Somebody who works here: `title` is the name, `terms` the job.',
  },
);

@ObjectType('ContentItem', {
  simpleResolvers: true,
  description:
    'What the site shows today: a promotion, a program, a way to finance, an example price, a fact about the company, the words of a buyer, or somebody who works here.',
})
export class ContentItemType {
  @Field(() => String, {
    description:
      'Identifies the entry within its kind, as in `solar-package`; it stays the same when the title changes.',
  })
  slug!: string;

  @Field(() => ContentKindEnum, { description: 'What the entry is about; it never changes.' })
  kind!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Its group on the Finance page: `government-backed`, `state-local`, `private` or `unique`. Null if it is in none.',
  })
  topic!: string | null;

  @Field(() => String, { description: 'At most 120 characters, as in `FHA`.' })
  title!: string;

  @Field(() => String, { description: 'The terms in a few words, as in `3.5% down`.' })
  terms!: string;

  @Field(() => String, { description: 'Plain text, at most 600 characters.' })
  text!: string;

  @Field(() => GraphQLJSONObject, {
    description:
      'The numbers in the entry by name, in percent, whole US dollars or years; `home` is the address of the home that an example price is of.',
  })
  figures!: ContentFigures;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'The first day it is offered, in the business’s time zone. Null if it has always been offered.',
  })
  startsOn!: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'The last day it is offered, in the business’s time zone. Null if it is offered until further notice.',
  })
  endsOn!: string | null;

  @Field(() => Boolean, { description: 'Whether it is made up, as in the demo; pages say so.' })
  sample!: boolean;

  @Field(() => String, { nullable: true, description: 'The path of its picture, a WebP. Null without one.' })
  pictureUrl!: string | null;
}

@Resolver()
export class ContentResolver {
  @Public()
  @Query(() => [ContentItemType], {
    description: 'The promotions, programs, financing terms and example prices that apply today.',
  })
  content(@Ctx() context: Context): Promise<ContentItem[]> {
    return readContent(context);
  }
}
