import { loanKind } from '@hearthline/rules/homes/prices/loan-kind.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { firstDayOf, fitDatedRow } from '../dated-rows.ts';
import { loanById, type LoanKindRow } from '../price.queries.ts';

/**
 * Stores the terms of a kind of loan from a day on, today by default; those that hold before end the day before. Terms that begin today
 * or later are changed in place, by their version.
 * @throws AppError BAD_INPUT, CONFLICT
 */
export const saveLoanKind = async (context: Context, input: unknown): Promise<LoanKindRow> => {
  const { version, startsOn: requestedStart, ...terms } = validate(loanKind, input);
  const today = await businessDay(context);
  const startsOn = firstDayOf({ startsOn: requestedStart, endsOn: terms.endsOn }, today);
  const id = await context.transaction(async (trx) => {
    await takeLocks(trx, 'price book');
    const all = await trx
      .selectFrom('loanKinds')
      .select(['id', 'key', 'version', 'position', 'startsOn', 'endsOn'])
      .orderBy('startsOn')
      .execute();
    const rows = all.filter(({ key }) => key === terms.key);
    const { same, ended } = fitDatedRow(rows, { startsOn, endsOn: terms.endsOn, version }, today);
    if (ended)
      await trx
        .updateTable('loanKinds')
        .set((eb) => ({ endsOn: ended.endsOn, version: eb('version', '+', 1) }))
        .where('id', '=', ended.id)
        .execute();
    const stored = same
      ? await trx
          .updateTable('loanKinds')
          .set((eb) => ({ ...terms, version: eb('version', '+', 1) }))
          .where('id', '=', same.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('loanKinds')
          .values({
            ...terms,
            startsOn,
            position: rows[0]?.position ?? Math.max(-1, ...all.map(({ position }) => position)) + 1,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'loan-kind.save',
      object: ['loan-kind', stored.id],
      details: { key: terms.key, startsOn, ratePercent: terms.ratePercent },
    });
    return stored.id;
  });
  const saved = await context.query.byKey(loanById, { id });
  if (!saved) throw new AppError('CONFLICT');
  return saved;
};
