import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import { ContactCallInput, ContactNoteInput, UpdateContactNoteInput } from './note.inputs.ts';
import { addNote, deleteNote, logCall, updateNote } from './note.service.ts';

/** Notes about contacts, and calls to them. */
@Resolver()
export class ContactNoteResolver {
  @Allow('contact:note')
  @Mutation(() => ID, { description: 'Adds a note to a contact and returns the id of the note.' })
  addContactNote(
    @Ctx() context: Context,
    @Arg('contactId', () => ID, { description: idOf('a contact') }) contactId: string,
    @Arg('input', () => ContactNoteInput) input: ContactNoteInput,
  ): Promise<string> {
    return addNote(context, contactId, input);
  }

  @Allow('contact:note')
  @Mutation(() => ID, {
    description:
      'Logs a call to a contact as a note and returns the id of the note. Once somebody has spoken with the contact, or the number is wrong, they no longer wait for an answer; if nobody answered or a message was left, not until 9:00 AM of the next day. Deleting the note undoes it.',
  })
  logContactCall(
    @Ctx() context: Context,
    @Arg('contactId', () => ID, { description: idOf('a contact') }) contactId: string,
    @Arg('input', () => ContactCallInput) input: ContactCallInput,
  ): Promise<string> {
    return logCall(context, contactId, input);
  }

  @Allow('contact:note')
  @Mutation(() => ID, { description: 'Changes a note that the viewer wrote and returns its id.' })
  updateContactNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      description: 'The id of a note that the viewer wrote; `FORBIDDEN` if somebody else wrote it.',
    })
    id: string,
    @Arg('input', () => UpdateContactNoteInput) input: UpdateContactNoteInput,
  ): Promise<string> {
    return updateNote(context, id, input);
  }

  @Allow('contact:note')
  @Mutation(() => ID, { description: 'Deletes a note, whoever wrote it, and returns its id.' })
  deleteContactNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a note') }) id: string,
  ): Promise<string> {
    return deleteNote(context, id);
  }
}
