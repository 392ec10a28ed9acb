import {
  contactNote,
  contactNoteUpdate,
  contactSentences,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import {
  answeringCalls,
  callAgainHour,
  callsInVain,
  waitingSentences,
  type CallOutcome,
} from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { contactCall } from '@hearthline/rules/people/contacts/call-rules.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, RowChanges, Transaction } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError, fieldError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { dayIn, periodOf } from '../../../../platform/time/business-time.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { claimLead, releaseLead } from '../claim-lead.api.ts';
import { unansweredContacts } from '../contact-waiting.policy.ts';
import { callWatcher } from '../conversation.api.ts';
import { survivorOf } from '../merging/survivor.api.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { contactScope, missingContact, requireContact } from '../contact.policy.ts';

const missingNote = (): AppError => new AppError('NOT_FOUND', { message: contactSentences.noteMissing });

/** Locks a contact, which a change of its notes changes too: what it is searched by. Before the note, like whoever deletes the contact. @returns its id: that of whom it was merged into, if it was @throws AppError NOT_FOUND */
const lockContact = async (trx: Transaction, id: string): Promise<string> => {
  const locked = await trx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (locked) return locked.id;
  const survivor = await survivorOf(readsIn(trx), id);
  if (!survivor) throw missingContact();
  return lockContact(trx, survivor);
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

interface NewNote {
  readonly text: string;
  readonly outcome: CallOutcome | null;
  /** What happens before it is stored, and is stored with it; the contact is locked. */
  readonly prepare?: (
    trx: Transaction,
    contactId: string,
  ) => Promise<Pick<RowChanges<'contactNotes'>, 'callAgainAt' | 'claimed' | 'followUpId'>>;
}

const store = async (
  context: Context,
  wantedId: string,
  action: string,
  { text, outcome, prepare: ready = () => Promise.resolve({}) }: NewNote,
): Promise<string> => {
  const { viewer } = context;
  if (!isId(wantedId) || !viewer) throw missingContact();
  return context.transaction(async (trx) => {
    const contactId = await lockContact(trx, wantedId);
    await requireContact(trx, viewer, contactId);
    const author = await trx
      .selectFrom('users')
      .select('name')
      .where('id', '=', viewer.id)
      .executeTakeFirst();
    if (!author) throw new AppError('CONFLICT');
    const more = await ready(trx, contactId);
    const { id } = await trx
      .insertInto('contactNotes')
      .values({ contactId, authorId: viewer.id, authorName: author.name, text, outcome, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordNote(context, trx, action, { id, contactId });
    return id;
  });
};

/** Adds a note to a contact. @returns the note's id @throws AppError BAD_INPUT, NOT_FOUND */
export const addNote = async (context: Context, contactId: string, input: unknown): Promise<string> =>
  store(context, contactId, 'contact.note-add', { ...validate(contactNote, input), outcome: null });

/** The name of a contact who is locked, and whether nobody has answered them yet. */
const whoWaits = async (trx: Transaction, contactId: string) =>
  trx
    .selectFrom('contacts')
    .select(['firstName', 'lastName', sql<boolean>`id in (${unansweredContacts})`.as('waits')])
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow();

const isAmong = (outcomes: readonly CallOutcome[], outcome: CallOutcome): boolean =>
  outcomes.includes(outcome);

/**
 * Logs a call to a contact, with a note if there is one. Who waits and was not reached is to be called again in the morning of the next
 * day or of the chosen one; otherwise a chosen day makes a task of the caller's.
 * @returns the entry's id @throws AppError BAD_INPUT, NOT_FOUND
 */
export const logCall = async (context: Context, id: string, input: unknown): Promise<string> => {
  const { outcome, text, followUpOn } = validate(contactCall, input);
  const zone = await readSetting(context, 'timeZone');
  if (followUpOn && followUpOn < dayIn(zone, context.now()))
    throw fieldError('followUpOn', waitingSentences.followUpPast);
  const morning = (day: string): Date => periodOf(day, { hour: callAgainHour, minute: 0 }, 0, zone).startsAt;
  return store(context, id, 'contact.call-log', {
    text: text ?? '',
    outcome,
    prepare: async (trx, contactId) => {
      const { waits, firstName, lastName } = await whoWaits(trx, contactId);
      const inVain = isAmong(callsInVain, outcome);
      const claimed = isAmong(answeringCalls, outcome) && (await claimLead(context, trx, contactId));
      if (outcome === 'spoke') await callWatcher().spoke(context, trx, contactId);
      const title = `Call ${firstName} ${lastName}`.slice(0, 200);
      const followUpId =
        followUpOn && !(inVain && waits)
          ? await callWatcher().followUp(context, trx, { contactId, title, dueOn: followUpOn })
          : null;
      const again = waits && followUpOn ? followUpOn : dayIn(zone, context.now(), 1);
      return { callAgainAt: inVain ? morning(again) : null, claimed: claimed || null, followUpId };
    },
  });
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
      .returning(['id', 'contactId', 'claimed', 'followUpId'])
      .executeTakeFirst();
    if (!note) throw missingNote();
    if (note.followUpId) await callWatcher().takeBack(context, trx, note.followUpId);
    await releaseLead(context, trx, note.contactId, note.claimed);
    await recordNote(context, trx, 'contact.note-delete', note);
    return id;
  });
};
