import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { Consultant } from './consultant.entity.ts';
import { createConsultant, listConsultants, moveConsultant, updateConsultant, type StandingBooking } from './consultant.service.ts';

@ObjectType('StandingBooking', { simpleResolvers: true, description: 'A coming booking on a day on which nobody could book it any more. It stands until somebody moves or cancels it.' })
export class StandingBookingType implements StandingBooking {
  @Field(() => ID, { description: 'The id of the appointment.' })
  id!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day where the business is.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'On the wall clock of the business, as in `09:00 AM`.' })
  appointmentTime!: string;

  @Field(() => String, { description: 'As typed when it was booked.' })
  customerName!: string;

  @Field(() => ID, { description: 'Who is to hold it.' })
  consultantId!: string;

  @Field(() => String, { description: 'Who is to hold it.' })
  consultantName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A consultant as staff see one.' })
export class ConsultantOnRoster extends Consultant {
  @Field(() => Int, { description: 'Bookings that they have and that have not begun yet.' })
  upcoming!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What became of a consultant.' })
export class ConsultantChange {
  @Field(() => ConsultantOnRoster, { description: 'As stored now.' })
  consultant!: Consultant;

  @Field(() => [StandingBookingType], { description: 'Coming bookings that stay although the consultant takes none on those days, at most 50.' })
  standing!: StandingBooking[];
}

@InputType({ description: 'Somebody who is to hold consultations.' })
export class ConsultantInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether new bookings go to them.' })
  onDuty!: boolean;

  @Field(() => [Int], { description: 'The days of the week they work, at least one; Monday is 1, Sunday 7.' })
  weekdays!: number[];
}

@InputType({ description: 'A consultant as they are to be.' })
export class UpdateConsultantInput extends ConsultantInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@Resolver()
export class ConsultantResolver {
  @Allow('consultant:list')
  @Query(() => [ConsultantOnRoster], { description: 'Everybody who holds consultations, in the order in which bookings are given to them. At most 100.' })
  consultants(@Ctx() context: Context): Promise<Consultant[]> {
    return listConsultants(context);
  }

  @Allow('consultant:update')
  @Mutation(() => ConsultantOnRoster, { description: 'Adds a consultant, last in the order.' })
  createConsultant(@Ctx() context: Context, @Arg('input', () => ConsultantInput) input: ConsultantInput): Promise<Consultant> {
    return createConsultant(context, input);
  }

  @Allow('consultant:update')
  @Mutation(() => ConsultantChange, { description: 'Changes name, duty and days of the week. The slots follow; bookings that are there stay.' })
  updateConsultant(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a consultant') }) id: string,
    @Arg('input', () => UpdateConsultantInput) input: UpdateConsultantInput,
  ): ReturnType<typeof updateConsultant> {
    return updateConsultant(context, id, input);
  }

  @Allow('consultant:update')
  @Mutation(() => [ConsultantOnRoster], { description: 'Moves a consultant one place up or down and answers the new order.' })
  moveConsultant(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a consultant') }) id: string,
    @Arg('up', () => Boolean, { description: 'True: booked one place earlier; false: one place later. At the end of the order nothing changes.' }) up: boolean,
  ): Promise<Consultant[]> {
    return moveConsultant(context, id, up);
  }
}
