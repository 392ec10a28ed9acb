import { maxFormats, type Medium } from '@hearthline/rules/sale/appointments/formats.ts';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import { MediumEnum } from '../appointment-enums.types.ts';
import { listOfferedFormats, type OfferedFormat } from './format.queries.ts';
import {
  createFormat,
  listFormats,
  moveFormat,
  removeFormat,
  updateFormat,
  type StaffFormat,
} from './format.service.ts';

@ObjectType({ simpleResolvers: true })
abstract class FormatCore {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'For example `Phone call`; at most 60 characters.' })
  name!: string;

  @Field(() => MediumEnum, { description: 'How people meet.' })
  medium!: Medium;

  @Field(() => Int, { description: 'The length in minutes.' })
  minutes!: number;

  @Field(() => Int, {
    description:
      'How many hours in advance visitors have to book; 0 for up to the last moment. Staff are not bound by it.',
  })
  noticeHours!: number;
}

@ObjectType('AppointmentFormat', {
  simpleResolvers: true,
  description: 'A kind of appointment that visitors can book, such as a phone call or a visit.',
})
export class AppointmentFormatType extends FormatCore implements OfferedFormat {
  @Field(() => String, {
    description:
      'Where it takes place, in words: an address, a link, or for example `By phone: we call you`.',
  })
  place!: string;
}

@ObjectType('AppointmentFormatForStaff', {
  simpleResolvers: true,
  description: 'A kind of appointment as an admin edits it.',
})
export class StaffFormatType extends FormatCore implements StaffFormat {
  @Field(() => String, {
    nullable: true,
    description:
      'An address, a link, or words. Null for what the medium implies: a call by us, a link by mail, the company’s address.',
  })
  place!: string | null;

  @Field(() => String, { description: 'The place in words, as visitors read it.' })
  placeText!: string;

  @Field(() => Int, { description: 'Minutes before the appointment in which its consultant takes no other.' })
  bufferBefore!: number;

  @Field(() => Int, { description: 'Minutes after the appointment in which its consultant takes no other.' })
  bufferAfter!: number;

  @Field(() => Boolean, { description: 'Whether visitors can book it. Staff can book every format.' })
  offered!: boolean;

  @Field(() => Int, {
    description: 'The place in lists. The lowest that is offered is booked unless another is chosen.',
  })
  position!: number;

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}

@InputType({ description: 'A kind of appointment.' })
export class AppointmentFormatInput {
  @Field(() => String, { description: '1 to 60 characters.' })
  name!: string;

  @Field(() => MediumEnum, { description: 'How people meet.' })
  medium!: Medium;

  @Field(() => String, {
    nullable: true,
    description: 'An address, a link, or words, at most 200 characters; null for what the medium implies.',
  })
  place?: string | null;

  @Field(() => Int, { description: 'The length in minutes, 5 to 480.' })
  minutes!: number;

  @Field(() => Int, { description: 'Minutes before it in which its consultant takes no other, 0 to 240.' })
  bufferBefore!: number;

  @Field(() => Int, { description: 'Minutes after it in which its consultant takes no other, 0 to 240.' })
  bufferAfter!: number;

  @Field(() => Int, { description: 'How many hours in advance visitors have to book, 0 to 336.' })
  noticeHours!: number;

  @Field(() => Boolean, { description: 'Whether visitors can book it. At least one format stays offered.' })
  offered!: boolean;
}

@InputType({ description: 'A kind of appointment with its new values.' })
export class UpdateAppointmentFormatInput extends AppointmentFormatInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

const theId = { description: idOf('an appointment format') };

@Resolver()
export class AppointmentFormatResolver {
  @Public()
  @Query(() => [AppointmentFormatType], {
    description:
      'The kinds of appointments that visitors can book. The first is booked unless another is chosen.',
  })
  appointmentFormats(@Ctx() context: Context): Promise<OfferedFormat[]> {
    return listOfferedFormats(context);
  }

  @Allow('appointment-format:list')
  @Query(() => [StaffFormatType], {
    description: `All kinds of appointments, in their order; at most ${maxFormats}.`,
  })
  appointmentFormatsForStaff(@Ctx() context: Context): Promise<StaffFormat[]> {
    return listFormats(context);
  }

  @Allow('appointment-format:update')
  @Mutation(() => StaffFormatType, { description: 'Adds a kind of appointment, last in the order.' })
  createAppointmentFormat(
    @Ctx() context: Context,
    @Arg('input', () => AppointmentFormatInput) input: AppointmentFormatInput,
  ): Promise<StaffFormat> {
    return createFormat(context, input);
  }

  @Allow('appointment-format:update')
  @Mutation(() => StaffFormatType, {
    description: 'Changes a kind of appointment. What is booked keeps its length until it is moved.',
  })
  updateAppointmentFormat(
    @Ctx() context: Context,
    @Arg('id', () => ID, theId) id: string,
    @Arg('input', () => UpdateAppointmentFormatInput) input: UpdateAppointmentFormatInput,
  ): Promise<StaffFormat> {
    return updateFormat(context, id, input);
  }

  @Allow('appointment-format:update')
  @Mutation(() => [StaffFormatType], {
    description: 'Moves a kind of appointment one place up or down, and returns the new order.',
  })
  moveAppointmentFormat(
    @Ctx() context: Context,
    @Arg('id', () => ID, theId) id: string,
    @Arg('up', () => Boolean, {
      description:
        'True for one place earlier, false for one place later. At either end of the order nothing changes.',
    })
    up: boolean,
  ): Promise<StaffFormat[]> {
    return moveFormat(context, id, up);
  }

  @Allow('appointment-format:update')
  @Mutation(() => ID, {
    description: 'Removes a kind of appointment that was never booked, and returns its id.',
  })
  removeAppointmentFormat(@Ctx() context: Context, @Arg('id', () => ID, theId) id: string): Promise<string> {
    return removeFormat(context, id);
  }
}
