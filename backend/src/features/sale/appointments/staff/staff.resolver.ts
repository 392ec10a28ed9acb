import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import { maxConfirmed } from '@hearthline/rules/sale/appointments/confirm-limits.ts';
import { MaxItems } from '../../../../platform/graphql/list-size-limit.ts';
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.service.ts';
import { bookAppointmentFor } from '../booking/book-appointment.ts';
import {
  AppointmentRefInput,
  AppointmentsArgs,
  AssignAppointmentInput,
  BookAppointmentForInput,
  CancelAppointmentInput,
  CloseAppointmentInput,
  DescribeAppointmentInput,
  RescheduleAppointmentInput,
} from '../appointment.inputs.ts';
import { describeAppointment } from '../changes/change-details.ts';
import {
  changedAppointment,
  listAppointmentConsultants,
  listAppointments,
  listStaffSlots,
  readAppointment,
  readWeek,
} from './staff.queries.ts';
import {
  assignAppointment,
  cancelAppointment,
  closeAppointment,
  confirmAppointment,
  rescheduleAppointment,
} from './staff.service.ts';
import { changeEach } from '../changes/change-each.ts';
import { undoConfirmation } from '../changes/undo-confirmation.ts';
import {
  AppointmentConsultant,
  AppointmentDetails,
  AppointmentPage,
  AppointmentWeek,
  StaffSlot,
} from '../appointment.types.ts';

const refsText = 'At most 50 appointments, each at the version that was read.';

@Resolver()
export class StaffAppointmentResolver {
  @Allow('appointment:list')
  @Query(() => AppointmentPage, {
    description: 'Appointments in chronological order, 20 per page; all of them if no period is given.',
  })
  appointments(
    @Ctx() context: Context,
    @Args(() => AppointmentsArgs) args: AppointmentsArgs,
  ): Promise<AppointmentPage> {
    return listAppointments(context, args);
  }

  @Allow('appointment:list')
  @Query(() => AppointmentWeek, {
    description: 'The week that contains a day; the current week if no day is given.',
  })
  appointmentWeek(
    @Ctx() context: Context,
    @Arg('day', () => String, {
      nullable: true,
      description: 'A day in the business time zone, `yyyy-mm-dd`.',
    })
    day?: string | null,
  ): Promise<AppointmentWeek> {
    return readWeek(context, { day });
  }

  @Allow('appointment:list')
  @Query(() => [AppointmentConsultant], { description: 'All consultants, including those off duty.' })
  appointmentConsultants(@Ctx() context: Context): Promise<AppointmentConsultant[]> {
    return listAppointmentConsultants(context);
  }

  @Allow('appointment:list')
  @Query(() => [StaffSlot], {
    description:
      'The slots of a day with the consultants who are free. The slot of `appointmentId` counts as free.',
  })
  appointmentStaffSlots(
    @Ctx() context: Context,
    @Arg('date', () => String, { description: 'A day in the business time zone, `yyyy-mm-dd`.' })
    date: string,
    @Arg('appointmentId', () => ID, {
      nullable: true,
      description:
        'The appointment to move; its own slot counts as free, and its format counts unless another is given.',
    })
    appointmentId?: string | null,
    @Arg('formatId', () => ID, {
      nullable: true,
      description: 'The format to book; the first offered one if omitted.',
    })
    formatId?: string | null,
  ): Promise<StaffSlot[]> {
    return listStaffSlots(context, { date, appointmentId, formatId });
  }

  @Allow('appointment:read')
  @Query(() => AppointmentDetails, { description: 'One appointment with its history.' })
  appointment(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an appointment') }) id: string,
  ): Promise<AppointmentDetails> {
    return readAppointment(context, id);
  }

