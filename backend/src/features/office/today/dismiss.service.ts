import { dismissal, type Dismissal } from '@hearthline/rules/waiting-rules.ts';
import { scopeOf } from '@hearthline/rules/permissions.ts';
import { todaySentences, waitingActions } from '@hearthline/rules/waiting.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import { claimLead, releaseLead } from '../../people/contacts/claim-lead.api.ts';
import { requireContact } from '../../people/contacts/contact.policy.ts';
import { openCallers } from '../../people/contacts/contact-waiting.policy.ts';
import { survivorOf } from '../../people/contacts/merging/survivor.api.ts';
import { readsIn } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';

/** The requests of a contact that nobody has set aside, or those that were set aside last. */
const callsOf = (db: Db, contactId: string, areOpen: boolean) => {
  const calls = db.updateTable('consultantRequests').where('contactId', '=', contactId);
  return areOpen
    ? calls.where('dismissedAt', 'is', null).where(sql<boolean>`contact_id in (${openCallers})`)
    : calls.where('dismissedAt', '=', (eb) =>
        eb
          .selectFrom('consultantRequests as last')
          .select((last) => last.fn.max('last.dismissedAt').as('at'))
          .where('last.contactId', '=', contactId),
      );
};

/**
 * Sets a call that waits, or was put off, aside, or takes that back; whoever of sales sets aside the call of somebody whom nobody owns
 * owns them, until that is taken back.
 */
const markCall = async (
  context: Context,
  trx: Transaction,
  contactId: string,
  dismissedAt: Date | null,
): Promise<boolean> => {
  await requireContact(trx, context.viewer, contactId);
  const locked = await trx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', contactId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return false;
  if (dismissedAt) {
    const claimed = await claimLead(context, trx, contactId);
    const marked = await callsOf(trx, contactId, true)
      .set({ dismissedAt, claimed: claimed || null })
      .returning('id')
      .execute();
    return marked.length > 0;
  }
  const marked = await callsOf(trx, contactId, false)
    .set({ dismissedAt: null, claimed: null })
    .returning(['id', sql<boolean | null>`old.claimed`.as('claimed')])
    .execute();
  await releaseLead(
    context,
    trx,
    contactId,
    marked.some(({ claimed }) => claimed),
  );
  return marked.length > 0;
};

/** Marks what is to be set aside, or takes the mark away; nothing is matched that could not wait. */
const mark = async (
  context: Context,
  db: Transaction,
  { kind, id }: Dismissal,
  dismissedAt: Date | null,
): Promise<boolean> => {
  if (kind === 'call') return markCall(context, db, (await survivorOf(readsIn(db), id)) ?? id, dismissedAt);
  const marking =
    kind === 'mail'
      ? db
          .updateTable('mails')
          .set({ dismissedAt })
          .where('id', '=', id)
          .where('state', '=', sql.lit('failed'))
          .where('kind', '<>', sql.lit('campaign'))
      : db.updateTable('contactImports').set({ dismissedAt }).where('id', '=', id).where('rows', '>', 0);
  const { numUpdatedRows } = await marking.executeTakeFirst();
  return numUpdatedRows > 0n;
};

const objects = { call: 'contact', mail: 'mail', import: 'contact-import' } as const;

const change = async (context: Context, input: unknown, at: Date | null): Promise<string> => {
  const what = validate(dismissal, input);
  const object = objects[what.kind];
  const missing = (): AppError => new AppError('NOT_FOUND', { message: todaySentences.nothingToDismiss });
  // Whoever is not shown the kind cannot tell what there is of it.
  if (!isId(what.id) || scopeOf(context.viewer, waitingActions[what.kind]) === null) throw missing();
  await context.transaction(async (trx) => {
    if (!(await mark(context, trx, what, at))) throw missing();
    await audit(context, trx, {
      action:
        what.kind === 'call'
          ? `contact.call-${at ? 'dismiss' : 'dismiss-undo'}`
          : `${object}.${at ? 'dismiss' : 'dismiss-undo'}`,
      object: [object, what.id],
    });
  });
  return what.id;
};

/**
 * Sets a call, a failed mail or an import aside: it no longer waits, unless somebody asks again, it fails again or somebody goes on with it.
 * @throws AppError BAD_INPUT, NOT_FOUND
 */
export const dismissWaiting = (context: Context, input: unknown): Promise<string> =>
  change(context, input, context.now());

/** Lets it wait again. @throws AppError BAD_INPUT, NOT_FOUND */
export const undoDismissal = (context: Context, input: unknown): Promise<string> =>
  change(context, input, null);
