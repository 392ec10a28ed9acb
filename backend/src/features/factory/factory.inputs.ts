import type { StationId } from '@hearthline/rules/production.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { StationEnum } from './factory-home.entity.ts';

/** What every change names. */
@InputType()
abstract class HomeInput {
  @Field(() => Int, { description: 'The version that the change was made from. If somebody else was faster, it is refused with `CONFLICT`.' })
  version!: number;
}

@InputType({ description: 'A home for the line.' })
export class PlanHomeInput {
  @Field(() => ID, { description: 'One of `factoryCandidates`.' })
  projectId!: string;

  @Field(() => GraphQLLocalDate)
  startsOn!: string;
}

@InputType({ description: 'Another day to start on.' })
export class RescheduleHomeInput extends HomeInput {
  @Field(() => GraphQLLocalDate)
  startsOn!: string;
}

@InputType({ description: 'One place up or down in the line.' })
export class ShiftHomeInput extends HomeInput {
  @Field(() => Boolean)
  up!: boolean;
}

@InputType({ description: 'Where a home goes.' })
export class MoveHomeInput extends HomeInput {
  @Field(() => StationEnum, { description: 'The next station, or an earlier one.' })
  to!: StationId;

  @Field(() => String, { nullable: true, description: 'Why it goes back; needed then.' })
  reason?: string | null;
}

@InputType({ description: 'Why a home is held.' })
export class HoldHomeInput extends HomeInput {
  @Field(() => String)
  reason!: string;
}

@InputType({ description: 'What goes with a home that leaves.' })
export class HandOverHomeInput extends HomeInput {
  @Field(() => String)
  carrier!: string;

  @Field(() => GraphQLLocalDate, { description: 'Today or later.' })
  transportOn!: string;

  @Field(() => [String], { description: 'Every point of the checklist: inspection_passed, utilities_tested, openings_sealed, loose_parts_secured, axles_and_hitch, papers_on_board.' })
  checklist!: string[];
}
