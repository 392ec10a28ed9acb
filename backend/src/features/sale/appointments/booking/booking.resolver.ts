import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.service.ts';
import { bookAppointment, type Booked } from './book-appointment.ts';
import { AppointmentSlot, BookingDays } from '../slots/slot.types.ts';
import { BookAppointmentInput } from '../appointment.inputs.ts';
import { linkForBooker } from '../links/issue-link.ts';
import { BookedAppointment } from '../appointment.types.ts';
import { bookingDays, listSlots } from '../slots/slot.queries.ts';

const slotText = {
  formatId:
    'The format to book: one of `appointmentFormats`, the first of them if omitted. It decides how long a consultant has to be free.',
  appointmentId:
    'An appointment to be moved: its format and its display location count unless others are given, and its own time as free.',
  locationId:
    'The display location to come to, one of `locations`: times at which it is closed are not available.',
} as const;

@Resolver()
export class AppointmentResolver {
  @Public()
  @Query(() => [AppointmentSlot], {
    description: 'The slots of a day, and how many more bookings each can take.',
  })
  appointmentSlots(
    @Ctx() context: Context,
    @Arg('date', () => String, {
      description: 'A day in the business time zone, `yyyy-mm-dd`. On a closed day no slot is available.',
    })
    date: string,
    @Arg('formatId', () => ID, { nullable: true, description: slotText.formatId }) formatId?: string | null,
    @Arg('appointmentId', () => ID, { nullable: true, description: slotText.appointmentId })
    appointmentId?: string | null,
    @Arg('locationId', () => ID, { nullable: true, description: slotText.locationId })
    locationId?: string | null,
  ): Promise<AppointmentSlot[]> {
    return listSlots(context, { date, formatId, appointmentId, locationId });
  }

  @Public()
  @Query(() => BookingDays, { description: 'The days that can be booked, and the time zone of their times.' })
  bookingDays(@Ctx() context: Context): Promise<BookingDays> {
    return bookingDays(context);
  }

  @Public()
  @Mutation(() => BookedAppointment, {
    description: `Books an appointment. \`SLOT_TAKEN\` if no consultant is free any more, or if the same person has a booking at that time. \`TOO_MANY_REQUESTS\` beyond the limits on online bookings, with the phone number to call. ${fieldText.once}`,
  })
  async bookAppointment(
    @Ctx() context: Context,
    @Arg('input', () => BookAppointmentInput) input: BookAppointmentInput,
  ): Promise<Booked & Pick<BookedAppointment, 'token'>> {
    const appointment = await withIdempotencyKey(context, 'appointment.book', input, (inside) =>
      bookAppointment(inside, input),
    );
    // Outside of what is kept for a repetition, as only the hash of a token is stored.
    return { ...appointment, token: await linkForBooker(context, appointment.id) };
  }
}
