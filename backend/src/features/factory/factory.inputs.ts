import type { StationId } from '@hearthline/rules/production.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { StationEnum } from './factory-home.entity.ts';

/** The fields that every change has. */
@InputType()
abstract class HomeInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'A home for the line.' })
export class PlanHomeInput {
  @Field(() => ID, { description: 'One of `factoryCandidates`. A project has one home in the factory.' })
  projectId!: string;

  @Field(() => GraphQLLocalDate, { description: 'The business’s today or later. The line holds at most 100 homes.' })
  startsOn!: string;
}

@InputType({ description: 'Another day to start on.' })
export class RescheduleHomeInput extends HomeInput {
  @Field(() => GraphQLLocalDate, { description: 'The business’s today or later.' })
  startsOn!: string;
}

@InputType({ description: 'One place up or down in the line.' })
export class ShiftHomeInput extends HomeInput {
  @Field(() => Boolean, { description: 'True: changes places with the home before it; false: with the one after it.' })
  up!: boolean;
}

@InputType({ description: 'Where a home goes.' })
export class MoveHomeInput extends HomeInput {
  @Field(() => StationEnum, { description: 'The next station, or an earlier one.' })
  to!: StationId;

  @Field(() => String, { nullable: true, description: 'Why it goes back, at most 500 characters; needed then.' })
  reason?: string | null;
}

@InputType({ description: 'Why a home is held.' })
export class HoldHomeInput extends HomeInput {
  @Field(() => String, { description: '1 to 500 characters.' })
  reason!: string;
}

@InputType({ description: 'What goes with a home that leaves.' })
export class HandOverHomeInput extends HomeInput {
  @Field(() => String, { description: 'Who drives it to the site, 1 to 120 characters.' })
  carrier!: string;

  @Field(() => GraphQLLocalDate, { description: 'When it leaves for the site: the business’s today or later.' })
  transportOn!: string;

  @Field(() => [String], { description: 'Every point of the checklist: inspection_passed, utilities_tested, openings_sealed, loose_parts_secured, axles_and_hitch, papers_on_board.' })
  checklist!: string[];
}
