import { dismissal, type Dismissal } from '@hearthline/rules/waiting-rules.ts';
import { scopeOf } from '@hearthline/rules/permissions.ts';
import { todaySentences, waitingActions } from '@hearthline/rules/waiting.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';

/** Marks what is to be set aside, or takes the mark away; nothing is matched that could not wait. */
const mark = async (db: Db, { kind, id }: Dismissal, dismissedAt: Date | null): Promise<boolean> => {
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

const objects = { mail: 'mail', import: 'contact-import' } as const;

const change = async (context: Context, input: unknown, at: Date | null): Promise<string> => {
  const what = validate(dismissal, input);
  const object = objects[what.kind];
  const missing = (): AppError => new AppError('NOT_FOUND', { message: todaySentences.nothingToDismiss });
  // Whoever is not shown the kind cannot tell what there is of it.
  if (!isId(what.id) || scopeOf(context.viewer, waitingActions[what.kind]) === null) throw missing();
  await context.transaction(async (trx) => {
    if (!(await mark(trx, what, at))) throw missing();
    await audit(context, trx, {
      action: `${object}.${at ? 'dismiss' : 'dismiss-undo'}`,
      object: [object, what.id],
    });
  });
  return what.id;
};

/**
 * Sets a failed mail or an import aside: it no longer waits, unless it fails again or somebody goes on with it.
 * @throws AppError BAD_INPUT, NOT_FOUND
 */
export const dismissWaiting = (context: Context, input: unknown): Promise<string> =>
  change(context, input, context.now());

/** Lets it wait again. @throws AppError BAD_INPUT, NOT_FOUND */
export const undoDismissal = (context: Context, input: unknown): Promise<string> =>
  change(context, input, null);
