import { appointmentRefs } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import type { AppointmentDetails } from '../appointment.types.ts';
import { changedAppointment } from '../staff/staff.queries.ts';

/** Why one of several stays as it is, while the others change. */
const stays = new Set(['CONFLICT', 'NOT_FOUND', 'FORBIDDEN']);

/**
 * Changes several appointments, each in a transaction of its own, one after the other.
 * @returns those that were changed: the others have changed since they were read, or are not the viewer's to change
 * @throws AppError BAD_INPUT
 */
export const changeEach = async (
  context: Context,
  input: unknown,
  change: (context: Context, ref: unknown) => Promise<void>,
): Promise<AppointmentDetails[]> => {
  const { refs } = validate(appointmentRefs, { refs: input });
  const changed: AppointmentDetails[] = [];
  for (const ref of refs) {
    try {
      await change(context, ref);
      changed.push(await changedAppointment(context, ref.id));
    } catch (error) {
      if (!(error instanceof AppError && stays.has(error.code))) throw error;
    }
  }
  return changed;
};
