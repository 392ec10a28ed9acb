import { dayMs } from '@hearthline/rules/dates/day.ts';
import { mergeSentences, splitDays } from '@hearthline/rules/people/contacts/merge-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, readsIn, setStatementTimeout } from '../../../../platform/db/database.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import type { ContactRow, WrittenContact } from '../contact.fields.ts';
import { recordContactOwner } from '../contact-owner.api.ts';
import { requireContact } from '../contact.policy.ts';
import { readContact } from '../contact.service.ts';
import { tellOfContacts } from '../tell-of-contacts.api.ts';
import { tellMoves } from './contact-moves.api.ts';
import { lockContacts, ownerState, type LockedContact } from './lock-contacts.ts';
import { countsMoved, fullName, idsMoved, refreshSearch, type MovedRows } from './merge-contacts.ts';
import type { FilledFields } from './merged-fields.ts';
import { splittableUntil } from './merge-view.ts';

const missingMerge = (): AppError => new AppError('NOT_FOUND', { message: mergeSentences.missing });

/** A contact as it is stored with its merge. */
interface Snapshot {
  readonly first_name: string;
  readonly last_name: string;
  readonly email_folded: string;
  readonly owner_id: string | null;
}

const consentNames = ['marketingConsent', 'consentAt', 'consentSource'] as const;
type Name = keyof WrittenContact;

/** What the contact that stays gives back: the fields that the other filled, unless they have changed since. */
const givenBack = (contact: LockedContact, filled: FilledFields): Partial<WrittenContact> => {
  const isStill = (name: Name): boolean =>
    filled[name] !== undefined && JSON.stringify(contact[name]) === JSON.stringify(filled[name].to);
  const added = new Set((filled.tags?.to ?? []).filter((tag) => !filled.tags?.from.includes(tag)));
  // When and where somebody agreed goes with what they said.
  const saidOtherwise = consentNames.some((name) => filled[name] !== undefined && !isStill(name));
  const names = (Object.keys(filled) as Name[]).filter(
    (name) =>
      name !== 'tags' &&
      isStill(name) &&
      !((consentNames as readonly string[]).includes(name) && saidOtherwise),
  );
  return {
    ...Object.fromEntries(names.map((name) => [name, filled[name]?.from])),
    ...(added.size > 0 && { tags: contact.tags.filter((tag) => !added.has(tag)) }),
  };
};

