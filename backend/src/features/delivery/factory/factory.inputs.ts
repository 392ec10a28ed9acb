import type { StationId } from '@hearthline/rules/stations.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { StationEnum } from './factory-home.entity.ts';

/** The fields that every change has. */
@InputType()
abstract class FactoryHomeInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'A home to put in line.' })
export class PlanHomeInput {
  @Field(() => ID, {
    description: 'The id of a project from `factoryCandidates`. A project has one home in the factory.',
  })
  projectId!: string;

  @Field(() => GraphQLLocalDate, {
    description:
      'The start day: today in the business time zone, or later. The line holds at most 100 homes.',
  })
  startsOn!: string;
}

@InputType({ description: 'A new start day for a home in line.' })
export class RescheduleHomeInput extends FactoryHomeInput {
  @Field(() => GraphQLLocalDate, {
    description: 'The new start day: today in the business time zone, or later.',
  })
  startsOn!: string;
}

@InputType({ description: 'A move by one place in the line.' })
export class ShiftHomeInput extends FactoryHomeInput {
  @Field(() => Boolean, {
    description: 'If true, the home changes places with the one before it; if false, with the one after it.',
  })
  up!: boolean;
}

@InputType({ description: 'Where a home is to be moved.' })
export class MoveHomeInput extends FactoryHomeInput {
  @Field(() => StationEnum, { description: 'The next station, or an earlier one.' })
  to!: StationId;

  @Field(() => String, {
    nullable: true,
    description: 'Why it goes back to an earlier station, at most 500 characters; required then.',
  })
  reason?: string | null;
}

@InputType({ description: 'Why a home is put on hold.' })
export class HoldHomeInput extends FactoryHomeInput {
  @Field(() => String, { description: 'The reason, 1 to 500 characters.' })
  reason!: string;
}

@InputType({ description: 'Who takes a home to its site, and when.' })
export class HandOverHomeInput extends FactoryHomeInput {
  @Field(() => String, { description: 'Who drives it to the site, 1 to 120 characters.' })
  carrier!: string;

  @Field(() => GraphQLLocalDate, {
    description: 'The day on which it leaves for the site: today in the business time zone, or later.',
  })
  transportOn!: string;

  @Field(() => [String], {
    description:
      'Every point of the checklist: inspection_passed, utilities_tested, openings_sealed, loose_parts_secured, axles_and_hitch, papers_on_board.',
  })
  checklist!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Why an admin hands it over although a required paper of the project (an approved contract, plans and permits) is rejected or missing; at most 500 characters. Without it, that is refused.',
  })
  withoutPapers?: string | null;
}
