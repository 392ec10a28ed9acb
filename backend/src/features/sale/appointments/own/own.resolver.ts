import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import {
  AppointmentRefInput,
  CancelLinkedAppointmentInput,
  MyAppointmentsArgs,
  RescheduleLinkedAppointmentInput,
  RescheduleMyAppointmentInput,
} from '../appointment.inputs.ts';
import {
  appointmentOfLink,
  cancelLinkedAppointment,
  rescheduleLinkedAppointment,
} from '../links/appointment-link.service.ts';
import { cancelMyAppointment, rescheduleMyAppointment } from './own.service.ts';
import {
  calendarOf,
  listMyAppointments,
  listProjectAppointments,
  readMyAppointment,
  type SummaryRow,
} from './summary.queries.ts';
import { AppointmentSummary, AppointmentSummaryPage } from '../appointment.types.ts';

@Resolver(() => AppointmentSummary)
export class OwnAppointmentResolver {
  @FieldResolver(() => String, {
    description: 'The appointment as an iCalendar file (text/calendar), to add to a personal calendar.',
  })
  calendar(@Ctx() context: Context, @Root() appointment: SummaryRow): Promise<string> {
    return calendarOf(context, appointment);
  }

  @Allow('appointment:own')
  @Query(() => AppointmentSummaryPage, {
    description:
      'The viewer’s own appointments, 20 per page: upcoming ones, soonest first, or past and canceled ones, latest first.',
  })
  myAppointments(
    @Ctx() context: Context,
    @Args(() => MyAppointmentsArgs) args: MyAppointmentsArgs,
  ): Promise<AppointmentSummaryPage> {
    return listMyAppointments(context, args);
  }

  @Allow('appointment:own')
  @Query(() => AppointmentSummary, { description: 'One of the viewer’s own appointments.' })
  myAppointment(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('one of the viewer’s own appointments') }) id: string,
  ): Promise<AppointmentSummary> {
    return readMyAppointment(context, id);
  }

  @Allow('appointment:own')
  @Mutation(() => AppointmentSummary, {
    description:
      'Moves one of the viewer’s own appointments. `CONFLICT` if it has begun or is canceled, `SLOT_TAKEN` if no consultant is free.',
  })
  async rescheduleMyAppointment(
    @Ctx() context: Context,
    @Arg('input', () => RescheduleMyAppointmentInput) input: RescheduleMyAppointmentInput,
  ): Promise<AppointmentSummary> {
    await rescheduleMyAppointment(context, input);
    return readMyAppointment(context, input.id);
  }

  @Allow('appointment:own')
  @Mutation(() => AppointmentSummary, {
    description:
      'Cancels one of the viewer’s own appointments. `CONFLICT` if it has begun or is already canceled.',
  })
  async cancelMyAppointment(
    @Ctx() context: Context,
    @Arg('input', () => AppointmentRefInput) input: AppointmentRefInput,
  ): Promise<AppointmentSummary> {
    await cancelMyAppointment(context, input);
    return readMyAppointment(context, input.id);
  }

  @Allow('appointment:list-project')
  @Query(() => [AppointmentSummary], {
    description: 'The appointments of a project that the viewer may see, latest first; at most 200.',
  })
  projectAppointments(
    @Ctx() context: Context,
    @Arg('projectId', () => ID, { description: idOf('a project') }) projectId: string,
  ): Promise<AppointmentSummary[]> {
    return listProjectAppointments(context, projectId);
  }

  @Public()
  @Query(() => AppointmentSummary, {
    description:
      'The appointment that a mailed link belongs to. Reading it changes nothing. `LINK_INVALID` if there is no such link, `LINK_EXPIRED` once the appointment has begun.',
  })
  linkedAppointment(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The part after `token=` in the mailed link.' }) token: string,
  ): Promise<AppointmentSummary> {
    return appointmentOfLink(context, token);
  }

  @Public()
  @Mutation(() => AppointmentSummary, {
    description:
      'Moves the appointment that a mailed link belongs to. `SLOT_TAKEN` if no consultant is free.',
  })
  async rescheduleLinkedAppointment(
    @Ctx() context: Context,
    @Arg('input', () => RescheduleLinkedAppointmentInput) input: RescheduleLinkedAppointmentInput,
  ): Promise<AppointmentSummary> {
    await rescheduleLinkedAppointment(context, input);
    return appointmentOfLink(context, input.token);
  }

  @Public()
  @Mutation(() => AppointmentSummary, {
    description: 'Cancels the appointment that a mailed link belongs to.',
  })
  async cancelLinkedAppointment(
    @Ctx() context: Context,
    @Arg('input', () => CancelLinkedAppointmentInput) input: CancelLinkedAppointmentInput,
  ): Promise<AppointmentSummary> {
    await cancelLinkedAppointment(context, input);
    return appointmentOfLink(context, input.token);
  }
}
