import type { Role } from '@hearthline/rules/permissions.ts';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, RoleEnum } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { idOf } from '../../platform/field-text.ts';
import { disableUser, enableUser, removeUser, requirePasswordChange, sendPasswordReset, setUserRole } from './user.admin.service.ts';
import { UpdateUserInput, UsersArgs } from './user.inputs.ts';
import { readUser, type ManagedUser } from './user.list.ts';
import { ManagedUserType, UserPage } from './user.page.ts';
import { listUsers, updateUser } from './user.service.ts';

/** An admin's operations on accounts. */
@Resolver()
export class UserResolver {
  @Allow('user:list')
  @Query(() => UserPage, { description: 'Accounts, newest first unless told, 50 a page.' })
  users(@Ctx() context: Context, @Args(() => UsersArgs) args: UsersArgs): ReturnType<typeof listUsers> {
    return listUsers(context, args);
  }

  @Allow('user:read')
  @Query(() => ManagedUserType, { description: 'One account.' })
  user(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an account') }) id: string): Promise<ManagedUser> {
    return readUser(context, id);
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, { description: 'Changes name, phone, username and role. `LAST_ADMIN` when nobody would be left in charge, `CONFLICT` when it was changed since it was read.' })
  updateUser(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an account') }) id: string, @Arg('input', () => UpdateUserInput) input: UpdateUserInput): Promise<ManagedUser> {
    return updateUser(context, id, input);
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, { description: 'Gives an account another role. `LAST_ADMIN` when nobody would be left in charge.' })
  setUserRole(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
    @Arg('role', () => RoleEnum, { description: 'The role it has from now on, also on devices that are signed in.' }) role: Role,
  ): Promise<ManagedUser> {
    return setUserRole(context, id, { role });
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, { description: 'Shuts an account out at once.' })
  disableUser(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an account') }) id: string): Promise<ManagedUser> {
    return disableUser(context, id);
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, { description: 'Lets a disabled account in again.' })
  enableUser(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an account') }) id: string): Promise<ManagedUser> {
    return enableUser(context, id);
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, { description: 'Mails a link to choose a new password.' })
  sendPasswordReset(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an account') }) id: string): Promise<ManagedUser> {
    return sendPasswordReset(context, id);
  }

  @Allow('user:update')
  @Mutation(() => ManagedUserType, { description: 'Makes an account choose a new password before anything else.' })
  requirePasswordChange(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an account') }) id: string): Promise<ManagedUser> {
    return requirePasswordChange(context, id);
  }

  @Allow('user:remove')
  @Mutation(() => ID, { description: 'Deletes an account and answers its id. One that other records refer to is refused with `CONFLICT`: disable it instead.' })
  removeUser(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an account') }) id: string): Promise<string> {
    return removeUser(context, id);
  }
}
