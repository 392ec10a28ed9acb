import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Pagination } from '@hearthline/rules/paging.ts';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { deleteContact, restoreContact, restoreDeletion } from './deleted/deleted.service.ts';
import { findDuplicates, type ContactDuplicate } from './write/find-duplicates.ts';
import { Contact } from './contact.entity.ts';
import {
  ContactMatchInput,
  ContactProbeInput,
  ContactsArgs,
  CreateContactInput,
  UpdateContactInput,
} from './contact.inputs.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import type { ContactRow } from './contact.fields.ts';
import { selectedContactFields } from './list/contact-selection.ts';
import { listOwners, type Owner } from '../accounts/owner.policy.ts';
import { ContactDuplicateType, ContactOwnerType, ContactPage, ContactTimeline } from './contact.types.ts';
import {
  countContacts,
  findContacts,
  paginationOf,
  readContact,
  type FoundContacts,
} from './contact.service.ts';
import { createContact } from './write/create-contact.ts';
import { readTimeline, type Timeline } from './timeline/timeline.queries.ts';
import { updateContact } from './write/update-contact.ts';
import { listSources, listTags } from './list/filter-options.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { StaffPersonType, type StaffRow } from '../staff/staff.api.ts';
import { maxLookedUp, whoLooksAfter } from './who-looks-after.ts';

@Resolver(() => ContactPage)
export class ContactResolver {
  @Allow('contact:list')
  @Query(() => ContactPage, {
    description: 'Contacts, 50 per page; newest first unless `sort` says otherwise.',
  })
  contacts(
    @Ctx() context: Context,
    @Args(() => ContactsArgs) args: ContactsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FoundContacts> {
    return findContacts(context, args, selectedContactFields(info, 'contacts'));
  }

  @FieldResolver(() => PaginationType, {
    description: `${fieldText.pagination} Counting the matches of a search may take longer than finding a page of them: who wants to show that first asks for \`contactCount\` apart.`,
  })
  pagination(@Ctx() context: Context, @Root() found: FoundContacts): Pagination | Promise<Pagination> {
    return paginationOf(context, found);
  }

  @Allow('contact:list')
  @Query(() => Int, { description: 'How many contacts match; the `total` of `contacts`.' })
  contactCount(
    @Ctx() context: Context,
    @Args(() => ContactMatchInput) match: ContactMatchInput,
  ): Promise<number> {
    return countContacts(context, match);
  }

  @Allow('contact:read')
  @Query(() => Contact, { description: 'One contact.' })
  contact(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a contact') }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContactRow> {
    return readContact(context, id, selectedContactFields(info));
  }

  @Allow('contact:read')
  @Query(() => ContactTimeline, {
    description:
      'The timeline of a contact: its requests, appointments, mails, notes, status changes and other events.',
  })
  contactTimeline(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a contact') }) id: string,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `next` of the previous answer. If missing, the newest entries are returned.',
    })
    after?: string | null,
  ): Promise<Timeline> {
    return readTimeline(context, id, after);
  }

  @Allow('contact:list')
  @Query(() => [String], { description: 'The tags in use, in alphabetical order; at most 500.' })
  contactTags(@Ctx() context: Context): Promise<string[]> {
    return listTags(context);
  }

  @Allow('contact:list')
  @Query(() => [String], {
    description:
      'The keys of the active sources that contacts come from: the standard ones first, then the others. `leadSources` has their labels.',
  })
  contactSources(@Ctx() context: Context): Promise<string[]> {
    return listSources(context);
  }

  @Allow('contact:list')
  @Query(() => [ContactOwnerType], {
    description: 'The members of staff who can own contacts and deals, by name.',
  })
  contactOwners(@Ctx() context: Context): Promise<Owner[]> {
    return listOwners(context);
  }

  @Allow('contact:list')
  @Query(() => [ContactDuplicateType], {
    description:
      'At most five contacts that share the e-mail address, the phone number or the name with the given data, the strongest matches first.',
  })
  contactDuplicates(
    @Ctx() context: Context,
    @Arg('input', () => ContactProbeInput) input: ContactProbeInput,
  ): Promise<ContactDuplicate[]> {
    return findDuplicates(context, input);
  }

  @Allow('staff:list')
  @MaxItems(maxLookedUp)
  @Query(() => [StaffPersonType], {
    description:
      'Who looks after a person: the active members of staff who own contacts with exactly this e-mail address, in any letter case, or exactly this phone number. Limited, together with refusals that name a colleague.',
  })
  whoLooksAfter(
    @Ctx() context: Context,
    @Arg('email', () => String, { nullable: true, description: 'A whole e-mail address.' })
    email?: string | null,
    @Arg('phone', () => String, { nullable: true, description: fieldText.typedPhone }) phone?: string | null,
  ): Promise<StaffRow[]> {
    return whoLooksAfter(context, { email, phone });
  }

  @Allow('contact:create')
  @Mutation(() => Contact, {
    description: `Creates a contact. \`CONFLICT\` for somebody whom a colleague owns and one does not read. ${fieldText.once}`,
  })
  createContact(
    @Ctx() context: Context,
    @Arg('input', () => CreateContactInput) input: CreateContactInput,
  ): Promise<ContactRow> {
    return createContact(context, input);
  }

  @Allow('contact:update')
  @Mutation(() => Contact, {
    description:
      'Sets all fields of the contact form. `CONFLICT` if the contact has changed since `version` was read, or if it would become somebody whom a colleague owns and one does not read.',
  })
  updateContact(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a contact') }) id: string,
    @Arg('input', () => UpdateContactInput) input: UpdateContactInput,
  ): Promise<ContactRow> {
    return updateContact(context, id, input);
  }

  @Allow('contact:delete')
  @Mutation(() => ID, {
    description: 'Deletes a contact and returns its id. `restoreContact` can restore it for thirty days.',
  })
  deleteContact(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a contact') }) id: string,
  ): Promise<string> {
    return deleteContact(context, id);
  }

  @Allow('contact:restore')
  @Mutation(() => Contact, {
    description: 'Restores a deleted contact as it was, with its tags, notes and timeline.',
  })
  restoreContact(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      description: 'The id of a deleted contact; `NOT_FOUND` if it is not deleted, or has been purged.',
    })
    id: string,
  ): Promise<ContactRow> {
    return restoreContact(context, id);
  }

  @Allow('contact:restore')
  @Mutation(() => Int, {
    description:
      'Restores all contacts that were deleted together, as by `deleteContacts`, and returns how many. `NOT_FOUND` if none of them can be restored.',
  })
  restoreContacts(
    @Ctx() context: Context,
    @Arg('deletion', () => ID, {
      description: 'The `deletion` returned by `deleteContacts`, or that of a deleted contact.',
    })
    deletion: string,
  ): Promise<number> {
    return restoreDeletion(context, deletion);
  }
}
