import { slotObstacles, type SlotObstacle } from '@hearthline/rules/sale/appointments/formats.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../../platform/graphql/graphql-enum.ts';

export const SlotObstacleEnum = graphqlEnum(
  'AppointmentSlotObstacle',
  'Why a time cannot be booked.',
  slotObstacles,
  {
    past: 'It has already begun.',
    tooSoon: 'The format wants longer notice. Staff can book it.',
    tooLate: 'An appointment of this length would end after the business closes.',
    closed: 'The display location is closed for some of that time.',
    taken: 'Nobody is free for as long as the format takes.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'A time slot of a day, free or taken.' })
export class AppointmentSlot {
  @Field(() => String, {
    description: 'The local time of the business, for example `09:00 AM`; pass it to `bookAppointment`.',
  })
  time!: string;

  @Field(() => Boolean, {
    description: 'Whether it can be booked now: it has not begun, and `remaining` is not 0.',
  })
  available!: boolean;

  @Field(() => Int, {
    description:
      'How many more bookings the slot can take: the number of consultants who are free for as long as the format takes.',
  })
  remaining!: number;

  @Field(() => GraphQLDateTime, { description: 'The same time as an instant.' })
  startsAt!: Date;

  @Field(() => Boolean, { description: 'Whether the slot has already begun.' })
  past!: boolean;

  @Field(() => SlotObstacleEnum, { nullable: true, description: 'Why it cannot be booked. Null if it can.' })
  obstacle!: SlotObstacle | null;
}

@ObjectType({ simpleResolvers: true, description: 'The days that can be booked, in the business time zone.' })
export class BookingDays {
  @Field(() => GraphQLLocalDate, { description: 'Today in the business time zone, wherever the visitor is.' })
  firstDate!: string;

  @Field(() => GraphQLLocalDate, {
    description: 'The last day that can be booked, 180 days after the first.',
  })
  lastDate!: string;

  @Field(() => [GraphQLLocalDate], {
    description:
      'The days in between that cannot be booked: closed, blocked, or without a consultant at work.',
  })
  closedDates!: string[];

  @Field(() => String, { description: fieldText.timeZone })
  timeZone!: string;
}
