import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText } from '../../platform/field-text.ts';
import { once } from '../../platform/idempotency.ts';
import { bookAppointment } from './appointment.book.ts';
import { Appointment, AppointmentSlot, BookingDays } from './appointment.entity.ts';
import { BookAppointmentInput } from './appointment.inputs.ts';
import { bookingDays, listSlots } from './appointment.slots.ts';

@Resolver()
export class AppointmentResolver {
  @Public()
  @Query(() => [AppointmentSlot], { description: 'The slots of a day, and how many more bookings each can take.' })
  appointmentSlots(
    @Ctx() context: Context,
    @Arg('date', () => String, { description: 'A day in the business time zone, `yyyy-mm-dd`. On a closed day no slot is available.' }) date: string,
  ): Promise<AppointmentSlot[]> {
    return listSlots(context, { date });
  }

  @Public()
  @Query(() => BookingDays, { description: 'The days that can be booked, and the time zone of their times.' })
  bookingDays(@Ctx() context: Context): Promise<BookingDays> {
    return bookingDays(context);
  }

  @Public()
  @Mutation(() => Appointment, { description: `Books an appointment. \`SLOT_TAKEN\` if no consultant is free any more, or if the same person has a booking at that time. \`TOO_MANY_REQUESTS\` beyond the limits on online bookings, with the phone number to call. ${fieldText.once}` })
  bookAppointment(@Ctx() context: Context, @Arg('input', () => BookAppointmentInput) input: BookAppointmentInput): Promise<Appointment> {
    return once(context, 'appointment.book', input, (inside) => bookAppointment(inside, input));
  }
}
