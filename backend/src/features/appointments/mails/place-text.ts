import { lengthText, placeText } from '@hearthline/rules/appointments/formats.ts';
import type { Company } from '@hearthline/rules/settings.ts';
import type { Appointment } from '../appointment.entity.ts';

/** Where an appointment takes place, in words. Its format has to be loaded. */
export const placeOf = ({ format, place }: Appointment, company: Company): string =>
  placeText(format.medium, place ?? format.place, company);

/** `Phone call, 30 minutes`, with the length that the appointment itself has. */
export const formatInWords = ({ format, startsAt, endsAt }: Appointment): string =>
  `${format.name}, ${lengthText(Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000))}`;
