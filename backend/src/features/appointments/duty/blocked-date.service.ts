import {
  blockedDatesPageSize,
  blockForm,
  dutySentences,
  type BlockForm,
} from '@hearthline/rules/appointments/duty.ts';
import { pageNumber, paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { z } from 'zod';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { lockVersion } from '../../../platform/locks/optimistic-lock.ts';
import { BlockedDate } from '../blocked-date.entity.ts';
import { Consultant } from '../consultant.entity.ts';
import { bookingsWithin, type StandingBooking } from './consultant.service.ts';
import { lockDutyExclusive } from './lock-duty.ts';
import { businessDay } from '../../../platform/time/business-day.ts';

/** A range of blocked days, as a list shows it. */
export interface BlockRow {
  readonly id: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly consultantId: string | null;
  readonly consultantName: string | null;
  readonly reason: string;
  readonly version: number;
  /** How many coming bookings fall within it. */
  readonly bookings: number;
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: dutySentences.missingBlock });

const columns = `
  b.id, b.starts_on::text as "startsOn", b.ends_on::text as "endsOn", b.consultant_id as "consultantId", c.name as "consultantName", b.reason, b.version,
  (select count(*)::int from appointments a where a.status <> 'cancelled' and a.starts_at > $1 and a.appointment_date between b.starts_on and b.ends_on
    and (b.consultant_id is null or a.consultant_id = b.consultant_id)) as bookings`;
const from = 'from blocked_dates b left join consultants c on c.id = b.consultant_id';

const filter = z.object({ page: pageNumber, past: z.boolean().nullish().transform(Boolean) });

/** One page of blocked days, soonest first; with `past` those that are over, latest first. */
export const listBlockedDates = async (
  context: Context,
  input: unknown,
): Promise<{ blockedDates: BlockRow[]; pagination: Pagination }> => {
  const { page, past } = validate(filter, input);
  const day = await businessDay(context);
  const which = past ? 'b.ends_on < $2::date' : 'b.ends_on >= $2::date';
  const rows = await context.sql<BlockRow>(
    past ? 'blocked_dates_past' : 'blocked_dates',
    `select ${columns} ${from} where ${which} order by ${past ? 'b.ends_on desc, b.id desc' : 'b.starts_on, b.id'} limit ${blockedDatesPageSize} offset $3`,
    [context.now(), day, (page - 1) * blockedDatesPageSize],
  );
  const [counted] = await context.sql<{ total: number }>(
    past ? 'blocked_dates_past_total' : 'blocked_dates_total',
    `select count(*)::int as total from blocked_dates b where ${which.replace('$2', '$1')}`,
    [day],
  );
  return { blockedDates: rows, pagination: paginate(page, counted?.total ?? 0, blockedDatesPageSize) };
};

/** One range of blocked days. @throws AppError NOT_FOUND */
export const readBlock = async (context: Context, id: string): Promise<BlockRow> => {
  const row = isId(id)
    ? await context.sql.byKey<BlockRow>('blocked_date', `select ${columns} ${from} where b.id = $2`, [
        context.now(),
        id,
      ])
    : undefined;
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
const consultantOf = async (em: EntityManager, { consultantId }: BlockForm): Promise<Consultant | null> => {
  if (!consultantId) return null;
  const consultant = isId(consultantId) ? await em.findOne(Consultant, { id: consultantId }) : null;
  if (!consultant)
    throw new AppError('BAD_INPUT', {
      message: dutySentences.missingConsultant,
      fields: { consultantId: dutySentences.missingConsultant },
    });
  return consultant;
};

/** Blocks days for everyone or for one consultant. Existing bookings stand, and are listed in the answer. @throws AppError BAD_INPUT */
export const createBlockedDate = async (context: Context, input: unknown): Promise<BlockChange> => {
  const values = validate(blockForm, input);
  const id = await context.transaction(async (em) => {
    await lockDutyExclusive(em);
    const consultant = await consultantOf(em, values);
    const block = em.create(BlockedDate, {
      startsOn: values.startsOn,
      endsOn: values.endsOn,
      reason: values.reason,
      consultant,
    });
    await em.persist(block).flush();
    audit(context, em, {
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
  await context.transaction(async (em) => {
    await lockDutyExclusive(em);
    const block = await lockVersion(em, BlockedDate, { id }, version, dutySentences.missingBlock);
    block.consultant = await consultantOf(em, values);
    Object.assign(block, { startsOn: values.startsOn, endsOn: values.endsOn, reason: values.reason });
    audit(context, em, {
      action: 'blocked-date.update',
      object: ['blocked-date', id],
      details: { startsOn: values.startsOn, endsOn: values.endsOn, consultantId: values.consultantId },
    });
  });
  return changed(context, id);
};

/** Removes a block, which opens its days again. @throws AppError NOT_FOUND */
export const removeBlockedDate = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (em) => {
    const removed = isId(id) ? await em.nativeDelete(BlockedDate, { id }) : 0;
    if (!removed) throw missing();
    audit(context, em, { action: 'blocked-date.remove', object: ['blocked-date', id] });
  });
  return id;
};
