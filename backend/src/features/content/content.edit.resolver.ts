import { contentStates } from '@hearthline/rules/content-form.ts';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { PaginationType } from '../../platform/paging.ts';
import { createContent, listContent, readContent, removeContent, updateContent, type EditableContent } from './content.edit.ts';
import { ContentItemType, ContentKindEnum } from './content.resolver.ts';

const ContentStateEnum = Object.fromEntries(contentStates.map((state) => [state, state]));
registerEnumType(ContentStateEnum, { name: 'ContentState', description: 'Whether visitors are shown it today, will be, or were.' });

@ObjectType('EditableContent', { simpleResolvers: true, description: 'What is, was or will be offered, as its editor sees it.' })
export class EditableContentType extends ContentItemType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Its place among its kind; the lowest comes first.' })
  position!: number;

  @Field(() => ContentStateEnum)
  state!: string;

  @Field(() => Int, { description: 'Grows with each change.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of what is, was or will be offered.' })
export class EditableContentPage {
  @Field(() => [EditableContentType])
  contentItems!: EditableContent[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@InputType({ description: 'Something to be offered.' })
export class ContentItemInput {
  @Field(() => ContentKindEnum, { description: 'Stays what it is once the entry is there.' })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'The group of the Finance page; programs and ways to finance need one.' })
  topic?: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  terms!: string;

  @Field(() => String)
  text!: string;

  @Field(() => GraphQLJSONObject, { description: 'Name → number. An example price needs price, monthly, bedrooms, bathrooms, downPercent and years.' })
  figures!: Record<string, number>;

  @Field(() => String, { nullable: true, description: 'The first day, yyyy-mm-dd.' })
  startsOn?: string | null;

  @Field(() => String, { nullable: true, description: 'The last day, yyyy-mm-dd.' })
  endsOn?: string | null;

  @Field(() => Int)
  position!: number;
}

@InputType({ description: 'Something changed that is offered.' })
export class UpdateContentItemInput extends ContentItemInput {
  @Field(() => Int, { description: 'As it was read.' })
  version!: number;
}

@Resolver()
export class ContentEditResolver {
  @Allow('content:list')
  @Query(() => EditableContentPage, { description: 'Everything that is, was or will be offered, in the order in which pages show it; 50 a page.' })
  contentItems(@Ctx() context: Context, @Arg('page', () => Int, { nullable: true }) page?: number, @Arg('kind', () => ContentKindEnum, { nullable: true }) kind?: string): ReturnType<typeof listContent> {
    return listContent(context, { page, kind });
  }

  @Allow('content:list')
  @Query(() => EditableContentType, { description: 'One entry as its editor sees it.' })
  contentItem(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<EditableContent> {
    return readContent(context, id);
  }

  @Allow('content:update')
  @Mutation(() => EditableContentType, { description: 'Adds something; visitors see it on its days.' })
  createContentItem(@Ctx() context: Context, @Arg('input', () => ContentItemInput) input: ContentItemInput): Promise<EditableContent> {
    return createContent(context, input);
  }

  @Allow('content:update')
  @Mutation(() => EditableContentType, { description: 'Changes something that is offered.' })
  updateContentItem(@Ctx() context: Context, @Arg('id', () => ID) id: string, @Arg('input', () => UpdateContentItemInput) input: UpdateContentItemInput): Promise<EditableContent> {
    return updateContent(context, id, input);
  }

  @Allow('content:update')
  @Mutation(() => ID, { description: 'Removes something that is offered.' })
  removeContentItem(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return removeContent(context, id);
  }
}
