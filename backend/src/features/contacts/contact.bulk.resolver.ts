import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { ContactStatus } from '@hearthline/rules/contacts.ts';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { idOf } from '../../platform/field-text.ts';
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

  @Allow('contact:note')
  @Mutation(() => ID, { description: 'Writes something down about a contact; answers the id of the note.' })
  addContactNote(
    @Ctx() context: Context,
    @Arg('contactId', () => ID, { description: idOf('a contact') }) contactId: string,
    @Arg('input', () => ContactNoteInput) input: ContactNoteInput,
  ): Promise<string> {
    return addNote(context, contactId, input);
  }

  @Allow('contact:note')
  @Mutation(() => ID, { description: 'Changes one’s own note and answers its id.' })
  updateContactNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of one’s own note; somebody else’s answers `FORBIDDEN`.' }) id: string,
    @Arg('input', () => UpdateContactNoteInput) input: UpdateContactNoteInput,
  ): Promise<string> {
    return updateNote(context, id, input);
  }

  @Allow('contact:note')
  @Mutation(() => ID, { description: 'Deletes a note, whoever wrote it, and answers its id.' })
  deleteContactNote(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('a note') }) id: string): Promise<string> {
    return deleteNote(context, id);
  }
}
