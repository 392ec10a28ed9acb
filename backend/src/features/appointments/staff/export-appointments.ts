import { appointmentFilter } from '@hearthline/rules/appointments/changes.ts';
import { appointmentTitle } from '@hearthline/rules/appointments/kinds.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { csvStream, type CsvValue } from '../../../platform/text/csv.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { readAppointmentIds, readAppointmentsByIds, type StaffRow } from './staff.queries.ts';

/** The list's filter without the page: an export holds every match. */
export const appointmentExport = appointmentFilter.omit({ page: true });

const batch = 500;

/** The columns of the file; day and time are the business's. */
const columns: readonly (readonly [title: string, cell: (appointment: StaffRow) => CsvValue])[] = [
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

/**
 * The appointments that staff look for as a CSV file, in the order of the list. Their ids are read at one moment, then the rows in
 * batches while the file is written. @throws AppError BAD_INPUT
 */
export const exportAppointments = async (context: Context, input: unknown): Promise<Readable> => {
  const wanted = validate(appointmentExport, input);
  const ids = await readAppointmentIds(context, wanted);
  await auditAlone(context, {
    action: 'appointment.export',
    details: {
      appointments: ids.length,
      filters: Object.entries(wanted).flatMap(([name, value]) => (value ? [name] : [])),
    },
  });
  const read = async function* (): AsyncGenerator<CsvValue[]> {
    for (let at = 0; at < ids.length; at += batch)
      for (const appointment of await readAppointmentsByIds(context, ids.slice(at, at + batch)))
        yield columns.map(([, cell]) => cell(appointment));
  };
  return csvStream(
    columns.map(([title]) => title),
    read(),
  );
};
