import type { Row } from '../../../../platform/db/query-builder.ts';

/** What mails and calendar entries tell of an appointment, whichever way it was read. */
export interface AppointmentForMail extends Pick<
  Row<'appointments'>,
  | 'id'
  | 'kind'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'appointmentDate'
  | 'appointmentTime'
  | 'startsAt'
  | 'endsAt'
  | 'message'
  | 'place'
  | 'calendarSequence'
  | 'homeName'
> {
  readonly consultant: Pick<Row<'consultants'>, 'id' | 'name'>;
  readonly format: Pick<Row<'appointmentFormats'>, 'name' | 'medium' | 'place'>;
  /** The home of the catalog that it is about. */
  readonly home: Pick<Row<'homes'>, 'id'> | null;
  readonly contact: Pick<Row<'contacts'>, 'id'> | null;
}
