import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { ContactStatus } from '@hearthline/rules/contacts.ts';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { deleteContacts, setContactsStatus, tagContacts, type BulkResult } from './contact.bulk.ts';
import { ContactStatusEnum } from './contact.entity.ts';
import { ContactSelectionInput, ContactTagsInput } from './contact.inputs.ts';
import { addNote, deleteNote, updateNote } from './contact.notes.ts';
import { ContactBulkResult } from './contact.page.ts';
import { ContactNoteInput, UpdateContactNoteInput } from './contact.notes.inputs.ts';

/** Many contacts at once, and what is written down about one. */
@Resolver()
export class ContactBulkResolver {
  @Allow('contact:bulk')
  @Mutation(() => ContactBulkResult, { description: 'Gives contacts one status: all of them, or none.' })
  setContactsStatus(
    @Ctx() context: Context,
    @Arg('selection', () => ContactSelectionInput) selection: ContactSelectionInput,
    @Arg('status', () => ContactStatusEnum) status: ContactStatus,
  ): Promise<BulkResult> {
    return setContactsStatus(context, selection, { status });
  }

  @Allow('contact:bulk')
  @Mutation(() => ContactBulkResult, { description: 'Puts tags on contacts and takes others off: of all of them, or none.' })
  tagContacts(
    @Ctx() context: Context,
    @Arg('selection', () => ContactSelectionInput) selection: ContactSelectionInput,
    @Arg('tags', () => ContactTagsInput) tags: ContactTagsInput,
  ): Promise<BulkResult> {
    return tagContacts(context, selection, tags);
  }

  @Allow('contact:bulk')
  @Mutation(() => ContactBulkResult, { description: 'Deletes contacts: all of them, or none. `restoreContacts` brings them back for thirty days.' })
  deleteContacts(@Ctx() context: Context, @Arg('selection', () => ContactSelectionInput) selection: ContactSelectionInput): Promise<BulkResult> {
    return deleteContacts(context, selection);
  }

  @Allow('contact:note')
  @Mutation(() => ID, { description: 'Writes something down about a contact; answers the id of the note.' })
  addContactNote(@Ctx() context: Context, @Arg('contactId', () => ID) contactId: string, @Arg('input', () => ContactNoteInput) input: ContactNoteInput): Promise<string> {
    return addNote(context, contactId, input);
  }

  @Allow('contact:note')
  @Mutation(() => ID, { description: "Changes one's own note." })
  updateContactNote(@Ctx() context: Context, @Arg('id', () => ID) id: string, @Arg('input', () => UpdateContactNoteInput) input: UpdateContactNoteInput): Promise<string> {
    return updateNote(context, id, input);
  }

  @Allow('contact:note')
  @Mutation(() => ID, { description: 'Deletes a note.' })
  deleteContactNote(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return deleteNote(context, id);
  }
}
