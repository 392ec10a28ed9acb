import { changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { missingAppointment } from '../appointment.policy.ts';
import { formatFields, type FormatRow } from '../formats/format.queries.ts';

const columns = [
  'id',
  'version',
  'status',
  'kind',
  'customerEmail',
  'customerId',
  'appointmentDate',
  'appointmentTime',
  'startsAt',
  'endsAt',
  'bufferBefore',
  'bufferAfter',
  'place',
  'locationId',
  'contactId',
  'projectId',
  'calendarSequence',
  'consultantId',
  'formatId',
] as const satisfies readonly (keyof Row<'appointments'>)[];

/** An appointment as its change needs it. */
export interface LockedAppointment extends Pick<Row<'appointments'>, (typeof columns)[number]> {
  readonly consultant: Pick<Row<'consultants'>, 'id' | 'name'>;
  readonly format: FormatRow;
}

/**
 * Locks an appointment until the transaction ends. Its row is locked alone: of one whose consultant changes meanwhile, a lock on
 * the joined row would find nothing.
 * @param demand checks that it is the caller's to change, before anything is said about it
 * @throws AppError NOT_FOUND, CONFLICT, and what `demand` throws
 */
export const lockAppointment = async (
  trx: Transaction,
  id: string,
  version: number,
  demand?: (trx: Transaction) => Promise<void>,
): Promise<LockedAppointment> => {
  if (!isId(id)) throw missingAppointment();
  const row = await trx
    .selectFrom('appointments')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row) await demand?.(trx);
  const appointment = assertVersion(row, version, changeSentences.missing);
  const consultant = await trx
    .selectFrom('consultants')
    .select(['id', 'name'])
    .where('id', '=', appointment.consultantId)
    .executeTakeFirstOrThrow();
  const format = await trx
    .selectFrom('appointmentFormats')
    .select(formatFields)
    .where('id', '=', appointment.formatId)
    .executeTakeFirstOrThrow();
  return { ...appointment, consultant, format };
};
