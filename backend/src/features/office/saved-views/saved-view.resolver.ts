import { savedViewLimits, type ViewList } from '@hearthline/rules/office/saved-views.ts';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { countRows } from './count-rows.ts';
import { SaveViewInput, UpdateViewInput, ViewListEnum } from './saved-view.inputs.ts';
import { deleteView, listViews, readView, saveView, updateView, type ViewRow } from './saved-view.service.ts';
import { SavedViewType } from './saved-view.types.ts';

@Resolver(() => SavedViewType)
export class SavedViewResolver {
  @Allow('saved-view:list')
  @MaxItems(savedViewLimits.shown)
  @Query(() => [SavedViewType], {
    description:
      'The saved views of a list: the viewer’s own, then those that colleagues share, both by name; at most 200. None of a list that the viewer may not open.',
  })
  savedViews(
    @Ctx() context: Context,
    @Arg('list', () => ViewListEnum, { description: 'Which list the views are of.' }) list: ViewList,
  ): Promise<ViewRow[]> {
    return listViews(context, list);
  }

  @Allow('saved-view:list')
  @Query(() => SavedViewType, { description: 'One saved view.' })
  savedView(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a saved view') }) id: string,
  ): Promise<ViewRow> {
    return readView(context, id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many rows it shows the viewer now: the `total` of their list. Counting a search may take longer than reading the views. Null if the server is too busy to count.',
  })
  count(@Ctx() context: Context, @Root() view: ViewRow): Promise<number | null> {
    return countRows(context, view);
  }

  @Allow('saved-view:update')
  @Mutation(() => SavedViewType, {
    description:
      'Saves a view, owned by the viewer. One person can have 50; beyond that, it is refused with `CONFLICT`.',
  })
  saveView(
    @Ctx() context: Context,
    @Arg('input', () => SaveViewInput) input: SaveViewInput,
  ): Promise<ViewRow> {
    return saveView(context, input);
  }

  @Allow('saved-view:update')
  @Mutation(() => SavedViewType, { description: 'Changes one of the viewer’s own views.' })
  updateView(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('one of the viewer’s own views') }) id: string,
    @Arg('input', () => UpdateViewInput) input: UpdateViewInput,
  ): Promise<ViewRow> {
    return updateView(context, id, input);
  }

  @Allow('saved-view:update')
  @Mutation(() => ID, { description: 'Deletes one of the viewer’s own views and returns its id.' })
  deleteView(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('one of the viewer’s own views') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<string> {
    return deleteView(context, id, version);
  }
}
