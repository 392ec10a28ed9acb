import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import { Notice } from '../../../../platform/graphql/notice.types.ts';
import { readAccount, updateAccount, type Account } from './profile.service.ts';
import { changeEmail } from './email-change.service.ts';
import { readHeldEmailChange, type HeldEmailChange } from './held-email-changes.ts';
import { listDevices, signOutDevice, signOutEverywhere, type Device } from '../sessions/device.service.ts';
import { changePassword } from '../passwords/password.service.ts';
import { User } from '../user.entity.ts';

@ObjectType('Device', { simpleResolvers: true, description: 'A device on which the viewer is signed in.' })
export class DeviceType implements Device {
  @Field(() => ID, { description: 'The id of the session, for `signOutDevice`.' })
  id!: string;

  @Field(() => String, {
    description: 'The `User-Agent` header that its browser or program sent at sign-in.',
  })
  userAgent!: string;

  @Field(() => String, { description: 'The network address that it signed in from.' })
  address!: string;

  @Field(() => GraphQLDateTime, {
    description: 'When the device signed in. The session ends a week later at the latest.',
  })
  signedInAt!: Date;

  @Field(() => GraphQLDateTime, {
    description:
      'When its access was last renewed; a device in use does so every 15 minutes. After two days without a renewal, the session ends.',
  })
  lastActiveAt!: Date;

  @Field(() => Boolean, { description: 'Whether this request comes from this device.' })
  isCurrent!: boolean;
}

@ObjectType('HeldEmailChange', {
  simpleResolvers: true,
  description: 'A change of the viewer’s address that they have confirmed and that waits for the office.',
})
export class HeldEmailChangeType implements HeldEmailChange {
  @Field(() => String, { description: 'The new address. Until the office confirms it, the old one stays.' })
  email!: string;

  @Field(() => GraphQLDateTime, { description: 'When its link was used.' })
  since!: Date;
}

@InputType({
  description: 'What users can change in their own account directly. A phone that is left out is removed.',
})
export class UpdateAccountInput {
  @Field(() => String, { description: '2 to 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: `${fieldText.typedPhone} Null removes it.` })
  phone?: string | null;
}

@Resolver()
export class AccountResolver {
  @Allow('account:read')
  @Query(() => User, { description: 'The account of the signed-in user.' })
  viewer(@Ctx() context: Context): Promise<Account> {
    return readAccount(context);
  }

  @Allow('account:update')
  @Mutation(() => User, { description: 'Changes the name and phone of the viewer’s account.' })
  updateAccount(
    @Ctx() context: Context,
    @Arg('input', () => UpdateAccountInput) input: UpdateAccountInput,
  ): Promise<Account> {
    return updateAccount(context, input);
  }

  @Allow('account:update')
  @Mutation(() => Notice, {
    description:
      'Mails a link to a new address; the account changes once the link is used while signed in to it. An earlier change that is under way ends. The answer does not reveal whether another account has the address.',
  })
  changeEmail(
    @Ctx() context: Context,
    @Arg('email', () => String, {
      description:
        'The new address: one mailbox, at most 254 characters. Until its link is used, the old one stays.',
    })
    email: string,
    @Arg('currentPassword', () => String, {
      description: 'Confirms that the caller owns the account; `BAD_INPUT` if it is wrong.',
    })
    currentPassword: string,
  ): Promise<Notice> {
    return changeEmail(context, { email, currentPassword });
  }

  @Allow('account:read')
  @Query(() => HeldEmailChangeType, {
    nullable: true,
    description: 'The viewer’s change of address that waits for the office. Null if there is none.',
  })
  heldEmailChange(@Ctx() context: Context): Promise<HeldEmailChange | null> {
    return readHeldEmailChange(context);
  }

  @Allow('account:change-password')
  @Mutation(() => Notice, { description: 'Changes the viewer’s password and signs out their other devices.' })
  changePassword(
    @Ctx() context: Context,
    @Arg('currentPassword', () => String, {
      description: 'Confirms that the caller owns the account; `BAD_INPUT` if it is wrong.',
    })
    currentPassword: string,
    @Arg('newPassword', () => String, { description: fieldText.newPassword }) newPassword: string,
  ): Promise<Notice> {
    return changePassword(context, { currentPassword, newPassword });
  }

  @Allow('session:list')
  @Query(() => [DeviceType], {
    description: 'The devices on which the viewer is signed in, this one first; at most 100.',
  })
  devices(@Ctx() context: Context): Promise<Device[]> {
    return listDevices(context);
  }

  @Allow('session:revoke')
  @Mutation(() => ID, { description: 'Signs out one of the viewer’s devices and returns its id.' })
  signOutDevice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('one of the viewer’s devices') }) id: string,
  ): Promise<string> {
    return signOutDevice(context, id);
  }

  @Allow('session:revoke')
  @Mutation(() => Boolean, {
    description: 'Signs out all of the viewer’s devices, including this one. Always returns true.',
  })
  signOutEverywhere(@Ctx() context: Context): Promise<boolean> {
    return signOutEverywhere(context);
  }
}
