import {
  contactNote,
  contactNoteUpdate,
  contactSentences,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import {
  callAgainHour,
  callsInVain,
  type CallOutcome,
} from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { contactCall } from '@hearthline/rules/people/contacts/call-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { dayIn, periodOf } from '../../../../platform/time/business-time.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { contactScope, missingContact, requireContact } from '../contact.policy.ts';

const missingNote = (): AppError => new AppError('NOT_FOUND', { message: contactSentences.noteMissing });

/** Locks a contact, which a change of its notes changes too: what it is searched by. Before the note, like whoever deletes the contact. @throws AppError NOT_FOUND */
const lockContact = async (trx: Transaction, id: string): Promise<void> => {
  const locked = await trx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw missingContact();
};

/** Locks the contact of a note, which the viewer must read. @throws AppError NOT_FOUND */
const lockContactOf = async (
  { viewer }: Pick<Context, 'viewer'>,
  trx: Transaction,
  noteId: string,
): Promise<void> => {
  const { name, where } = contactScope(viewer);
  const contacts = trx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('contactNotes').select('contactId').where('id', '=', noteId))
    .forNoKeyUpdate();
  const locked = await (
    name === 'all' ? contacts : contacts.where(where('contacts', viewer?.id ?? ''))
  ).executeTakeFirst();
  if (!locked) throw missingNote();
};

const recordNote = (
  context: Context,
  trx: Transaction,
  action: string,
  note: Pick<Row<'contactNotes'>, 'id' | 'contactId'>,
): Promise<void> =>
  audit(context, trx, { action, object: ['contact', note.contactId], details: { note: note.id } });

const store = async (
  context: Context,
  contactId: string,
  action: string,
  {
    text,
    outcome,
    callAgainAt = null,
  }: { text: string; outcome: CallOutcome | null; callAgainAt?: Date | null },
): Promise<string> => {
  const { viewer } = context;
  if (!isId(contactId) || !viewer) throw missingContact();
  return context.transaction(async (trx) => {
    await lockContact(trx, contactId);
    await requireContact(trx, viewer, contactId);
    const author = await trx
      .selectFrom('users')
      .select('name')
      .where('id', '=', viewer.id)
      .executeTakeFirst();
    if (!author) throw new AppError('CONFLICT');
    const { id } = await trx
      .insertInto('contactNotes')
      .values({ contactId, authorId: viewer.id, authorName: author.name, text, outcome, callAgainAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordNote(context, trx, action, { id, contactId });
    return id;
  });
};

/** Adds a note to a contact. @returns the note's id @throws AppError BAD_INPUT, NOT_FOUND */
export const addNote = async (context: Context, contactId: string, input: unknown): Promise<string> =>
  store(context, contactId, 'contact.note-add', { ...validate(contactNote, input), outcome: null });

/** When somebody who was not reached is to be called again. */
const nextMorning = async (context: Context): Promise<Date> => {
  const zone = await readSetting(context, 'timeZone');
  return periodOf(dayIn(zone, context.now(), 1), { hour: callAgainHour, minute: 0 }, 0, zone).startsAt;
};

/** Logs a call to a contact, with a note if there is one. @returns the entry's id @throws AppError BAD_INPUT, NOT_FOUND */
export const logCall = async (context: Context, contactId: string, input: unknown): Promise<string> => {
  const { outcome, text } = validate(contactCall, input);
  const inVain = (callsInVain as readonly string[]).includes(outcome);
  const callAgainAt = inVain ? await nextMorning(context) : null;
  return store(context, contactId, 'contact.call-log', { text: text ?? '', outcome, callAgainAt });
};

/** Changes one of the viewer's own notes. @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN for another author's, CONFLICT */
export const updateNote = async (context: Context, id: string, input: unknown): Promise<string> => {
  const { text, version } = validate(contactNoteUpdate, input);
  if (!isId(id)) throw missingNote();
  return context.transaction(async (trx) => {
    await lockContactOf(context, trx, id);
    const row = await trx
      .selectFrom('contactNotes')
      .select(['id', 'version', 'contactId', 'authorId'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const note = assertVersion(row, version, contactSentences.noteMissing);
    if (note.authorId !== context.viewer?.id)
      throw new AppError('FORBIDDEN', { message: contactSentences.notYours });
    await trx
      .updateTable('contactNotes')
      .set({ text, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await recordNote(context, trx, 'contact.note-update', note);
    return id;
  });
};

/** Deletes a note, whoever wrote it. @throws AppError NOT_FOUND */
export const deleteNote = async (context: Context, id: string): Promise<string> => {
  if (!isId(id)) throw missingNote();
  return context.transaction(async (trx) => {
    await lockContactOf(context, trx, id);
    const note = await trx
      .deleteFrom('contactNotes')
      .where('id', '=', id)
      .returning(['id', 'contactId'])
      .executeTakeFirst();
    if (!note) throw missingNote();
    await recordNote(context, trx, 'contact.note-delete', note);
    return id;
  });
};
