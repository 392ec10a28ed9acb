import { zodResolver } from '@hookform/resolvers/zod';
import {
  newAppointment,
  type NewAppointment,
} from '@hearthline/rules/sale/appointments/appointment-rules.ts';
import type { z } from 'zod';
import type { BookingValues } from './booking-form-values.ts';

/** The form allows any text as a time, the rule only one of those of a day: the rule checks it. */
export const bookingResolver = zodResolver(newAppointment as z.ZodType<NewAppointment, BookingValues>);
