import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import { idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../../platform/context.ts';
import type { ManagedUser } from '../users/user.fields.ts';
import { ManagedUserType } from '../users/user.types.ts';
import {
  readStaffSecondFactor,
  requireStaffSecondFactor,
  resetSecondFactors,
} from './staff-second-factor.service.ts';

/** What admins decide about second factors. */
@Resolver()
export class StaffSecondFactorResolver {
  @Allow('setting:update')
  @Query(() => Boolean, { description: 'Whether staff can do nothing until they have a second factor.' })
  staffSecondFactor(@Ctx() context: Context): Promise<boolean> {
    return readStaffSecondFactor(context);
  }

  @Allow('setting:require-second-factor')
  @Mutation(() => Boolean, {
    description:
      'Requires a second factor of all staff, or no longer, from their next request on, and returns which. `CONFLICT` while the caller has none.',
  })
  requireStaffSecondFactor(
    @Ctx() context: Context,
    @Arg('required', () => Boolean, { description: 'Whether it is required from now on.' }) required: boolean,
  ): Promise<boolean> {
    return requireStaffSecondFactor(context, required);
  }

  @Allow('user:reset-second-factor')
  @Mutation(() => ManagedUserType, {
    description:
      'Removes all second factors and recovery codes of an account, for somebody who has lost them, and signs out its devices. `CONFLICT` if it has none.',
  })
  resetSecondFactors(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
  ): Promise<ManagedUser> {
    return resetSecondFactors(context, id);
  }
}
