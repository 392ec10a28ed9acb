import type { Pagination } from '@hearthline/rules/paging.ts';
import {
  todayPageSize,
  todayScopes,
  waitingGroups,
  waitingKinds,
  type WaitingGroup,
  type WaitingKind,
} from '@hearthline/rules/waiting.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { StaffPersonType } from '../../people/staff/staff.api.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { LeadDesignType } from '../../sale/leads/lead.api.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';

export const WaitingKindEnum = graphqlEnum('WaitingKind', 'What waits for a member of staff.', waitingKinds, {
  call: 'Somebody who asked for a consultant and to whom nobody has spoken since. `id` is the contact’s.',
  booking:
    'An appointment that is still `booked`: to be confirmed before it begins, and to be marked as held or missed afterwards. `id` is the appointment’s.',
  unstaffed:
    'A coming appointment whose consultant’s account was removed or disabled: somebody else has to hold it. `id` is the appointment’s.',
  document: 'A document that waits for review. `id` is the document’s.',
  request: 'A document that a customer was asked for and that is overdue. `id` is the request’s.',
  build: 'A blocked build. `id` is the build’s.',
  home: 'A home that is on hold in the factory. `id` is the home’s.',
  message: 'A thread with messages that nobody in the team has read. `id` is the project’s.',
  address:
    'A change of address to that of a contact with a quote, an agreement or a project, which its owner has confirmed. `id` is the change’s, for `confirmEmailChange` and `refuseEmailChange`.',
  deal: 'A deal that can still be won and that nobody has touched for 14 days. `id` is the deal’s.',
  quote: 'An open deal with issued quotes that run out within three days. `id` is the deal’s.',
  agreement:
    'A deal whose agreement waits for the seller’s signature, or that was sent a week ago and is not signed yet. `id` is the deal’s.',
  change_order:
    'A won deal with a change order that waits for the seller’s signature, or that was sent a week ago and is not signed yet. `id` is the deal’s.',
  deposit: 'A deal whose agreement is signed and for which nothing has been paid. `id` is the deal’s.',
  payment_due:
    'A deal with a payment of its plan whose day has come and that is not paid in full; planned days do not count. `id` is the deal’s.',
  refund:
    'A cancelled sale of which something is to be given back, or a won deal whose agreement is void and that is to be cancelled. `id` is the deal’s.',
  project:
    'The project of a won deal without a start date, an estimated completion or a contractor. `id` is the project’s.',
  order:
    'The home of a won deal that was not ordered within seven days, or whose order was not confirmed within seven days. `id` is the project’s.',
  mail: 'A mail that could not be delivered, unless it belongs to a campaign or was dismissed. `id` is the mail’s.',
  import:
    'An import of contacts with failed rows, or one that stands still, unless it was dismissed. `id` is the import’s.',
  task: 'An open task, also one that is due later. `id` is the task’s.',
});

export const WaitingGroupEnum = graphqlEnum('WaitingGroup', 'A part of Today.', waitingGroups, {
  now: 'Those who have just asked, the newest first; then everything that waits and the tasks that are past due, the oldest first.',
  today: 'Tasks that are due today, those with a time first; then documents and imports, the oldest first.',
  later: 'Tasks that are due later, then calls that were put off, each by its time.',
});

export const TodayScopeEnum = graphqlEnum('TodayScope', 'Whose rows of Today.', todayScopes, {
  mine: 'The viewer’s own.',
  unassigned: 'Those of nobody whose account is active and may own them.',
  all: 'All that the viewer reads.',
});

@ObjectType({ simpleResolvers: true, description: 'One thing that waits for a member of staff.' })
export class WaitingItem {
  @Field(() => WaitingKindEnum, { description: 'What waits.' })
  kind!: WaitingKind;

  @Field(() => WaitingGroupEnum, { description: 'The part of Today in which it stands.' })
  group!: WaitingGroup;

  @Field(() => ID, { description: 'The id of what waits; which kind of thing that is follows from `kind`.' })
  id!: string;

  @Field(() => String, {
    description:
      'The person whom it is about, or the project if nobody is known. Empty for a task about nobody, or about a record that the viewer does not read.',
  })
  who!: string;

