import type { ContentFigures } from '@hearthline/rules/site/content.ts';
import { contentStates } from '@hearthline/rules/site/content-form.ts';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import {
  createContent,
  listContent,
  readContentItem,
  removeContent,
  updateContent,
  type EditableContent,
} from './content-edit.service.ts';
import { removeContentPicture } from './content-picture.service.ts';
import { ContentItemType, ContentKindEnum } from './content.resolver.ts';

const ContentStateEnum = graphqlEnum('ContentState', 'Whether visitors see an entry.', contentStates, {
  current: 'Shown today.',
  upcoming: 'Its first day is still to come.',
  expired: 'Its last day has passed.',
});

@ObjectType('EditableContent', {
  simpleResolvers: true,
  description: 'A content entry, whether current, upcoming or expired, as its editor sees it.',
})
export class EditableContentType extends ContentItemType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => Int, { description: 'Its place among the entries of its kind; the lowest comes first.' })
  position!: number;

  @Field(() => ContentStateEnum, { description: 'Whether the entry is shown today.' })
  state!: string;

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One page of content entries, whether current, upcoming or expired.',
})
export class EditableContentPage {
  @Field(() => [EditableContentType], { description: 'At most 50.' })
  contentItems!: EditableContent[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@InputType({ description: 'A new content entry.' })
export class ContentItemInput {
  @Field(() => ContentKindEnum, {
    description: 'The kind of the entry. It cannot be changed once the entry exists.',
  })
  kind!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The group on the Finance page: `government-backed`, `state-local`, `private` or `unique`. Required for programs and ways to finance.',
  })
  topic?: string | null;

  @Field(() => String, { description: '1 to 120 characters, as in `FHA`.' })
  title!: string;

  @Field(() => String, { description: 'The terms in 1 to 80 characters, as in `3.5% down`.' })
  terms!: string;

  @Field(() => String, { description: '1 to 600 characters of plain text.' })
  text!: string;

  @Field(() => GraphQLJSONObject, {
    description:
      'At most 12 numbers by name, in percent, whole US dollars or years. An example price requires price, monthly, bedrooms, bathrooms, downPercent and years, and may name its `home` by its address.',
  })
  figures!: ContentFigures;

  @Field(() => String, {
    nullable: true,
    description:
      'The first day (`yyyy-mm-dd`) in the business’s time zone. If missing, the entry has no first day.',
  })
  startsOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The last day (`yyyy-mm-dd`) in the business’s time zone. If missing, the entry is shown until further notice.',
  })
  endsOn?: string | null;

  @Field(() => Int, {
    description: 'Its place among the entries of its kind, from 0 to 1,000; the lowest comes first.',
  })
  position!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is made up, as in a demo. False if omitted.',
  })
  sample?: boolean | null;
}

@InputType({ description: 'The complete edited entry: a field that is left out becomes empty.' })
export class UpdateContentItemInput extends ContentItemInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@Resolver()
export class ContentEditResolver {
  @Allow('content:list')
  @Query(() => EditableContentPage, {
    description:
      'All content entries, whether current, upcoming or expired, in the order in which pages show them; 50 per page.',
  })
  contentItems(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('kind', () => ContentKindEnum, { nullable: true, description: 'Only entries of this kind.' })
    kind?: string,
    @Arg('kinds', () => [ContentKindEnum], {
      nullable: true,
      description: 'Only entries of one of these kinds; without effect where `kind` is given.',
    })
    kinds?: string[],
  ): ReturnType<typeof listContent> {
    return listContent(context, { page, kind, kinds });
  }

  @Allow('content:list')
  @Query(() => EditableContentType, { description: 'One content entry, as its editor sees it.' })
  contentItem(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an entry') }) id: string,
  ): Promise<EditableContent> {
    return readContentItem(context, id);
  }

  @Allow('content:update')
  @Mutation(() => EditableContentType, {
    description: 'Adds a content entry; visitors see it from its first to its last day.',
  })
  createContentItem(
    @Ctx() context: Context,
    @Arg('input', () => ContentItemInput) input: ContentItemInput,
  ): Promise<EditableContent> {
    return createContent(context, input);
  }

  @Allow('content:update')
  @Mutation(() => EditableContentType, {
    description: 'Changes a content entry; its kind and slug stay as they are.',
  })
  updateContentItem(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an entry') }) id: string,
    @Arg('input', () => UpdateContentItemInput) input: UpdateContentItemInput,
  ): Promise<EditableContent> {
    return updateContent(context, id, input);
  }

  @Allow('content:update')
  @Mutation(() => ID, {
    description:
      'Removes a content entry and returns its id. To keep it on record, give it a last day instead.',
  })
  removeContentItem(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an entry') }) id: string,
  ): Promise<string> {
    return removeContent(context, id);
  }

  @Allow('content:update')
  @Mutation(() => EditableContentType, {
    description: 'Removes the picture of a content entry. Without one, nothing changes.',
  })
  removeContentPicture(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an entry') }) id: string,
  ): Promise<EditableContent> {
    return removeContentPicture(context, id);
  }
}
