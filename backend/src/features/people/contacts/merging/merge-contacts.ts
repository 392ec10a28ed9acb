import { contactMerge, mergeSentences } from '@hearthline/rules/people/contacts/merge-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, readsIn, setStatementTimeout } from '../../../../platform/db/database.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { recordContactOwner } from '../contact-owner.api.ts';
import { missingContact, requireContact } from '../contact.policy.ts';
import { isBuyer } from '../import/rows/known-contacts.ts';
import { tellMoves } from './contact-moves.api.ts';
import { lockContacts, ownerState, type LockedContact } from './lock-contacts.ts';
import { mergedFields, type MergedPerson } from './merged-fields.ts';
import { mergeById, type MergeView } from './merge-view.ts';
import { survivorOf } from './survivor.api.ts';

/** What a merge or a split moved, table by table. */
export type MovedRows = readonly {
  readonly table: string;
  readonly column: string;
  readonly rows: string[];
}[];

/** The ids of the rows of a table that moved. */
export const idsMoved =
  (moved: MovedRows) =>
  (table: string): readonly string[] =>
    moved.filter((part) => part.table === table).flatMap(({ rows }) => rows);

/** How many rows of each table moved, for the audit log. */
export const countsMoved = (moved: MovedRows): Record<string, number> =>
  Object.fromEntries(moved.map(({ table, rows }) => [table, rows.length]));

export const fullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}) => `${firstName} ${lastName}`.trim();

/** @throws AppError CONFLICT for a contact that was merged, NOT_FOUND for one that is not there */
const requireThere = async (
  trx: Transaction,
  contact: LockedContact | undefined,
  id: string,
): Promise<LockedContact> => {
  if (contact) return contact;
  throw (await survivorOf(readsIn(trx), id)) ? conflict(mergeSentences.merged) : missingContact();
};

/** What of a locked contact decides about the merge. */
const personOf = async (trx: Transaction, contact: LockedContact): Promise<MergedPerson> => {
  const {
    isBuyer: buys,
    isUnsubscribed,
    ownerName,
  } = await trx
    .selectFrom('contacts')
    .select(isBuyer('contacts').as('isBuyer'))
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('mailSuppressions as s')
            .select('s.id')
            .whereRef('s.emailFolded', '=', 'contacts.emailFolded')
            .where('s.reason', '=', 'unsubscribed'),
        )
        .as('isUnsubscribed'),
      eb.selectFrom('users').select('name').whereRef('users.id', '=', 'contacts.ownerId').as('ownerName'),
    ])
    .where('contacts.id', '=', contact.id)
    .executeTakeFirstOrThrow();
  // Nothing comes to somebody who cannot work on it.
  const ownerId = (await ownerState(trx, contact.ownerId)).isActive ? contact.ownerId : null;
  return { ...contact, ownerId, isBuyer: buys, isUnsubscribed: Boolean(isUnsubscribed), ownerName };
};

/** Adds the note that says what the contact that stays has not taken over. @returns its id */
const noteLost = async (
  context: Context,
  trx: Transaction,
  contactId: string,
  text: string,
): Promise<string | null> => {
  const author = await trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', context.viewer?.id ?? null)
    .executeTakeFirst();
  if (!author) return null;
  const note = await trx
    .insertInto('contactNotes')
    .values({ contactId, authorId: author.id, authorName: author.name, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return note.id;
};

/** Whoever may have taken the words of the one that is found by the other from now on: names, tags, notes and designs. */
export const refreshSearch = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.updateTable('contacts').set({ searchText: '' }).where('id', 'in', ids).execute();
};

/**
 * Makes two contacts one. `into` keeps its fields and its owner, the other fills what is blank, and what neither keeps stands in a note;
 * all that belonged to the other belongs to it from then on, with its owners, and so does its id. The two can be split for thirty days.
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT where one has changed or was merged, or where an address would read more or less
 */
export const mergeContacts = async (context: Context, input: unknown): Promise<MergeView> => {
  const given = validate(contactMerge, input);
  const [intoId, otherId] = [given.into.toLowerCase(), given.other.toLowerCase()];
  if (!isId(intoId) || !isId(otherId)) throw missingContact();
  return context.transaction(async (trx) => {
    await setStatementTimeout(trx, longStatementMs);
    const locked = await lockContacts(trx, [intoId, otherId]);
    const into = await requireThere(trx, locked.get(intoId), intoId);
    const other = await requireThere(trx, locked.get(otherId), otherId);
    for (const id of [intoId, otherId]) await requireContact(trx, context.viewer, id, 'contact:merge');
    assertVersion(into, given.version);
    assertVersion(other, given.otherVersion);
    const people = { into: await personOf(trx, into), other: await personOf(trx, other) };
    if (people.into.isBuyer && people.other.isBuyer && into.emailFolded !== other.emailFolded)
      throw conflict(mergeSentences.twoBuyers);
    const { set, filled, lost, address } = mergedFields(
      { ...people.into, ownerId: into.ownerId },
      people.other,
      context.now(),
    );
    const { contact } = await trx
      .selectFrom('contacts')
      .select(sql<object>`to_jsonb(contacts) - 'search_text'`.as('contact'))
      .where('id', '=', otherId)
      .executeTakeFirstOrThrow();
    // Before anything moves: the deals that come have this address already.
    await trx
      .updateTable('contacts')
      .set({
        ...set,
        ...(set.email !== undefined && { emailFolded: foldEmail(set.email) }),
        version: into.version + 1,
      })
      .where('id', '=', intoId)
      .execute();
    if (set.ownerId)
      await recordContactOwner(
        trx,
        { contactId: intoId, fromId: into.ownerId, toId: set.ownerId },
        { actorId: context.viewer?.id ?? null },
      );
    const { moved } = await trx
      .selectNoFrom(sql<MovedRows>`contacts_move(${otherId}, ${intoId})`.as('moved'))
      .executeTakeFirstOrThrow();
    const noteId =
      lost.length > 0
        ? await noteLost(
            context,
            trx,
            intoId,
            `Merged with ${fullName(other)}. Not taken over:\n${lost.join('\n')}`,
          )
        : null;
    const stored = await trx
      .insertInto('contactMerges')
      .values({
        intoId,
        otherId,
        otherName: fullName(other),
        actorId: context.viewer?.id ?? null,
        address,
        contact: jsonb(contact),
        filled: jsonb(filled as object),
        moved: jsonb(moved as object),
        noteId,
        createdAt: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Whoever is no duplicate of the one is none of the other.
    await sql`
      insert into contacts_apart (low_id, high_id)
      select least(${intoId}::uuid, kept), greatest(${intoId}::uuid, kept)
      from (select case when low_id = ${otherId} then high_id else low_id end as kept from contacts_apart where ${otherId} in (low_id, high_id)) pairs
      where kept <> ${intoId} on conflict do nothing`.execute(trx);
    await trx.deleteFrom('contacts').where('id', '=', otherId).execute();
    await refreshSearch(trx, [intoId]);
    await tellMoves(context, trx, {
      from: { id: otherId, name: fullName(other) },
      to: { id: intoId, name: fullName(into) },
      ids: idsMoved(moved),
    });
    await audit(context, trx, {
      action: 'contact.merge',
      object: ['contact', intoId],
      details: {
        merge: stored.id,
        other: otherId,
        filled: Object.keys(filled),
        moved: countsMoved(moved),
        ownerBefore: into.ownerId,
        ownerAfter: set.ownerId ?? into.ownerId,
        otherOwner: other.ownerId,
      },
    });
    return mergeById(trx, stored.id);
  });
};
