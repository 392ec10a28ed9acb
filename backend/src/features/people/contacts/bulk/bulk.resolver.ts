import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { deleteContacts, setContactsStatus, tagContacts, type BulkResult } from './bulk.service.ts';
import { ContactStatusEnum } from '../contact-enums.types.ts';
import { ContactSelectionInput, ContactTagsInput } from '../contact.inputs.ts';
import { ContactBulkResult } from '../contact.types.ts';

/** Bulk operations on contacts. */
@Resolver()
export class ContactBulkResolver {
  @Allow('contact:bulk')
  @Mutation(() => ContactBulkResult, { description: 'Sets the status of all selected contacts, or of none.' })
  setContactsStatus(
    @Ctx() context: Context,
    @Arg('selection', () => ContactSelectionInput, {
      description: 'The contacts that the operation applies to.',
    })
    selection: ContactSelectionInput,
    @Arg('status', () => ContactStatusEnum, { description: 'Their new status.' }) status: ContactStatus,
  ): Promise<BulkResult> {
    return setContactsStatus(context, selection, { status });
  }

  @Allow('contact:bulk')
  @Mutation(() => ContactBulkResult, {
    description:
      'Adds tags to all selected contacts and removes others, or changes none of them. `BAD_INPUT` if a contact would have more than 20 tags.',
  })
  tagContacts(
    @Ctx() context: Context,
    @Arg('selection', () => ContactSelectionInput, {
      description: 'The contacts that the operation applies to.',
    })
    selection: ContactSelectionInput,
    @Arg('tags', () => ContactTagsInput, { description: 'The tags to add and remove; all others stay.' })
    tags: ContactTagsInput,
  ): Promise<BulkResult> {
    return tagContacts(context, selection, tags);
  }

  @Allow('contact:bulk')
  @Mutation(() => ContactBulkResult, {
    description:
      'Deletes all selected contacts, or none. `restoreContacts` can restore them for thirty days.',
  })
  deleteContacts(
    @Ctx() context: Context,
    @Arg('selection', () => ContactSelectionInput, {
      description: 'The contacts that the operation applies to.',
    })
    selection: ContactSelectionInput,
  ): Promise<BulkResult> {
    return deleteContacts(context, selection);
  }
}
