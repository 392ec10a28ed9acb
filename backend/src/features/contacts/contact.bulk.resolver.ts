import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ContactStatus } from '@hearthline/rules/contacts.ts';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { deleteContacts, setContactsStatus, tagContacts, type BulkResult } from './contact.bulk.ts';
import { ContactStatusEnum } from './contact.entity.ts';
import { ContactSelectionInput, ContactTagsInput } from './contact.inputs.ts';
import { ContactBulkResult } from './contact.page.ts';

/** Bulk operations on contacts. */
@Resolver()
export class ContactBulkResolver {
  @Allow('contact:bulk')
  @Mutation(() => ContactBulkResult, { description: 'Gives contacts one status: all of them, or none.' })
  setContactsStatus(
    @Ctx() context: Context,
    @Arg('selection', () => ContactSelectionInput, { description: 'Which contacts.' }) selection: ContactSelectionInput,
    @Arg('status', () => ContactStatusEnum, { description: 'What they all are from now on.' }) status: ContactStatus,
  ): Promise<BulkResult> {
    return setContactsStatus(context, selection, { status });
  }

  @Allow('contact:bulk')
  @Mutation(() => ContactBulkResult, { description: 'Puts tags on contacts and takes others off: of all of them, or none.' })
  tagContacts(
    @Ctx() context: Context,
    @Arg('selection', () => ContactSelectionInput, { description: 'Which contacts.' }) selection: ContactSelectionInput,
    @Arg('tags', () => ContactTagsInput, { description: 'What changes about their tags; the others stay.' }) tags: ContactTagsInput,
  ): Promise<BulkResult> {
    return tagContacts(context, selection, tags);
  }

  @Allow('contact:bulk')
  @Mutation(() => ContactBulkResult, { description: 'Deletes contacts: all of them, or none. `restoreContacts` brings them back for thirty days.' })
  deleteContacts(@Ctx() context: Context, @Arg('selection', () => ContactSelectionInput, { description: 'Which contacts.' }) selection: ContactSelectionInput): Promise<BulkResult> {
    return deleteContacts(context, selection);
  }
}
