import {
  blockedDatesPageSize,
  blockForm,
  dutySentences,
  type BlockForm,
} from '@hearthline/rules/sale/appointments/duty.ts';
import { pageNumber } from '@hearthline/rules/page-number.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql, type Expression, type InferResult } from 'kysely';
import { z } from 'zod';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db, Transaction } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isStanding } from '../appointment-conditions.ts';
import { bookingsWithin, type StandingBooking } from './consultant.service.ts';
import { lockDutyExclusive } from './lock-duty.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';

const missing = (): AppError => new AppError('NOT_FOUND', { message: dutySentences.missingBlock });

/** Ranges of blocked days, each with the number of coming bookings that fall within it. */
const blocks = (db: Db, now: Expression<Date>) =>
  db
    .selectFrom('blockedDates as b')
    .leftJoin('consultants as c', 'c.id', 'b.consultantId')
    .select([
      'b.id',
      'b.startsOn',
      'b.endsOn',
      'b.consultantId',
      'c.name as consultantName',
      'b.reason',
      'b.version',
    ])
    .select((eb) =>
      eb
        .selectFrom('appointments as a')
        .select(sql<number>`count(*)::int`.as('total'))
        .where(isStanding)
        .where('a.startsAt', '>', now)
        .whereRef('a.appointmentDate', '>=', 'b.startsOn')
        .whereRef('a.appointmentDate', '<=', 'b.endsOn')
        .where((own) =>
          own.or([own('b.consultantId', 'is', null), own('a.consultantId', '=', own.ref('b.consultantId'))]),
        )
        .$asScalar()
        .$notNull()
        .as('bookings'),
    );

/** A range of blocked days, as a list shows it. */
export type BlockRow = InferResult<ReturnType<typeof blocks>>[number];

const list = (past: boolean) =>
  prepare(
    past ? 'blocked_dates_past' : 'blocked_dates',
    (db, p: Placeholders<{ now: Date; day: string; offset: number }>) =>
      blocks(db, p.now)
        .where('b.endsOn', past ? '<' : '>=', p.day)
        .orderBy(past ? 'b.endsOn' : 'b.startsOn', past ? 'desc' : 'asc')
        .orderBy('b.id', past ? 'desc' : 'asc')
        .limit(sql.lit(blockedDatesPageSize))
        .offset(p.offset),
  );

const count = (past: boolean) =>
  prepare(past ? 'blocked_dates_past_total' : 'blocked_dates_total', (db, p: Placeholders<{ day: string }>) =>
    db
      .selectFrom('blockedDates as b')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('b.endsOn', past ? '<' : '>=', p.day),
  );

const lists = {
  past: { page: list(true), total: count(true) },
  toCome: { page: list(false), total: count(false) },
};

const one = prepare('blocked_date', (db, p: Placeholders<{ now: Date; id: string }>) =>
  blocks(db, p.now).where('b.id', '=', p.id),
);

const filter = z.object({ page: pageNumber, past: z.boolean().nullish().transform(Boolean) });

/** One page of blocked days, soonest first; with `past` those that are over, latest first. */
export const listBlockedDates = async (
  context: Context,
  input: unknown,
): Promise<{ blockedDates: BlockRow[]; pagination: Pagination }> => {
  const { page, past } = validate(filter, input);
  const day = await businessDay(context);
  const { page: statement, total } = lists[past ? 'past' : 'toCome'];
  const rows = await context.query(statement, {
    now: context.now(),
    day,
    offset: (page - 1) * blockedDatesPageSize,
  });
  const [counted] = await context.query(total, { day });
  return { blockedDates: rows, pagination: paginate(page, counted?.total ?? 0, blockedDatesPageSize) };
};

/** One range of blocked days. @throws AppError NOT_FOUND */
export const readBlock = async (context: Context, id: string): Promise<BlockRow> => {
  const row = isId(id) ? await context.query.byKey(one, { now: context.now(), id }) : undefined;
  if (!row) throw missing();
  return row;
};

export interface BlockChange {
  readonly blockedDate: BlockRow;
  /** Bookings made before the days were blocked; they stand. */
  readonly standing: StandingBooking[];
}

const changed = async (context: Context, id: string): Promise<BlockChange> => {
  const blockedDate = await readBlock(context, id);
  return { blockedDate, standing: await bookingsWithin(context, blockedDate) };
};

/** @throws AppError BAD_INPUT when there is no such consultant */
const consultantOf = async (trx: Transaction, { consultantId }: BlockForm): Promise<string | null> => {
  if (!consultantId) return null;
  const consultant = isId(consultantId)
    ? await trx.selectFrom('consultants').select('id').where('id', '=', consultantId).executeTakeFirst()
    : undefined;
  if (!consultant)
    throw new AppError('BAD_INPUT', {
      message: dutySentences.missingConsultant,
      fields: { consultantId: dutySentences.missingConsultant },
    });
  return consultant.id;
};

/** Blocks days for everyone or for one consultant. Existing bookings stand, and are listed in the answer. @throws AppError BAD_INPUT */
export const createBlockedDate = async (context: Context, input: unknown): Promise<BlockChange> => {
  const values = validate(blockForm, input);
  const id = await context.transaction(async (trx) => {
    await lockDutyExclusive(trx);
    const block = await trx
      .insertInto('blockedDates')
      .values({
        startsOn: values.startsOn,
        endsOn: values.endsOn,
        reason: values.reason,
        consultantId: await consultantOf(trx, values),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'blocked-date.create',
      object: ['blocked-date', block.id],
      details: { startsOn: values.startsOn, endsOn: values.endsOn, consultantId: values.consultantId },
    });
    return block.id;
  });
  return changed(context, id);
};

/** Changes the days, the consultant or the reason of a block. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const updateBlockedDate = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<BlockChange> => {
  const { version, ...rest } = validate(z.looseObject({ version: versionRule }), input);
  const values = validate(blockForm, rest);
  if (!isId(id)) throw missing();
  await context.transaction(async (trx) => {
    await lockDutyExclusive(trx);
    assertVersion(
      await trx
        .selectFrom('blockedDates')
        .select('version')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
      version,
      dutySentences.missingBlock,
    );
    await trx
      .updateTable('blockedDates')
      .set({
        startsOn: values.startsOn,
        endsOn: values.endsOn,
        reason: values.reason,
        consultantId: await consultantOf(trx, values),
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'blocked-date.update',
      object: ['blocked-date', id],
      details: { startsOn: values.startsOn, endsOn: values.endsOn, consultantId: values.consultantId },
    });
  });
  return changed(context, id);
};

/** Removes a block, which opens its days again. @throws AppError NOT_FOUND */
export const removeBlockedDate = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (trx) => {
    const removed = isId(id)
      ? await trx.deleteFrom('blockedDates').where('id', '=', id).returning('id').executeTakeFirst()
      : undefined;
    if (!removed) throw missing();
    await audit(context, trx, { action: 'blocked-date.remove', object: ['blocked-date', id] });
  });
  return id;
};