  @Field(() => String, {
    description:
      'What it is about: the name or subject of what waits; for a call `consultant_request`, for a booking its kind, for one without a consultant the name of whoever has left, for a home its station, for a deal its stage, for a project its name, for a new address that address, for a task what is to be done.',
  })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'More about it: the project of a document, the reason of a hold, the first unread message, the error of a mail, the local time of an appointment, the number of failed rows of an import, the payment that is due, the amount of a refund, what a project misses, what an order waits for, the present address of an account that is to have another. Null if there is none.',
  })
  detail!: string | null;

  @Field(() => GraphQLDateTime, {
    description:
      'Since when it waits: a task that is past due from that instant on, another one since it was made.',
  })
  since!: Date;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'The day of an appointment or a build, on which a document or a payment was due, on which a sale was cancelled, or on which a task is due, in the business time zone. Null for other kinds.',
  })
  day!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number to call. Null if none is known, or the kind has none.',
  })
  phone!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the contact. Null if there is none.' })
  contactId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the deal. Null if there is none.' })
  dealId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the project. Null if there is none.' })
  projectId!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The `version` of an appointment, a document or a task, for the answer to it.',
  })
  version!: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When somebody who waits for a call was last called without an answer. Null if nobody tried.',
  })
  triedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Until when somebody who has just asked or booked stands first: when their response clock reaches the minutes of `leadSettings`, closed hours and days left out. Null for everyone and everything else.',
  })
  freshUntil!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When a task is due at a time, or when somebody whose call was put off is to be called. Null for tasks that are due on a `day`, and for everything else.',
  })
  dueAt!: Date | null;

  @Field(() => StaffPersonType, {
    nullable: true,
    description:
      'Whose it is: the owner of its record, of work on a project its manager, of a message whoever answers the conversation, of an import whoever started it. Null if that is nobody whose account is active and may own it.',
  })
  owner!: StaffPersonType | null;

  @Field(() => LeadDesignType, {
    nullable: true,
    description:
      'The design that a booking or the newest request of a caller came with, and what has changed since. Null if there is none, and for other kinds.',
  })
  design!: LeadDesignType | null;

  @Field(() => Boolean, {
    description:
      'Whether its answer can be given at once: false for a booking that has begun and for a request whose customer cannot be mailed.',
  })
  ready!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the viewer may answer it: false for the booking or the task of a colleague that they only read.',
  })
  viewerCanEdit!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'How many rows of a kind are in a group of Today.' })
export class WaitingTally {
  @Field(() => WaitingKindEnum, { description: 'Of which kind of items.' })
  kind!: WaitingKind;

  @Field(() => WaitingGroupEnum, { description: 'In which group they stand: now, today or later.' })
  group!: WaitingGroup;

  @Field(() => Int, { description: 'Those that are the viewer’s own.' })
  mine!: number;

  @Field(() => Int, { description: 'Those that are nobody’s.' })
  unassigned!: number;

  @Field(() => Int, { description: 'All that the viewer reads.' })
  all!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What waits for a member of staff.' })
export class WaitingPage {
  @Field(() => [WaitingItem], {
    description: `At most ${todayPageSize}, group by group.`,
  })
  items!: WaitingItem[];

  @MaxItems(waitingKinds.length * waitingGroups.length)
  @Field(() => [WaitingTally], {
    description:
      'How many rows there are of each kind in each group, whatever was asked for; without those of which there are none.',
  })
  tallies!: WaitingTally[];

  @Field(() => GraphQLDateTime, { description: 'When the list was read.' })
  at!: Date;

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'How much waits, in all and on each screen.' })
export class WaitingCounts {
  @Field(() => Int, {
    description: 'The number of all rows of `today`, those of `later` left out, as in all these numbers.',
  })
  total!: number;

  @Field(() => Int, { description: 'The rows of `today` that are calls.' })
  calls!: number;

  @Field(() => Int, {
    description: 'Contacts who wait for an answer, as `contacts(waiting: true)` lists them.',
  })
  contacts!: number;

  @Field(() => Int, { description: 'Appointments that are still `booked`.' })
  appointments!: number;

  @Field(() => Int, { description: 'Documents that wait for review.' })
  documents!: number;

  @Field(() => Int, { description: 'Overdue requests for documents.' })
  requests!: number;

  @Field(() => Int, {
    description: 'Messages that the viewer has not read, as `unreadMessages` counts them.',
  })
  messages!: number;

  @Field(() => Int, { description: 'Blocked builds.' })
  contractors!: number;

  @Field(() => Int, { description: 'Homes on hold in the factory.' })
  factory!: number;

  @Field(() => Int, { description: 'Mails that could not be delivered, without those of campaigns.' })
  mails!: number;

  @Field(() => Int, { description: 'Imports with failed rows, or that stand still.' })
  imports!: number;

  @Field(() => Int, { description: 'Open tasks that are due today or past due.' })
  tasks!: number;
}
