import type { Role } from '@hearthline/rules/permissions.ts';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, RoleEnum } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import {
  disableUser,
  enableUser,
  requirePasswordChange,
  sendPasswordReset,
  setUserRole,
} from './user-admin.service.ts';
import { confirmEmailChange, refuseEmailChange } from '../profile/held-email-changes.ts';
import { UpdateUserInput, UsersArgs } from './user.inputs.ts';
import type { ManagedUser } from './user.fields.ts';
import { readUser } from './user.queries.ts';
import { ManagedUserType, UserPage } from './user.types.ts';
import { listUsers, updateUser } from './user.service.ts';

const heldChange = idOf('a change that waits, as `today` lists it');

/** An admin's operations on accounts. */
@Resolver()
export class UserResolver {
  @Allow('user:list')
  @Query(() => UserPage, {
    description: 'Accounts, 50 per page; newest first unless `sort` and `direction` say otherwise.',
  })
  users(@Ctx() context: Context, @Args(() => UsersArgs) args: UsersArgs): ReturnType<typeof listUsers> {
    return listUsers(context, args);
  }

  @Allow('user:read')
  @Query(() => ManagedUserType, { description: 'One account.' })
  user(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
  ): Promise<ManagedUser> {
    return readUser(context, id);
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, {
    description:
      'Changes the name, phone, username and role of an account. `LAST_ADMIN` if no admin would be left, `CONFLICT` if the account has changed since it was read.',
  })
  updateUser(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
  ): Promise<ManagedUser> {
    return updateUser(context, id, input);
  }

  @Allow('user:set-role')
  @Mutation(() => ManagedUserType, {
    description: 'Changes the role of an account. `LAST_ADMIN` if no admin would be left.',
  })
  setUserRole(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
    @Arg('role', () => RoleEnum, {
      description: 'The new role; it takes effect at once, also on devices that are signed in.',
    })
    role: Role,
  ): Promise<ManagedUser> {
    return setUserRole(context, id, { role });
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, {
    description:
      'Disables an account and signs out its devices at once. `LAST_ADMIN` if no admin would be left.',
  })
  disableUser(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
  ): Promise<ManagedUser> {
    return disableUser(context, id);
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, { description: 'Enables a disabled account again.' })
  enableUser(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
  ): Promise<ManagedUser> {
    return enableUser(context, id);
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, {
    description:
      'Mails the owner of an account a link to choose a new password. `CONFLICT` if the account is disabled or has no password yet.',
  })
  sendPasswordReset(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
  ): Promise<ManagedUser> {
    return sendPasswordReset(context, id);
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, {
    description: 'Requires the owner of an account to choose a new password before anything else.',
  })
  requirePasswordChange(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
  ): Promise<ManagedUser> {
    return requirePasswordChange(context, id);
  }

  @Allow('user:update')
  @Mutation(() => ID, {
    description:
      'Gives an account the new address that it waits for, and mails its owner. Returns the id. `CONFLICT` if another account has the address by now, `NOT_FOUND` if the change no longer waits.',
  })
  confirmEmailChange(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: heldChange }) id: string,
  ): Promise<string> {
    return confirmEmailChange(context, id);
  }

  @Allow('user:update')
  @Mutation(() => ID, {
    description:
      'Refuses the new address that an account waits for, and mails its owner. Returns the id. `NOT_FOUND` if the change no longer waits.',
  })
  refuseEmailChange(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: heldChange }) id: string,
  ): Promise<string> {
    return refuseEmailChange(context, id);
  }
}
