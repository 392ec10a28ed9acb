import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Pagination } from '@hearthline/rules/paging.ts';
import { Allow } from '../../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../../platform/context.ts';
import { MaxItems } from '../../../../platform/graphql/list-size-limit.ts';
import { Contact } from '../contact.entity.ts';
import type { ContactRow } from '../contact.fields.ts';
import { readContact } from '../contact.service.ts';
import { duplicateGroups, type DuplicateGroup } from './duplicate-groups.ts';
import { keepContactsApart } from './keep-apart.ts';
import { mergeContacts } from './merge-contacts.ts';
import { mergesOf, type MergeView } from './merge-view.ts';
import { ContactMergeType, DuplicatePage } from './merging.types.ts';
import { splitContacts } from './split-contacts.ts';

@Resolver()
export class MergingResolver {
  @Allow('contact:merge')
  @Query(() => DuplicatePage, {
    description:
      'Contacts that share their e-mail address, their phone number, or their name and postal address, and that nobody has kept apart; 20 groups per page.',
  })
  duplicateGroups(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number | null,
  ): Promise<{ groups: DuplicateGroup[]; pagination: Pagination }> {
    return duplicateGroups(context, { page });
  }

  @Allow('contact:merge')
  @Mutation(() => ContactMergeType, {
    description:
      'Makes two contacts one: `into` keeps its fields and its owner, the other fills what is blank, and what neither keeps stands in a note. All that belongs to the other moves, with its owners, and its id leads to `into` from then on. `CONFLICT` if one has changed or was merged, and if both have a deal or a project and their e-mail addresses differ. `splitContacts` takes it back for thirty days.',
  })
  mergeContacts(
    @Ctx() context: Context,
    @Arg('into', () => ID, { description: 'The id of the contact that stays.' }) into: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('other', () => ID, { description: 'The id of the contact that goes.' }) other: string,
    @Arg('otherVersion', () => Int, { description: 'The version of the other one that was read.' })
    otherVersion: number,
  ): Promise<MergeView> {
    return mergeContacts(context, { into, version, other, otherVersion });
  }

  @Allow('contact:merge')
  @MaxItems(2)
  @Mutation(() => [Contact], {
    description:
      'Takes a merge back and returns both contacts, the one that had stayed first: the other comes back as it was, with what came from it; what came since stays. `CONFLICT` after thirty days, if something was merged into the contact since, and where a deal or a project would get another e-mail address.',
  })
  splitContacts(
    @Ctx() context: Context,
    @Arg('merge', () => ID, { description: idOf('a merge') }) merge: string,
  ): Promise<ContactRow[]> {
    return splitContacts(context, merge);
  }

  @Allow('contact:merge')
  @Mutation(() => Boolean, {
    description:
      'Says that contacts are different people: they are no possible duplicates of each other any more. Returns true.',
  })
  keepContactsApart(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The ids of the contacts: 2 to 50.' }) ids: string[],
    @Arg('apart', () => Boolean, {
      nullable: true,
      description: 'False takes it back; true if missing.',
    })
    apart?: boolean | null,
  ): Promise<boolean> {
    return keepContactsApart(context, { ids, apart });
  }
}

@Resolver(() => ContactMergeType)
export class ContactMergeResolver {
  @FieldResolver(() => Contact, { description: 'The contact that stayed.' })
  contact(@Ctx() context: Context, @Root() { intoId }: MergeView): Promise<ContactRow> {
    return readContact(context, intoId);
  }
}

@Resolver(() => Contact)
export class MergesOfContactResolver {
  @Allow('contact:read')
  @MaxItems(50)
  @FieldResolver(() => [ContactMergeType], {
    description:
      'Who was merged into it, the newest first, which is the order in which they can be split; at most 50.',
  })
  merges(@Ctx() context: Context, @Root() { id }: Pick<Contact, 'id'>): Promise<MergeView[]> {
    return mergesOf(context, id);
  }
}
