import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import { Consultant } from '../consultant.entity.ts';
import {
  createConsultant,
  listConsultants,
  moveConsultant,
  updateConsultant,
  type RosterRow,
  type StandingBooking,
} from './consultant.service.ts';

@ObjectType('StandingBooking', {
  simpleResolvers: true,
  description:
    'An upcoming booking on a day that can no longer be booked. It remains valid until it is moved or canceled.',
})
export class StandingBookingType implements StandingBooking {
  @Field(() => ID, { description: 'The id of the appointment.' })
  id!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day, in the business time zone.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'The local time of the business, for example `09:00 AM`.' })
  appointmentTime!: string;

  @Field(() => String, { description: 'As typed when it was booked.' })
  customerName!: string;

  @Field(() => ID, { description: 'The consultant who will hold it.' })
  consultantId!: string;

  @Field(() => String, { description: 'The name of the consultant who will hold it.' })
  consultantName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A consultant as shown to staff.' })
export class ConsultantOnRoster extends Consultant {
  @Field(() => Int, { description: 'How many of their bookings have not begun yet.' })
  upcoming!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Their own account, one of staff. Null if they have none.',
  })
  userId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of that account. Null if `userId` is null.' })
  userName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of a change to a consultant.' })
export class ConsultantChange {
  @Field(() => ConsultantOnRoster, { description: 'The consultant as stored now.' })
  consultant!: RosterRow;

  @Field(() => [StandingBookingType], {
    description:
      'Upcoming bookings that remain valid although the consultant takes none on those days; at most 50.',
  })
  standing!: StandingBooking[];
}

@InputType({ description: 'A consultant to add.' })
export class ConsultantInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether new bookings are given to this consultant.' })
  onDuty!: boolean;

  @Field(() => [Int], {
    description: 'The weekdays on which they work, at least one; Monday is 1, Sunday 7.',
  })
  weekdays!: number[];

  @Field(() => String, {
    nullable: true,
    description:
      'Where news of their bookings is mailed; null for the address of the account or, without one, the company’s.',
  })
  email?: string | null;

  @Field(() => ID, { nullable: true, description: 'Their own account, one of staff; null for none.' })
  userId?: string | null;
}

@InputType({ description: 'A consultant with their new values.' })
export class UpdateConsultantInput extends ConsultantInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@Resolver()
export class ConsultantResolver {
  @Allow('consultant:list')
  @Query(() => [ConsultantOnRoster], { description: 'All consultants, in their order; at most 100.' })
  consultants(@Ctx() context: Context): Promise<RosterRow[]> {
    return listConsultants(context);
  }

  @Allow('consultant:update')
  @Mutation(() => ConsultantOnRoster, { description: 'Adds a consultant, last in the order.' })
  createConsultant(
    @Ctx() context: Context,
    @Arg('input', () => ConsultantInput) input: ConsultantInput,
  ): Promise<RosterRow> {
    return createConsultant(context, input);
  }

  @Allow('consultant:update')
  @Mutation(() => ConsultantChange, {
    description: 'Changes a consultant. The available slots follow; existing bookings remain valid.',
  })
  updateConsultant(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a consultant') }) id: string,
    @Arg('input', () => UpdateConsultantInput) input: UpdateConsultantInput,
  ): ReturnType<typeof updateConsultant> {
    return updateConsultant(context, id, input);
  }

  @Allow('consultant:update')
  @Mutation(() => [ConsultantOnRoster], {
    description:
      'Moves a consultant one place up or down in the order, and returns the new order. Of several who could equally well be booked, the first is.',
  })
  moveConsultant(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a consultant') }) id: string,
    @Arg('up', () => Boolean, {
      description:
        'True for one place earlier, false for one place later. At either end of the order nothing changes.',
    })
    up: boolean,
  ): Promise<RosterRow[]> {
    return moveConsultant(context, id, up);
  }
}
