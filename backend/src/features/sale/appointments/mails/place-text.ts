import { directionsTo, lengthText, placeText } from '@hearthline/rules/sale/appointments/formats.ts';
import type { Company } from '@hearthline/rules/company.ts';
import type { AppointmentForMail } from './appointment-for-mail.ts';

/** Where an appointment takes place, in words. */
export const placeOf = (
  { format, place }: Pick<AppointmentForMail, 'format' | 'place'>,
  company: Company,
): string => placeText(format.medium, place ?? format.place, company);

/** The address of a map with the way there; null where there is nowhere to go. */
export const directionsOf = (
  appointment: Pick<AppointmentForMail, 'format' | 'place'>,
  company: Company,
): string | null => directionsTo(appointment.format.medium, placeOf(appointment, company), company);

/** `Phone call, 30 minutes`, with the length that the appointment itself has. */
export const formatInWords = ({
  format,
  startsAt,
  endsAt,
}: Pick<AppointmentForMail, 'format' | 'startsAt' | 'endsAt'>): string =>
  `${format.name}, ${lengthText(Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000))}`;
