import { handler, type JobHandler } from '../../platform/job-runner.ts';
import { remindOfAppointments, remindOfAppointmentsJob } from './appointment.remind.ts';

export const appointmentJobs: readonly JobHandler[] = [handler(remindOfAppointmentsJob, async (context) => void (await remindOfAppointments(context)))];
