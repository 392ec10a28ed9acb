import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { Notice } from '../../platform/notice.ts';
import { changeEmail, readAccount, updateAccount, type Account } from './account.service.ts';
import { listDevices, signOutDevice, signOutEverywhere, type Device } from './device.service.ts';
import { changePassword } from './password.service.ts';
import { User } from './user.entity.ts';

@ObjectType('Device', { simpleResolvers: true, description: 'A device that is signed in.' })
export class DeviceType implements Device {
  @Field(() => ID, { description: 'The id of the session, for `signOutDevice`.' })
  id!: string;

  @Field(() => String, { description: 'What its program calls itself: the `User-Agent` header of the sign-in.' })
  userAgent!: string;

  @Field(() => String, { description: 'The network address it signed in from.' })
  address!: string;

  @Field(() => GraphQLDateTime, { description: 'When the password was given. A session ends a week later at the latest.' })
  signedInAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When its access was last renewed, which a device in use does every 15 minutes. After two days without, the session ends.' })
  lastActiveAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}

@InputType({ description: 'What somebody may change of the own account at once: a phone that is left out is taken away.' })
export class UpdateAccountInput {
  @Field(() => String, { description: '2 to 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'As typed, at most 40 characters; null takes it away.' })
  phone?: string | null;
}

@Resolver()
export class AccountResolver {
  @Allow('account:read')
  @Query(() => User, { description: 'The account that is signed in.' })
  viewer(@Ctx() context: Context): Promise<Account> {
    return readAccount(context);
  }

  @Allow('account:update')
  @Mutation(() => User, { description: 'Changes name and phone of the own account.' })
  updateAccount(@Ctx() context: Context, @Arg('input', () => UpdateAccountInput) input: UpdateAccountInput): Promise<Account> {
    return updateAccount(context, input);
  }

  @Allow('account:update')
  @Mutation(() => Notice, { description: 'Mails a link to a new address; the account has it once the link is used.' })
  changeEmail(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The new address: one mailbox, at most 254 characters. Until its link is used, the old one stays.' }) email: string,
    @Arg('currentPassword', () => String, { description: 'Proves that it is the owner who asks.' }) currentPassword: string,
  ): Promise<Notice> {
    return changeEmail(context, { email, currentPassword });
  }

  @Allow('account:change-password')
  @Mutation(() => Notice, { description: 'Changes the own password and signs the other devices out.' })
  changePassword(
    @Ctx() context: Context,
    @Arg('currentPassword', () => String, { description: 'Proves that it is the owner who asks.' }) currentPassword: string,
    @Arg('newPassword', () => String, { description: fieldText.newPassword }) newPassword: string,
  ): Promise<Notice> {
    return changePassword(context, { currentPassword, newPassword });
  }

  @Allow('session:list')
  @Query(() => [DeviceType], { description: 'Where the own account is signed in, this device first.' })
  devices(@Ctx() context: Context): Promise<Device[]> {
    return listDevices(context);
  }

  @Allow('session:revoke')
  @Mutation(() => ID, { description: 'Signs one of the own devices out and answers its id.' })
  signOutDevice(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('one of the own devices') }) id: string): Promise<string> {
    return signOutDevice(context, id);
  }

  @Allow('session:revoke')
  @Mutation(() => Boolean, { description: 'Signs all own devices out, this one too; always true.' })
  signOutEverywhere(@Ctx() context: Context): Promise<boolean> {
    return signOutEverywhere(context);
  }
}
