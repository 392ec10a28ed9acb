import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { removeUser, restoreUser } from './removal.service.ts';
import { eraseUser } from './erasure.service.ts';
import { ManagedUserType, type ManagedUser } from '../../people/accounts/account.api.ts';
import { transferWork } from './transfer/transfer-work.ts';
import { readUserRecords, type UserRecords } from './account-records.queries.ts';

@ObjectType('UserRecords', {
  simpleResolvers: true,
  description:
    'How many records of the business name the owner of an account or are their work. All of them stay when the account is removed.',
})
export class UserRecordsType implements UserRecords {
  @Field(() => Int, { description: 'Projects of which this person is the customer.' })
  customerProjects!: number;

  @Field(() => Int, { description: 'Projects of which this person is the contractor.' })
  contractorProjects!: number;

  @Field(() => Int, { description: 'People in this contractor’s crew.' })
  crewMembers!: number;

  @Field(() => Int, { description: 'Entries in this contractor’s list of materials.' })
  materials!: number;

  @Field(() => Int, { description: 'Builds of the projects of which this person is the contractor.' })
  builds!: number;

  @Field(() => Int, { description: 'Documents of which this person sent a version.' })
  documents!: number;

  @Field(() => Int, { description: 'Messages that this person wrote.' })
  messages!: number;

  @Field(() => Int, { description: 'Notes about contacts that this person wrote.' })
  notes!: number;

  @Field(() => Int, { description: 'Appointments booked with this account or under its address.' })
  appointments!: number;

  @Field(() => Int, {
    description: 'How many of these are still ahead. While there are any, `eraseUser` is refused.',
  })
  upcomingAppointments!: number;

  @Field(() => Int, { description: 'Contacts that this person owns.' })
  ownedContacts!: number;

  @Field(() => Int, { description: 'Deals of this person that can still be won.' })
  openDeals!: number;

  @Field(() => Int, {
    description: 'Projects that this person manages and that are neither completed nor cancelled.',
  })
  managedProjects!: number;

  @Field(() => Int, { description: 'Tasks of this person that are not done.' })
  openTasks!: number;

  @Field(() => Int, {
    description:
      'Coming appointments that this person is to hold as the consultant. Once the account is removed, they wait in `today` for another consultant.',
  })
  visits!: number;

  @Field(() => Int, { description: 'Message threads that this person looks after and that are not done.' })
  threads!: number;

  @Field(() => Int, { description: 'Reports of this person that colleagues see or are mailed.' })
  sharedReports!: number;

  @Field(() => Int, { description: 'Saved views of this person that colleagues see.' })
  sharedViews!: number;

  @Field(() => Int, { description: 'Saved reports of this person.' })
  reports!: number;

  @Field(() => Int, {
    description: 'Contacts with the address of the account; `eraseUser` pseudonymizes them as well.',
  })
  contacts!: number;

  @Field(() => Int, {
    description:
      'Consultant requests with the address of the account; `eraseUser` pseudonymizes them as well.',
  })
  requests!: number;
}

@InputType({ description: 'What confirms that personal data is erased for good.' })
export class EraseUserInput {
  @Field(() => String, {
    description: 'The e-mail address of the account, typed again; `BAD_INPUT` if it is another one.',
  })
  email!: string;
}

/** Removing accounts, which archives them, and what may follow: restoring the account or erasing its personal data. */
@Resolver()
export class RemovedAccountResolver {
  @Allow('user:read')
  @Query(() => UserRecordsType, { description: 'What hangs on an account, counted now.' })
  userRecords(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
  ): Promise<UserRecords> {
    return readUserRecords(context, id);
  }

  @Allow('work:transfer')
  @Mutation(() => UserRecordsType, {
    description:
      'Gives the work of somebody to a person, in equal shares to the active members of a team, or to nobody if neither is named, and returns what is left: contacts, open deals, projects, tasks and conversations as far as those may own them (new contacts and deals of a team are for who takes leads), coming appointments to who is free then. What is closed keeps the name. `CONFLICT` for removing one’s own account and one that was removed already, `LAST_ADMIN` if no admin would be left.',
  })
  transferWork(
    @Ctx() context: Context,
    @Arg('personId', () => ID, { description: idOf('an account') }) personId: string,
    @Arg('remove', () => Boolean, {
      description: 'Whether the account is removed as well, in the same step.',
    })
    remove: boolean,
    @Arg('toPerson', () => ID, {
      nullable: true,
      description: `${idOf('an active account of staff')} Shared reports and views go to them, otherwise to the caller.`,
    })
    toPerson?: string | null,
    @Arg('toTeam', () => ID, {
      nullable: true,
      description: `${idOf('a team')} Not together with \`toPerson\`.`,
    })
    toTeam?: string | null,
  ): Promise<UserRecords> {
    return transferWork(context, { personId, toPerson, toTeam, remove });
  }

  @Allow('user:remove')
  @Mutation(() => ID, {
    description:
      'Removes an account by archiving it, and returns its id: its owner is signed out at once and cannot sign in, every record keeps the name, and the address stays taken. The work of staff is nobody’s then; `transferWork` gives it to somebody. `CONFLICT` for one’s own account and one that was removed already, `LAST_ADMIN` if no admin would be left.',
  })
  removeUser(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account') }) id: string,
  ): Promise<string> {
    return removeUser(context, id);
  }

  @Allow('user:remove')
  @Mutation(() => ManagedUserType, {
    description:
      'Brings a removed account back with its role and password; one that had been disabled stays so. Who works here comes back without the work, is in no team and takes no leads. `CONFLICT` if it was not removed, or its personal data was erased.',
  })
  restoreUser(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an archived account') }) id: string,
  ): Promise<ManagedUser> {
    return restoreUser(context, id);
  }

  @Allow('user:erase')
  @Mutation(() => ManagedUserType, {
    description:
      'Erases the personal data of a removed account for good: name, address, phone, username, password and devices are replaced by a pseudonym, in the account and in every record that repeats them. The records stay. `CONFLICT` if the account was not removed first, was erased already, or has an appointment ahead.',
  })
  eraseUser(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an archived account') }) id: string,
    @Arg('input', () => EraseUserInput) input: EraseUserInput,
  ): Promise<ManagedUser> {
    return eraseUser(context, id, input);
  }
}
