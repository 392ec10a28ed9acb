import { appointmentFilter } from '@hearthline/rules/sale/appointments/changes.ts';
import { appointmentTitle } from '@hearthline/rules/sale/appointments/kinds.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { csvOfRecords, filtersOf, type CsvColumns } from '../../../../platform/text/csv-export.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readAppointmentIds, readAppointmentsByIds, type StaffRow } from './staff.queries.ts';

/** The list's filter without the page: an export holds every match. */
export const appointmentExport = appointmentFilter.omit({ page: true });

/** The columns of the file; day and time are the business's. */
const columns: CsvColumns<StaffRow> = [
  ['Date', ({ appointmentDate }) => appointmentDate],
  ['Time', ({ appointmentTime }) => appointmentTime],
  ['Begins', ({ startsAt }) => startsAt],
  ['Ends', ({ endsAt }) => endsAt],
  ['Status', ({ status }) => humanize(status)],
  ['Name', ({ customerName }) => customerName],
  ['E-mail', ({ customerEmail }) => customerEmail],
  ['Phone', ({ customerPhone }) => customerPhone],
  ['About', ({ kind, projectName }) => appointmentTitle(kind, projectName)],
  ['Format', ({ formatName }) => formatName],
  ['Where', ({ placeText }) => placeText],
  ['With', ({ consultantName }) => consultantName],
  ['Home', ({ homeName }) => homeName],
  ['Message', ({ message }) => message],
  ['Booked', ({ createdAt }) => createdAt],
];

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
