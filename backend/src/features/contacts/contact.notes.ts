import { contactNote, contactNoteUpdate, contactSentences } from '@hearthline/rules/contacts.ts';
import { LockMode } from '@mikro-orm/core';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { EntityManager } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { validate } from '../../platform/validate.ts';
import { claimVersion } from '../../platform/version.ts';
import { User } from '../accounts/user.entity.ts';
import { Contact } from './contact.entity.ts';
import { ContactNote } from './contact.history.entity.ts';
import { missingContact } from './contact.service.ts';

const missingNote = (): AppError => new AppError('NOT_FOUND', { message: contactSentences.noteMissing });

const recordNote = (context: Context, em: EntityManager, action: string, note: ContactNote): void =>
  audit(context, em, { action, object: ['contact', note.contact.id], details: { note: note.id } });

/** Adds a note to a contact. @returns the note's id @throws AppError BAD_INPUT, NOT_FOUND */
export const addNote = async (context: Context, contactId: string, input: unknown): Promise<string> => {
  const { text } = validate(contactNote, input);
  const { viewer } = context;
  if (!isId(contactId) || !viewer) throw missingContact();
  return context.transaction(async (em) => {
    // Locked so that the contact is not deleted meanwhile.
    const contact = await em.findOne(Contact, { id: contactId }, { lockMode: LockMode.PESSIMISTIC_READ });
    if (!contact) throw missingContact();
    const author = await em.findOneOrFail(User, { id: viewer.id });
    const note = em.create(ContactNote, { contact, authorId: author.id, authorName: author.name, text });
    await em.persist(note).flush();
    recordNote(context, em, 'contact.note-add', note);
    return note.id;
  });
};

/** Changes one of the viewer's own notes. @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN for another author's, CONFLICT */
export const updateNote = async (context: Context, id: string, input: unknown): Promise<string> => {
  const { text, version } = validate(contactNoteUpdate, input);
  if (!isId(id)) throw missingNote();
  return context.transaction(async (em) => {
    const note = await claimVersion(em, ContactNote, { id }, version, contactSentences.noteMissing);
    if (note.authorId !== context.viewer?.id) throw new AppError('FORBIDDEN', { message: contactSentences.notYours });
    note.text = text;
    recordNote(context, em, 'contact.note-update', note);
    return id;
  });
};

/** Deletes a note, whoever wrote it. @throws AppError NOT_FOUND */
export const deleteNote = async (context: Context, id: string): Promise<string> => {
  if (!isId(id)) throw missingNote();
  return context.transaction(async (em) => {
    const note = await em.findOne(ContactNote, { id });
    if (!note) throw missingNote();
    recordNote(context, em, 'contact.note-delete', note);
    em.remove(note);
    return id;
  });
};
