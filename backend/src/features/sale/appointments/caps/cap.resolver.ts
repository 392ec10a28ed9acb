import { capKinds, type CapKind } from '@hearthline/rules/sale/appointments/caps.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../../platform/graphql/list-size-limit.ts';
import { cancelAppointments, type CancelledTogether } from './cancel-bookings.ts';
import {
  cappedLimits,
  liftBookingCap,
  listCappedBookers,
  type CappedBooker,
  type CappedBooking,
} from './capped-bookers.ts';
import { readBookingCaps, updateBookingCaps } from './cap-settings.ts';

const CapKindEnum = graphqlEnum('BookingCapKind', 'What a limit on bookings counts by.', capKinds, {
  mailbox: 'The e-mail address that was given.',
  network: 'The network address that the bookings came from.',
});

const perMailbox =
  'How many open bookings with a mailbox that nobody has proved to be theirs may come from one network address, 1 to 100.';
const perAddress =
  'How many bookings one network address (of IPv6 the /64 network) may make in 24 hours, 1 to 1,000.';

@ObjectType('BookingCaps', {
  simpleResolvers: true,
  description:
    'How much visitors may book online. Staff and whoever is signed in with a verified address are exempt.',
})
export class BookingCapsType {
  @Field(() => Int, { description: perMailbox })
  perMailbox!: number;

  @Field(() => Int, { description: perAddress })
  perAddress!: number;

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}

@InputType({ description: 'The limits on online bookings.' })
export class UpdateBookingCapsInput {
  @Field(() => Int, { description: perMailbox })
  perMailbox!: number;

  @Field(() => Int, { description: perAddress })
  perAddress!: number;

  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@ObjectType('CappedBooking', {
  simpleResolvers: true,
  description: 'An open booking of somebody who has reached a limit.',
})
export class CappedBookingType implements CappedBooking {
  @Field(() => ID, { description: 'The id of the appointment.' })
  id!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day, in the business time zone.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'The local time of the business, for example `09:00 AM`.' })
  appointmentTime!: string;

  @Field(() => String, { description: 'As typed, at most 200 characters.' })
  customerName!: string;

  @Field(() => String, { description: 'As typed.' })
  customerEmail!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was booked.' })
  createdAt!: Date;
}

@ObjectType('CappedBooker', {
  simpleResolvers: true,
  description: 'A mailbox or a network that has reached the limit on online bookings.',
})
export class CappedBookerType implements CappedBooker {
  @Field(() => CapKindEnum, { description: 'Which limit was reached.' })
  kind!: CapKind;

  @Field(() => String, {
    description: 'The mailbox in lower case; of a network, a code from which its address cannot be told.',
  })
  subject!: string;

  @Field(() => Int, {
    description:
      'How many bookings count towards the limit now: open ones of a mailbox, those of the last 24 hours of a network.',
  })
  counted!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when staff have lifted the limit. Null if they have not.',
  })
  liftedUntil!: Date | null;

  @MaxItems(cappedLimits.bookings)
  @Field(() => [CappedBookingType], { description: 'The open bookings, soonest first, at most 100.' })
  bookings!: CappedBooking[];
}

@InputType({ description: 'Whose limit it is.' })
export class BookingCapInput {
  @Field(() => CapKindEnum, { description: 'Which limit.' })
  kind!: CapKind;

  @Field(() => String, { description: 'The `subject` of a `CappedBooker`.' })
  subject!: string;
}

@InputType({ description: 'Bookings to cancel together.' })
export class CancelAppointmentsInput {
  @Field(() => [ID], {
    description: 'The appointments, at most 200. Those that cannot be cancelled any more are skipped.',
  })
  ids!: string[];

  @Field(() => Boolean, {
    description:
      'Whether to mail those who booked: one mail to each mailbox, whatever the number of its bookings.',
  })
  tell!: boolean;
}

@ObjectType('CancelledTogether', {
  simpleResolvers: true,
  description: 'What became of bookings that were to be cancelled together.',
})
export class CancelledTogetherType implements CancelledTogether {
  @Field(() => Int, { description: 'How many were cancelled.' })
  cancelled!: number;

  @Field(() => Int, { description: 'How many could not be: begun, cancelled already, or not found.' })
  skipped!: number;

  @Field(() => Int, { description: 'How many mails go to those who booked.' })
  mails!: number;
}

@Resolver()
export class BookingCapResolver {
  @Allow('appointment:list')
  @Query(() => BookingCapsType, { description: 'The limits on online bookings.' })
  bookingCaps(@Ctx() context: Context): Promise<BookingCapsType> {
    return readBookingCaps(context);
  }

  @Allow('setting:update')
  @Mutation(() => BookingCapsType, {
    description: 'Changes the limits on online bookings, from the next booking on.',
  })
  updateBookingCaps(
    @Ctx() context: Context,
    @Arg('input', () => UpdateBookingCapsInput) input: UpdateBookingCapsInput,
  ): Promise<BookingCapsType> {
    return updateBookingCaps(context, input);
  }

  @Allow('appointment:list')
  @Query(() => [CappedBookerType], {
    description:
      'Mailboxes and networks that have reached a limit on online bookings, and their open bookings; at most 10 of each, those with the most bookings first.',
  })
  @MaxItems(2 * cappedLimits.bookers)
  cappedBookers(@Ctx() context: Context): Promise<CappedBooker[]> {
    return listCappedBookers(context);
  }

  @Allow('appointment:change')
  @Mutation(() => GraphQLDateTime, {
    description: 'Lifts the limit of one mailbox or network for 24 hours, and returns until when.',
  })
  liftBookingCap(
    @Ctx() context: Context,
    @Arg('input', () => BookingCapInput) input: BookingCapInput,
  ): Promise<Date> {
    return liftBookingCap(context, input);
  }

  @Allow('appointment:change')
  @Mutation(() => CancelledTogetherType, {
    description: 'Cancels many bookings in one step, as after a flood.',
  })
  cancelAppointments(
    @Ctx() context: Context,
    @Arg('input', () => CancelAppointmentsInput) input: CancelAppointmentsInput,
  ): Promise<CancelledTogether> {
    return cancelAppointments(context, input);
  }
}
