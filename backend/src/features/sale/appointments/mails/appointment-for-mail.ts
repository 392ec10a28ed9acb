import { appointmentTextNames } from '@hearthline/rules/sale/appointments/appointment-texts.ts';
import type { Db, Row } from '../../../../platform/db/query-builder.ts';
import { appointmentsToShow } from '../shown-appointments.ts';

const columns = [
  'id',
  'kind',
  'customerName',
  'customerEmail',
  'customerPhone',
  'appointmentDate',
  'appointmentTime',
  'startsAt',
  'endsAt',
  'place',
  'calendarSequence',
  'homeId',
  'homeName',
  'contactId',
  ...appointmentTextNames,
] as const satisfies readonly (keyof Row<'appointments'>)[];

/** What mails and calendar entries tell of an appointment, whichever way it was read. */
export interface AppointmentForMail extends Pick<Row<'appointments'>, (typeof columns)[number]> {
  readonly consultant: Pick<Row<'consultants'>, 'id' | 'name'>;
  readonly format: Pick<Row<'appointmentFormats'>, 'name' | 'medium' | 'place'>;
}

/** Appointments as mails tell of them, soonest first. */
export const readForMail = async (db: Db, ids: readonly string[]): Promise<AppointmentForMail[]> => {
  if (ids.length === 0) return [];
  const rows = await appointmentsToShow(db)
    .select(columns.map((name) => `a.${name}` as const))
    .select([
      'a.consultantId',
      'c.name as consultantName',
      'f.name as formatName',
      'f.medium',
      'f.place as formatPlace',
    ])
    .where('a.id', 'in', ids)
    .orderBy('a.startsAt')
    .orderBy('a.id')
    .execute();
  return rows.map(({ consultantId, consultantName, formatName, medium, formatPlace, ...appointment }) => ({
    ...appointment,
    consultant: { id: consultantId, name: consultantName },
    format: { name: formatName, medium, place: formatPlace },
  }));
};
