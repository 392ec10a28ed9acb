import { Arg, Ctx, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { bookingsOutside, shownOutside, type OutsideBooking } from './outside-hours.queries.ts';

@InputType({ description: 'Business hours that an admin is about to save. The rules are those of the form.' })
export class BusinessHoursInput {
  @Field(() => String, { description: 'The IANA name of the time zone in which the hours are given.' })
  timeZone!: string;

  @Field(() => [Int], { description: 'The days on which consultations take place; Monday is 1, Sunday 7.' })
  days!: number[];

  @Field(() => String, { description: 'A full or half hour on a 24-hour clock, as in `09:00`.' })
  opens!: string;

  @Field(() => String, {
    description: 'A full or half hour on a 24-hour clock, as in `17:00`; the last consultation ends then.',
  })
  closes!: string;
}

@ObjectType('OutsideBooking', {
  simpleResolvers: true,
  description: 'A coming booking that new business hours would leave out.',
})
export class OutsideBookingType implements OutsideBooking {
  @Field(() => ID, { description: 'The id of the appointment.' })
  id!: string;

  @Field(() => String, { description: 'The day of the business’s calendar, `yyyy-mm-dd`, as it was agreed.' })
  appointmentDate!: string;

  @Field(() => String, {
    description: 'The local time of the business, as it was agreed, for example `09:00 AM`.',
  })
  appointmentTime!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What the clock of the new time zone shows at that instant, as in `2027-01-11 01:30 PM`. Null if the time zone stays, or shows the same.',
  })
  movedTo!: string | null;

  @Field(() => String, { description: 'The visitor’s name.' })
  customerName!: string;

  @Field(() => String, { description: 'The visitor’s e-mail address.' })
  customerEmail!: string;

  @Field(() => String, { description: 'Who has the appointment.' })
  consultantName!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The coming bookings that new business hours would leave out.',
})
export class OutsideBookings {
  @Field(() => Int, { description: 'How many there are.' })
  total!: number;

  @Field(() => [OutsideBookingType], { description: `The first ${shownOutside}, the next one first.` })
  bookings!: OutsideBooking[];
}

@Resolver()
export class OutsideBookingResolver {
  @Allow('appointment:list')
  @Query(() => OutsideBookings, {
    description:
      'The coming bookings that fall outside these business hours, before they are saved. Bookings stay when hours change, until somebody moves or cancels them.',
  })
  bookingsOutside(
    @Ctx() context: Context,
    @Arg('hours', () => BusinessHoursInput, { description: 'The hours to compare the bookings with.' })
    hours: BusinessHoursInput,
  ): Promise<{ total: number; bookings: OutsideBooking[] }> {
    return bookingsOutside(context, hours);
  }
}