/** The ids of a contact's deals, and of its projects without one. */
const boughtBy = async (trx: Transaction, contactId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from deals where contact_id = ${contactId} union all select id from projects where contact_id = ${contactId} and deal_id is null`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
};

/** Refuses a split by which a deal or a project would have another address than it has now (rule `data.merge-rights`). */
const assertAddressesStay = async (
  trx: Transaction,
  into: LockedContact,
  moved: MovedRows,
  after: { readonly into: string; readonly other: string },
): Promise<void> => {
  const leaving = new Set([...idsMoved(moved)('deals'), ...idsMoved(moved)('projects')]);
  for (const id of await boughtBy(trx, into.id))
    if (into.emailFolded !== (leaving.has(id) ? after.other : after.into))
      throw conflict(mergeSentences.addressWouldChange);
};

type Merge = Row<'contactMerges'>;

const mergeToSplit = (trx: Transaction, id: string) =>
  trx.selectFrom('contactMerges').selectAll().where('id', '=', id);

/** @throws AppError CONFLICT for what was split, is too old, or has a newer merge on top */
const assertSplittable = async (
  { now }: Pick<Context, 'now'>,
  trx: Transaction,
  merge: Merge,
): Promise<Snapshot> => {
  if (merge.splitAt) throw conflict(mergeSentences.isSplit);
  if (!merge.contact || now() > splittableUntil(merge.createdAt)) throw conflict(mergeSentences.tooLate);
  const newer = await trx
    .selectFrom('contactMerges')
    .select('id')
    .where('intoId', '=', merge.intoId)
    .where('splitAt', 'is', null)
    .where('id', '>', merge.id)
    .limit(1)
    .executeTakeFirst();
  if (newer) throw conflict(mergeSentences.newestFirst);
  return merge.contact as Snapshot;
};

/**
 * Takes a merge back: the contact that went comes back as it was, with what came from it; the fields that it filled are blank again
 * unless somebody has changed them, and what came since stays.
 * @returns both contacts, the one that had stayed first
 * @throws AppError NOT_FOUND, CONFLICT
 */
export const splitContacts = async (context: Context, id: string): Promise<ContactRow[]> => {
  if (!isId(id)) throw missingMerge();
  const contacts = await context.transaction(async (trx) => {
    await setStatementTimeout(trx, longStatementMs);
    const known = await mergeToSplit(trx, id).executeTakeFirst();
    if (!known) throw missingMerge();
    const was = known.contact as Snapshot | null;
    const locked = await lockContacts(trx, [known.intoId], {
      ownerId: was?.owner_id,
      address: was?.email_folded,
    });
    const merge = await mergeToSplit(trx, id).forUpdate().executeTakeFirst();
    // Gone with a contact that was deleted, or moved on with one that was merged itself.
    if (!merge) throw missingMerge();
    const into = locked.get(merge.intoId);
    if (!into) throw conflict(mergeSentences.merged);
    await requireContact(trx, context.viewer, into.id, 'contact:merge');
    const snapshot = await assertSplittable(context, trx, merge);
    const moved = merge.moved as MovedRows;
    const back = givenBack(into, merge.filled as FilledFields);
    await assertAddressesStay(trx, into, moved, {
      into: back.email === undefined ? into.emailFolded : foldEmail(back.email),
      other: snapshot.email_folded,
    });
    const ownerId = (await ownerState(trx, snapshot.owner_id)).hasLeft ? null : snapshot.owner_id;
    await sql`select contacts_return(${jsonb<object>({ ...snapshot, owner_id: ownerId })})`.execute(trx);
    if (merge.noteId)
      await trx.deleteFrom('contactNotes').where('id', '=', merge.noteId).where('version', '=', 1).execute();
    // While both have the address that the deals have.
    await sql`select contacts_move_back(${jsonb<object>(moved)}, ${into.id}, ${merge.otherId})`.execute(trx);
    await trx
      .updateTable('contacts')
      .set({
        ...back,
        ...(back.email !== undefined && { emailFolded: foldEmail(back.email) }),
        version: into.version + 1,
      })
      .where('id', '=', into.id)
      .execute();
    if (back.ownerId !== undefined)
      await recordContactOwner(
        trx,
        { contactId: into.id, fromId: into.ownerId, toId: back.ownerId },
        { actorId: context.viewer?.id ?? null },
      );
    await refreshSearch(trx, [into.id, merge.otherId]);
    await trx
      .updateTable('contactMerges')
      .set({ splitAt: context.now(), contact: null, filled: jsonb<object>({}), moved: jsonb<object>([]) })
      .where('id', '=', id)
      .execute();
    await tellMoves(context, trx, {
      from: { id: into.id, name: fullName(into) },
      to: {
        id: merge.otherId,
        name: fullName({ firstName: snapshot.first_name, lastName: snapshot.last_name }),
      },
      ids: idsMoved(moved),
    });
    await audit(context, trx, {
      action: 'contact.split',
      object: ['contact', into.id],
      details: {
        merge: id,
        other: merge.otherId,
        fields: Object.keys(back),
        moved: countsMoved(moved),
        ownerBefore: into.ownerId,
        ownerAfter: back.ownerId === undefined ? into.ownerId : back.ownerId,
        otherOwner: ownerId,
      },
    });
    const reads = { ...readsIn(trx), viewer: context.viewer };
    return [await readContact(reads, into.id), await readContact(reads, merge.otherId)];
  });
  tellOfContacts(context);
  return contacts;
};

/** Forgets what merged contacts were once they can no longer be split; their ids go on leading to who stayed. @returns how many */
export const purgeMerges = (context: Context): Promise<number> =>
  context.transaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('contactMerges')
      .set({ contact: null, filled: jsonb<object>({}), moved: jsonb<object>([]) })
      .where('contact', 'is not', null)
      .where('createdAt', '<', new Date(context.now().getTime() - splitDays * dayMs))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
