import { contentStates } from '@hearthline/rules/content-form.ts';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { PaginationType } from '../../platform/paging.ts';
import { createContent, listContent, readContentItem, removeContent, updateContent, type EditableContent } from './content.edit.ts';
import { ContentItemType, ContentKindEnum } from './content.resolver.ts';

const ContentStateEnum = graphqlEnum('ContentState', 'Whether visitors are shown it.', contentStates, {
  current: 'Shown today.',
  upcoming: 'Its first day is to come.',
  expired: 'Its last day has gone by.',
});

@ObjectType('EditableContent', { simpleResolvers: true, description: 'What is, was or will be offered, as its editor sees it.' })
export class EditableContentType extends ContentItemType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => Int, { description: 'Its place among its kind; the lowest comes first.' })
  position!: number;

  @Field(() => ContentStateEnum, { description: 'Whether it is shown today.' })
  state!: string;

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of what is, was or will be offered.' })
export class EditableContentPage {
  @Field(() => [EditableContentType], { description: 'At most 50.' })
  contentItems!: EditableContent[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@InputType({ description: 'Something to be offered.' })
export class ContentItemInput {
  @Field(() => ContentKindEnum, { description: 'Stays what it is once the entry is there.' })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'The group of the Finance page: `government-backed`, `state-local`, `private` or `unique`. Programs and ways to finance need one.' })
  topic?: string | null;

  @Field(() => String, { description: '1 to 120 characters, as in `FHA`.' })
  title!: string;

  @Field(() => String, { description: 'What it comes to in 1 to 80 characters, as in `3.5% down`.' })
  terms!: string;

  @Field(() => String, { description: '1 to 600 characters of plain text.' })
  text!: string;

  @Field(() => GraphQLJSONObject, { description: 'At most 12 numbers by name: percent, whole US dollars, years. An example price needs price, monthly, bedrooms, bathrooms, downPercent and years.' })
  figures!: Record<string, number>;

  @Field(() => String, { nullable: true, description: 'The first day where the business is, `yyyy-mm-dd`; missing: since ever.' })
  startsOn?: string | null;

  @Field(() => String, { nullable: true, description: 'The last day, `yyyy-mm-dd`; missing: until further notice.' })
  endsOn?: string | null;

  @Field(() => Int, { description: 'Its place among its kind, from 0 to 1,000; the lowest comes first.' })
  position!: number;
}

@InputType({ description: 'The whole entry as it is to be: what is left out becomes empty.' })
export class UpdateContentItemInput extends ContentItemInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@Resolver()
export class ContentEditResolver {
  @Allow('content:list')
  @Query(() => EditableContentPage, { description: 'Everything that is, was or will be offered, in the order in which pages show it; 50 a page.' })
  contentItems(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('kind', () => ContentKindEnum, { nullable: true, description: 'Entries of this kind only.' }) kind?: string,
  ): ReturnType<typeof listContent> {
    return listContent(context, { page, kind });
  }

  @Allow('content:list')
  @Query(() => EditableContentType, { description: 'One entry as its editor sees it.' })
  contentItem(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an entry') }) id: string): Promise<EditableContent> {
    return readContentItem(context, id);
  }

  @Allow('content:update')
  @Mutation(() => EditableContentType, { description: 'Adds something; visitors see it on its days.' })
  createContentItem(@Ctx() context: Context, @Arg('input', () => ContentItemInput) input: ContentItemInput): Promise<EditableContent> {
    return createContent(context, input);
  }

  @Allow('content:update')
  @Mutation(() => EditableContentType, { description: 'Changes something that is offered.' })
  updateContentItem(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an entry') }) id: string,
    @Arg('input', () => UpdateContentItemInput) input: UpdateContentItemInput,
  ): Promise<EditableContent> {
    return updateContent(context, id, input);
  }

  @Allow('content:update')
  @Mutation(() => ID, { description: 'Removes something that is offered and answers its id. To keep it on record, give it a last day instead.' })
  removeContentItem(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an entry') }) id: string): Promise<string> {
    return removeContent(context, id);
  }
}
