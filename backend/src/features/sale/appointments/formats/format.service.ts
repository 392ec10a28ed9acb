import { formatForm } from '@hearthline/rules/sale/appointments/format-input.ts';
import { formatSentences, maxFormats, placeText } from '@hearthline/rules/sale/appointments/formats.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError, foreignKeyViolation, sqlState } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { endOfOrder, moveInOrder } from '../../../../platform/db/move-in-order.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { formatFields, readFormats, type FormatRow } from './format.queries.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';

/** A format as an admin edits it. */
export interface StaffFormat extends FormatRow {
  /** The place in words, whatever was entered. */
  readonly placeText: string;
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: formatSentences.missing });

/** Formats change one after the other, so that one of them stays offered. */
const lockFormats = (trx: Transaction): Promise<void> => takeLocks(trx, 'appointment formats');

/** All formats, in the order in which they are offered. */
export const listFormats = async (context: Context): Promise<StaffFormat[]> => {
  const [formats, company] = await Promise.all([readFormats(context), readSetting(context, 'company')]);
  return formats.map((format) => ({ ...format, placeText: placeText(format.medium, format.place, company) }));
};

const readFormat = async (context: Context, id: string): Promise<StaffFormat> => {
  const found = (await listFormats(context)).find((format) => format.id === id);
  if (!found) throw missing();
  return found;
};

/** @throws AppError BAD_INPUT when visitors could book nothing without this one */
const demandAnotherOffered = async (trx: Transaction, id: string): Promise<void> => {
  const other = await trx
    .selectFrom('appointmentFormats')
    .where((eb) => eb.ref('offered'))
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (!other)
    throw new AppError('BAD_INPUT', {
      message: formatSentences.lastOffered,
      fields: { offered: formatSentences.lastOffered },
    });
};

/** Adds a format, last in the order. @throws AppError BAD_INPUT */
export const createFormat = async (context: Context, input: unknown): Promise<StaffFormat> => {
  const values = validate(formatForm, input);
  const id = await context.transaction(async (trx) => {
    await lockFormats(trx);
    const { count, next } = await endOfOrder(trx, 'appointmentFormats');
    if (count >= maxFormats) throw new AppError('BAD_INPUT', { message: formatSentences.tooMany });
    const format = await trx
      .insertInto('appointmentFormats')
      .values({ ...values, position: next })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'appointment-format.create',
      object: ['appointment-format', format.id],
      details: { ...values },
    });
    return format.id;
  });
  return readFormat(context, id);
};

/**
 * Changes a format. What is booked keeps its length and the time around it until it is moved; a new name or place holds for it too.
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT
 */
export const updateFormat = async (context: Context, id: string, input: unknown): Promise<StaffFormat> => {
  const { version, ...values } = validate(formatForm.extend({ version: versionRule }), input);
  if (!isId(id)) throw missing();
  await context.transaction(async (trx) => {
    await lockFormats(trx);
    const format = assertVersion(
      await trx
        .selectFrom('appointmentFormats')
        .select(formatFields)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
      version,
      formatSentences.missing,
    );
    if (!values.offered) await demandAnotherOffered(trx, id);
    const names = Object.keys(values) as (keyof typeof values)[];
    const fields = names.filter((name) => format[name] !== values[name]);
    await trx
      .updateTable('appointmentFormats')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'appointment-format.update',
      object: ['appointment-format', id],
      details: { fields, ...values },
    });
  });
  return readFormat(context, id);
};

/** Moves a format one place up or down in the order in which they are offered. @throws AppError NOT_FOUND */
export const moveFormat = async (context: Context, id: string, up: boolean): Promise<StaffFormat[]> => {
  if (!isId(id)) throw missing();
  await context.transaction(async (trx) => {
    await lockFormats(trx);
    const to = await moveInOrder(trx, 'appointmentFormats', id, up);
    if (to === undefined) throw missing();
    if (to !== null)
      await audit(context, trx, {
        action: 'appointment-format.move',
        object: ['appointment-format', id],
        details: { to },
      });
  });
  return listFormats(context);
};

/** Removes a format that no appointment has. @returns its id @throws AppError NOT_FOUND, BAD_INPUT */
export const removeFormat = async (context: Context, id: string): Promise<string> => {
  if (!isId(id)) throw missing();
  try {
    await context.transaction(async (trx) => {
      await lockFormats(trx);
      await demandAnotherOffered(trx, id);
      const removed = await trx
        .deleteFrom('appointmentFormats')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!removed) throw missing();
      await audit(context, trx, { action: 'appointment-format.remove', object: ['appointment-format', id] });
    });
  } catch (error) {
    if (sqlState(error) === foreignKeyViolation)
      throw new AppError('BAD_INPUT', { message: formatSentences.used });
    throw error;
  }
  return id;
};