  @Allow('appointment:book-for')
  @Mutation(() => AppointmentDetails, {
    description: `Books an appointment for a customer, confirmed at once. \`SLOT_TAKEN\` if the given consultant, or every consultant, is booked. ${fieldText.once}`,
  })
  async bookAppointmentFor(
    @Ctx() context: Context,
    @Arg('input', () => BookAppointmentForInput) input: BookAppointmentForInput,
  ): Promise<AppointmentDetails> {
    const { id } = await withIdempotencyKey(context, 'appointment.book-for', input, async (inside) => ({
      id: await bookAppointmentFor(inside, input),
    }));
    return changedAppointment(context, id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, {
    description:
      'Confirms a booking. The customer is notified by mail, ten seconds later: until then it can be undone.',
  })
  async confirmAppointment(
    @Ctx() context: Context,
    @Arg('input', () => AppointmentRefInput) input: AppointmentRefInput,
  ): Promise<AppointmentDetails> {
    await confirmAppointment(context, input);
    return changedAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, {
    description:
      'Undoes the confirmation of an appointment within ten seconds: it is only booked again, and no mail is sent. `CONFLICT` if it is too late.',
  })
  async undoAppointmentConfirmation(
    @Ctx() context: Context,
    @Arg('input', () => AppointmentRefInput) input: AppointmentRefInput,
  ): Promise<AppointmentDetails> {
    await undoConfirmation(context, input);
    return changedAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @MaxItems(maxConfirmed)
  @Mutation(() => [AppointmentDetails], {
    description:
      'Confirms up to 50 bookings and returns those that were confirmed; those that have changed since they were read, or have begun, stay as they are. The customers are notified by mail, ten seconds later: until then it can be undone.',
  })
  confirmAppointments(
    @Ctx() context: Context,
    @Arg('refs', () => [AppointmentRefInput], { description: refsText })
    refs: AppointmentRefInput[],
  ): Promise<AppointmentDetails[]> {
    return changeEach(context, refs, confirmAppointment);
  }

  @Allow('appointment:change')
  @MaxItems(maxConfirmed)
  @Mutation(() => [AppointmentDetails], {
    description:
      'Undoes the confirmation of up to 50 appointments within ten seconds, and returns those of which it was undone.',
  })
  undoAppointmentConfirmations(
    @Ctx() context: Context,
    @Arg('refs', () => [AppointmentRefInput], { description: refsText })
    refs: AppointmentRefInput[],
  ): Promise<AppointmentDetails[]> {
    return changeEach(context, refs, undoConfirmation);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, {
    description:
      'Moves a booking to another time. The customer is notified by mail. `SLOT_TAKEN` if nobody, or not the requested consultant, is free.',
  })
  async rescheduleAppointment(
    @Ctx() context: Context,
    @Arg('input', () => RescheduleAppointmentInput) input: RescheduleAppointmentInput,
  ): Promise<AppointmentDetails> {
    await rescheduleAppointment(context, input);
    return changedAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, {
    description: 'Cancels a booking, with an optional note to the customer, who is notified by mail.',
  })
  async cancelAppointment(
    @Ctx() context: Context,
    @Arg('input', () => CancelAppointmentInput) input: CancelAppointmentInput,
  ): Promise<AppointmentDetails> {
    await cancelAppointment(context, input);
    return changedAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, {
    description: 'Records whether an appointment that has begun was held or missed.',
  })
  async closeAppointment(
    @Ctx() context: Context,
    @Arg('input', () => CloseAppointmentInput) input: CloseAppointmentInput,
  ): Promise<AppointmentDetails> {
    await closeAppointment(context, input);
    return changedAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, {
    description: 'Gives a booking to another consultant at the same time. The customer is notified by mail.',
  })
  async assignAppointment(
    @Ctx() context: Context,
    @Arg('input', () => AssignAppointmentInput) input: AssignAppointmentInput,
  ): Promise<AppointmentDetails> {
    await assignAppointment(context, input);
    return changedAppointment(context, input.id);
  }

  @Allow('appointment:change')
  @Mutation(() => AppointmentDetails, {
    description:
      'Sets the kind, the project, the format and the place. The customer is notified by mail if the kind, the format or the place of an upcoming appointment changes.',
  })
  async describeAppointment(
    @Ctx() context: Context,
    @Arg('input', () => DescribeAppointmentInput) input: DescribeAppointmentInput,
  ): Promise<AppointmentDetails> {
    await describeAppointment(context, input);
    return changedAppointment(context, input.id);
  }
}
