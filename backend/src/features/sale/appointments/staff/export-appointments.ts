import { appointmentFilter } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { csvColumnsOf } from '../../../../platform/records/record-csv.ts';
import { csvOfRecords, filtersOf } from '../../../../platform/text/csv-export.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { appointmentFields } from '../appointment.fields.ts';
import { readAppointmentIds, readAppointmentsByIds, type StaffRow } from './staff.queries.ts';

/** The list's filter without the page: an export holds every match. */
export const appointmentExport = appointmentFilter.omit({ page: true });

const columns = csvColumnsOf<typeof appointmentFields, StaffRow>(appointmentFields);

/** The appointments that staff look for as a CSV file, in the order of the list. @throws AppError BAD_INPUT */
export const exportAppointments = async (context: Context, input: unknown): Promise<Readable> => {
  const wanted = validate(appointmentExport, input);
  const ids = await readAppointmentIds(context, wanted);
  await auditAlone(context, {
    action: 'appointment.export',
    details: { appointments: ids.length, filters: filtersOf(wanted) },
  });
  return csvOfRecords(columns, ids, (some) => readAppointmentsByIds(context, some));
};
