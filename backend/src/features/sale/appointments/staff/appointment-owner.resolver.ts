import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { ownerOf, StaffPersonType, type StaffRow } from '../../../people/staff/staff.api.ts';
import { AppointmentDetails, StaffAppointment } from '../appointment.types.ts';
import type { StaffRow as AppointmentRow } from './staff.queries.ts';

type Shown = Pick<AppointmentRow, 'ownerId'>;
const description =
  'Whose appointment it is: the account of its consultant, otherwise the owner of its contact. Null if it is unassigned.';

@Resolver(() => StaffAppointment)
export class ListedAppointmentOwnerResolver {
  @Allow('appointment:read')
  @FieldResolver(() => StaffPersonType, { nullable: true, description })
  owner(@Ctx() context: Context, @Root() { ownerId }: Shown): Promise<StaffRow | null> {
    return ownerOf(context, 'task', ownerId);
  }
}

@Resolver(() => AppointmentDetails)
export class AppointmentOwnerResolver {
  @Allow('appointment:read')
  @FieldResolver(() => StaffPersonType, { nullable: true, description })
  owner(@Ctx() context: Context, @Root() { ownerId }: Shown): Promise<StaffRow | null> {
    return ownerOf(context, 'task', ownerId);
  }
}
