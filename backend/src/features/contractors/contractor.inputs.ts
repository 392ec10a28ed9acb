import { materialFilters, type BuildState, type MaterialFilter } from '@hearthline/rules/contractors.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { BuildStateEnum } from './build.entity.ts';

export const MaterialFilterEnum = graphqlEnum('MaterialFilter', 'What the list of materials can be narrowed to.', materialFilters, {
  available: 'Of which some are there.',
  used_up: 'Of which none are there, or not yet.',
  reserved: 'Reserved for a project, there or not.',
});

const whoseText = 'For the admin: whose; everybody’s when missing. A contractor is shown the own ones whatever is asked.';

@ArgsType()
export class ContractorsArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name or an e-mail address; at most 100 characters.' })
  search?: string | null;
}

@ArgsType()
export class BuildsArgs {
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Any day of the week; the current one when missing.' })
  week?: string | null;

  @Field(() => ID, { nullable: true, description: whoseText })
  contractorId?: string | null;
}

@ArgsType()
export class CrewArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name or a trade; at most 100 characters.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: whoseText })
  contractorId?: string | null;
}

@ArgsType()
export class MaterialsArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name; at most 100 characters.' })
  search?: string | null;

  @Field(() => MaterialFilterEnum, { nullable: true, description: 'All of them when missing.' })
  show?: MaterialFilter | null;

  @Field(() => ID, { nullable: true, description: whoseText })
  contractorId?: string | null;
}

@InputType({ description: 'Work on a site on one day.' })
export class BuildInput {
  @Field(() => ID, { description: 'One of the contractor’s own projects that is not closed.' })
  projectId!: string;

  @Field(() => String, { description: 'What is built, as in `Set the modules`; 1 to 120 characters.' })
  title!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day, where the business is; past days too.' })
  scheduledOn!: string;

  @Field(() => String, { nullable: true, description: 'Where, at most 300 characters; the site of the project when missing.' })
  place?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Who of the own crew works on it, at most 200; everybody else leaves it.' })
  crewIds?: string[] | null;
}

@InputType({ description: 'The whole build as it is to be: what is left out becomes empty, and who is not named leaves it.' })
export class UpdateBuildInput extends BuildInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'What has become of a build.' })
export class MarkBuildInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => BuildStateEnum, { description: 'What it has become: one of the `moves` of the build.' })
  state!: BuildState;

  @Field(() => String, { nullable: true, description: 'What blocks it, at most 500 characters; needed with `blocked`.' })
  reason?: string | null;
}

@InputType({ description: 'Somebody of a crew.' })
export class CrewMemberInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'As in `Roofing`; free words, 1 to 80 characters.' })
  trade!: string;

  @Field(() => String, { nullable: true, description: 'As typed, at most 40 characters.' })
  phone?: string | null;

  @Field(() => ID, { nullable: true, description: 'The build they are on; null: none.' })
  buildId?: string | null;
}

@InputType({ description: 'Somebody of the crew as they are to be: what is left out becomes empty.' })
export class UpdateCrewMemberInput extends CrewMemberInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'Something to build with.' })
export class MaterialInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'What it is counted in, as in `sheets`; free words, 1 to 40 characters.' })
  unit!: string;

  @Field(() => Int, { description: 'How many are there, from 0 to 10,000,000.' })
  quantity!: number;

  @Field(() => ID, { nullable: true, description: 'The project it is reserved for; null: none.' })
  projectId?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When the next delivery comes; null: none is expected.' })
  deliveryOn?: string | null;
}

@InputType({ description: 'The whole material as it is to be: what is left out becomes empty.' })
export class UpdateMaterialInput extends MaterialInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}
