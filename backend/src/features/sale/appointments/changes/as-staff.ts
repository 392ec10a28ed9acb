import type { appointmentRef } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import type { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { requireAppointment } from '../appointment.policy.ts';
import type { ChangeTarget } from './change-appointment.ts';

/** An appointment that a member of staff changes. */
export const asStaff = (
  { viewer }: Pick<Context, 'viewer'>,
  { id, version }: z.output<typeof appointmentRef>,
): ChangeTarget => ({
  id,
  version,
  party: 'staff',
  demand: (trx) => requireAppointment(trx, viewer, id, 'appointment:change'),
});
