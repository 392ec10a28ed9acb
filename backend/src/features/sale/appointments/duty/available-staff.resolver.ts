import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../platform/context.ts';
import { StaffPersonType } from '../../../people/staff/staff.api.ts';
import { availableStaff } from './available-staff.policy.ts';

@Resolver(() => StaffPersonType)
export class AvailableStaffResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether new leads become theirs today, after closing time on the next day that is open: the account takes leads, and a consultant linked to it is on duty, works on that weekday and has not blocked the day.',
  })
  async isAvailable(@Ctx() context: Context, @Root() { id }: Pick<StaffPersonType, 'id'>): Promise<boolean> {
    return (await availableStaff(context)).has(id);
  }
}
