import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../../platform/graphql/pagination.types.ts';
import {
  createBlockedDate,
  listBlockedDates,
  readBlock,
  removeBlockedDate,
  updateBlockedDate,
  type BlockChange,
  type BlockRow,
} from './blocked-date.service.ts';
import { StandingBookingType } from './consultant.resolver.ts';

@ObjectType('BlockedDate', {
  simpleResolvers: true,
  description: 'A range of days on which nobody, or one consultant, takes bookings.',
})
export class BlockedDateType implements BlockRow {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLLocalDate, { description: 'The first day, in the business time zone.' })
  startsOn!: string;

  @Field(() => GraphQLLocalDate, { description: 'The last day, at most two years after the first.' })
  endsOn!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The consultant who takes no bookings on these days. Null if nobody does.',
  })
  consultantId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of that consultant. Null if `consultantId` is null.',
  })
  consultantName!: string | null;

  @Field(() => String, {
    description: 'For staff, at most 200 characters; visitors only see that the days are closed.',
  })
  reason!: string;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => Int, { description: 'How many upcoming bookings fall on these days.' })
  bookings!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of blocked days.' })
export class BlockedDatePage {
  @Field(() => [BlockedDateType], { description: 'At most 20.' })
  blockedDates!: BlockRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'The result of a change to blocked days.' })
export class BlockedDateChange {
  @Field(() => BlockedDateType, { description: 'The blocked days as stored now.' })
  blockedDate!: BlockRow;

  @Field(() => [StandingBookingType], {
    description: 'Earlier bookings on these days, which remain valid; at most 50.',
  })
  standing!: StandingBookingType[];
}

@InputType({ description: 'Days to block.' })
export class BlockedDateInput {
  @Field(() => String, { description: 'The first day, in the business time zone, `yyyy-mm-dd`.' })
  startsOn!: string;

  @Field(() => String, {
    description:
      'The last day, `yyyy-mm-dd`: the same as the first to block one day, and at most two years later.',
  })
  endsOn!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The consultant who takes no bookings on these days; null to block them for everyone.',
  })
  consultantId?: string | null;

  @Field(() => String, { description: 'For staff, 1 to 200 characters.' })
  reason!: string;
}

@InputType({
  description: 'The blocked days with their new values. Without a consultant they apply to everyone.',
})
export class UpdateBlockedDateInput extends BlockedDateInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@Resolver()
export class BlockedDateResolver {
  @Allow('blocked-date:list')
  @Query(() => BlockedDatePage, {
    description: 'Blocked days, soonest first; with `past`, those that are over, latest first.',
  })
  blockedDates(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('past', () => Boolean, {
      nullable: true,
      description: 'If true, past ranges instead of current and upcoming ones.',
    })
    past?: boolean,
  ): Promise<BlockedDatePage> {
    return listBlockedDates(context, { page, past });
  }

  @Allow('blocked-date:list')
  @Query(() => BlockedDateType, { description: 'One range of blocked days.' })
  blockedDate(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a range of blocked days') }) id: string,
  ): Promise<BlockRow> {
    return readBlock(context, id);
  }

  @Allow('blocked-date:update')
  @Mutation(() => BlockedDateChange, {
    description: 'Blocks days. New bookings on them are refused; existing ones remain valid.',
  })
  createBlockedDate(
    @Ctx() context: Context,
    @Arg('input', () => BlockedDateInput) input: BlockedDateInput,
  ): Promise<BlockChange> {
    return createBlockedDate(context, input);
  }

  @Allow('blocked-date:update')
  @Mutation(() => BlockedDateChange, {
    description: 'Replaces the days, the consultant and the reason of blocked days.',
  })
  updateBlockedDate(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a range of blocked days') }) id: string,
    @Arg('input', () => UpdateBlockedDateInput) input: UpdateBlockedDateInput,
  ): Promise<BlockChange> {
    return updateBlockedDate(context, id, input);
  }

  @Allow('blocked-date:update')
  @Mutation(() => ID, { description: 'Unblocks the days and returns the id.' })
  removeBlockedDate(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a range of blocked days') }) id: string,
  ): Promise<string> {
    return removeBlockedDate(context, id);
  }
}
