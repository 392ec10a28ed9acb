import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { idOf } from '../../platform/field-text.ts';
import {
  AppointmentRefInput, CancelLinkedAppointmentInput, MyAppointmentsArgs, RescheduleLinkedAppointmentInput, RescheduleMyAppointmentInput,
} from './appointment.inputs.ts';
import { appointmentOfLink, cancelLinkedAppointment, rescheduleLinkedAppointment } from './appointment.linked.service.ts';
import { cancelMyAppointment, rescheduleMyAppointment } from './appointment.own.service.ts';
import { calendarOf, listMyAppointments, listProjectAppointments, readMyAppointment } from './appointment.summary.ts';
import { AppointmentSummary, AppointmentSummaryPage } from './appointment.page.ts';

@Resolver(() => AppointmentSummary)
export class OwnAppointmentResolver {
  @FieldResolver(() => String, { description: 'The appointment as an iCalendar file (text/calendar), for a calendar of one’s own.' })
  calendar(@Ctx() context: Context, @Root() appointment: AppointmentSummary): Promise<string> {
    return calendarOf(context, appointment);
  }

  @Allow('appointment:own')
  @Query(() => AppointmentSummaryPage, { description: 'One’s own appointments, 20 a page: those to come, soonest first, or the others, latest first.' })
  myAppointments(@Ctx() context: Context, @Args(() => MyAppointmentsArgs) args: MyAppointmentsArgs): Promise<AppointmentSummaryPage> {
    return listMyAppointments(context, args);
  }

  @Allow('appointment:own')
  @Query(() => AppointmentSummary, { description: 'One of one’s own appointments.' })
  myAppointment(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('one of one’s own appointments') }) id: string): Promise<AppointmentSummary> {
    return readMyAppointment(context, id);
  }

  @Allow('appointment:own')
  @Mutation(() => AppointmentSummary, { description: 'Moves one of one’s own appointments that has not begun.' })
  async rescheduleMyAppointment(@Ctx() context: Context, @Arg('input', () => RescheduleMyAppointmentInput) input: RescheduleMyAppointmentInput): Promise<AppointmentSummary> {
    await rescheduleMyAppointment(context, input);
    return readMyAppointment(context, input.id);
  }

  @Allow('appointment:own')
  @Mutation(() => AppointmentSummary, { description: 'Cancels one of one’s own appointments that has not begun.' })
  async cancelMyAppointment(@Ctx() context: Context, @Arg('input', () => AppointmentRefInput) input: AppointmentRefInput): Promise<AppointmentSummary> {
    await cancelMyAppointment(context, input);
    return readMyAppointment(context, input.id);
  }

  @Allow('appointment:list-project')
  @Query(() => [AppointmentSummary], { description: 'The appointments of a project that one may see, the latest first; at most 200.' })
  projectAppointments(@Ctx() context: Context, @Arg('projectId', () => ID, { description: idOf('a project') }) projectId: string): Promise<AppointmentSummary[]> {
    return listProjectAppointments(context, projectId);
  }

  @Public()
  @Query(() => AppointmentSummary, { description: 'The appointment of a mail’s link. Looking changes nothing. `LINK_INVALID`, or `LINK_EXPIRED` once it has begun.' })
  linkedAppointment(@Ctx() context: Context, @Arg('token', () => String, { description: 'What stands after `token=` in the mailed link.' }) token: string): Promise<AppointmentSummary> {
    return appointmentOfLink(context, token);
  }

  @Public()
  @Mutation(() => AppointmentSummary, { description: 'Moves the appointment of a mail’s link.' })
  async rescheduleLinkedAppointment(@Ctx() context: Context, @Arg('input', () => RescheduleLinkedAppointmentInput) input: RescheduleLinkedAppointmentInput): Promise<AppointmentSummary> {
    await rescheduleLinkedAppointment(context, input);
    return appointmentOfLink(context, input.token);
  }

  @Public()
  @Mutation(() => AppointmentSummary, { description: 'Cancels the appointment of a mail’s link.' })
  async cancelLinkedAppointment(@Ctx() context: Context, @Arg('input', () => CancelLinkedAppointmentInput) input: CancelLinkedAppointmentInput): Promise<AppointmentSummary> {
    await cancelLinkedAppointment(context, input);
    return appointmentOfLink(context, input.token);
  }
}
