import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { once } from '../../platform/idempotency.ts';
import { bookAppointmentFor } from './appointment.book.ts';
import {
  AppointmentRefInput, AppointmentsArgs, AssignAppointmentInput, BookAppointmentForInput, CancelAppointmentInput, CloseAppointmentInput, DescribeAppointmentInput,
  RescheduleAppointmentInput,
} from './appointment.inputs.ts';
import { listAppointmentConsultants, listAppointments, listStaffSlots, readAppointment, readWeek } from './appointment.list.ts';
import { assignAppointment, cancelAppointment, closeAppointment, confirmAppointment, describeAppointment, rescheduleAppointment } from './appointment.staff.service.ts';
import { AppointmentConsultant, AppointmentDetails, AppointmentPage, AppointmentWeek, StaffSlot } from './appointment.page.ts';

@Resolver()
export class StaffAppointmentResolver {
  @Allow('appointment:list')
  @Query(() => AppointmentPage, { description: 'Appointments in the order of their time, 20 a page; all of them without a period.' })
  appointments(@Ctx() context: Context, @Args(() => AppointmentsArgs) args: AppointmentsArgs): Promise<AppointmentPage> {
    return listAppointments(context, args);
  }

  @Allow('appointment:list')
  @Query(() => AppointmentWeek, { description: 'The week that a day lies in; of today without one.' })
  appointmentWeek(@Ctx() context: Context, @Arg('day', () => String, { nullable: true, description: 'A day where the business is, `yyyy-mm-dd`.' }) day?: string | null): Promise<AppointmentWeek> {
    return readWeek(context, { day }) as Promise<AppointmentWeek>;
  }

  @Allow('appointment:list')
  @Query(() => [AppointmentConsultant], { description: 'Everybody who sees visitors, also those off duty.' })
  appointmentConsultants(@Ctx() context: Context): Promise<AppointmentConsultant[]> {
    return listAppointmentConsultants(context);
  }

  @Allow('appointment:list')
  @Query(() => [StaffSlot], { description: 'The times of a day with who is free; the time of `appointmentId` counts as free.' })
  appointmentStaffSlots(
    @Ctx() context: Context,
    @Arg('date', () => String, { description: 'A day where the business is, `yyyy-mm-dd`.' }) date: string,
    @Arg('appointmentId', () => ID, { nullable: true, description: 'The appointment that is to be moved, so that its own time is not in its way.' }) appointmentId?: string | null,
  ): Promise<StaffSlot[]> {
    return listStaffSlots(context, { date, appointmentId });
  }

  @Allow('appointment:read')
  @Query(() => AppointmentDetails, { description: 'One appointment with its history.' })
  appointment(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an appointment') }) id: string): Promise<AppointmentDetails> {
    return readAppointment(context, id);
  }

  @Allow('appointment:book-for')
  @Mutation(() => AppointmentDetails, { description: `Books for somebody, confirmed at once. \`SLOT_TAKEN\` when the consultant, or everybody, is booked. ${fieldText.once}` })
  async bookAppointmentFor(@Ctx() context: Context, @Arg('input', () => BookAppointmentForInput) input: BookAppointmentForInput): Promise<AppointmentDetails> {
    const { id } = await once(context, 'appointment.book-for', input, async (inside) => ({ id: await bookAppointmentFor(inside, input) }));
    return readAppointment(context, id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, { description: 'Says that staff have looked at a booking; the customer is mailed.' })
  async confirmAppointment(@Ctx() context: Context, @Arg('input', () => AppointmentRefInput) input: AppointmentRefInput): Promise<AppointmentDetails> {
    await confirmAppointment(context, input);
    return readAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, { description: 'Moves a booking to another time; the customer is mailed. `SLOT_TAKEN` when nobody, or not the wanted consultant, is free.' })
  async rescheduleAppointment(@Ctx() context: Context, @Arg('input', () => RescheduleAppointmentInput) input: RescheduleAppointmentInput): Promise<AppointmentDetails> {
    await rescheduleAppointment(context, input);
    return readAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, { description: 'Cancels a booking, with a sentence to the customer if wanted; the customer is mailed.' })
  async cancelAppointment(@Ctx() context: Context, @Arg('input', () => CancelAppointmentInput) input: CancelAppointmentInput): Promise<AppointmentDetails> {
    await cancelAppointment(context, input);
    return readAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, { description: 'Says whether an appointment that has begun was held or missed.' })
  async closeAppointment(@Ctx() context: Context, @Arg('input', () => CloseAppointmentInput) input: CloseAppointmentInput): Promise<AppointmentDetails> {
    await closeAppointment(context, input);
    return readAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, { description: 'Gives a booking to another consultant at the same time; the customer is mailed.' })
  async assignAppointment(@Ctx() context: Context, @Arg('input', () => AssignAppointmentInput) input: AssignAppointmentInput): Promise<AppointmentDetails> {
    await assignAppointment(context, input);
    return readAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, { description: 'Sets the kind and the project; the customer is mailed when the kind of a coming one changes.' })
  async describeAppointment(@Ctx() context: Context, @Arg('input', () => DescribeAppointmentInput) input: DescribeAppointmentInput): Promise<AppointmentDetails> {
    await describeAppointment(context, input);
    return readAppointment(context, input.id);
  }
}
