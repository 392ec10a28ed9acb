import { materialFilters, type BuildState, type MaterialFilter } from '@hearthline/rules/contractors.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { BuildStateEnum } from './build.entity.ts';

export const MaterialFilterEnum = Object.fromEntries(materialFilters.map((filter) => [filter, filter]));
registerEnumType(MaterialFilterEnum, { name: 'MaterialFilter', description: 'What the list of materials can be narrowed to.' });

const versionText = 'The version that the change was made from.';

const whoseText = 'For the admin: whose; everybody’s when missing. A contractor is shown the own ones whatever is asked.';

@ArgsType()
export class ContractorsArgs {
  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name or an e-mail address.' })
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
  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name or a trade.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: whoseText })
  contractorId?: string | null;
}

@ArgsType()
export class MaterialsArgs {
  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name.' })
  search?: string | null;

  @Field(() => MaterialFilterEnum, { nullable: true })
  show?: MaterialFilter | null;

  @Field(() => ID, { nullable: true, description: whoseText })
  contractorId?: string | null;
}

@InputType({ description: 'Work on a site on one day.' })
export class BuildInput {
  @Field(() => ID, { description: 'One of the contractor’s own projects that is not closed.' })
  projectId!: string;

  @Field(() => String)
  title!: string;

  @Field(() => GraphQLLocalDate)
  scheduledOn!: string;

  @Field(() => String, { nullable: true, description: 'The site of the project when missing.' })
  place?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Who works on it; everybody else leaves it.' })
  crewIds?: string[] | null;
}

@InputType({ description: 'A changed build.' })
export class UpdateBuildInput extends BuildInput {
  @Field(() => Int, { description: versionText })
  version!: number;
}

@InputType({ description: 'What became of a build.' })
export class MarkBuildInput {
  @Field(() => Int, { description: versionText })
  version!: number;

  @Field(() => BuildStateEnum)
  state!: BuildState;

  @Field(() => String, { nullable: true, description: 'What blocks it; needed with `blocked`.' })
  reason?: string | null;
}

@InputType({ description: 'Somebody of a crew.' })
export class CrewMemberInput {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  trade!: string;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => ID, { nullable: true, description: 'The build they are on; null: none.' })
  buildId?: string | null;
}

@InputType({ description: 'A changed member of a crew.' })
export class UpdateCrewMemberInput extends CrewMemberInput {
  @Field(() => Int, { description: versionText })
  version!: number;
}

@InputType({ description: 'Something to build with.' })
export class MaterialInput {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  unit!: string;

  @Field(() => Int, { description: 'How many are there.' })
  quantity!: number;

  @Field(() => ID, { nullable: true, description: 'The project it is reserved for; null: none.' })
  projectId?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  deliveryOn?: string | null;
}

@InputType({ description: 'Changed material.' })
export class UpdateMaterialInput extends MaterialInput {
  @Field(() => Int, { description: versionText })
  version!: number;
}
