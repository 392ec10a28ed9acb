import {
  materialFilters,
  type BuildState,
  type MaterialFilter,
} from '@hearthline/rules/delivery/contractors.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { BuildStateEnum } from './build.entity.ts';

export const MaterialFilterEnum = graphqlEnum(
  'MaterialFilter',
  'A filter for the list of materials.',
  materialFilters,
  {
    available: 'In stock.',
    used_up: 'Not in stock: used up or still to be delivered.',
    reserved: 'Reserved for a project, in stock or not.',
  },
);

const whoseText =
  'For an admin: only those of this contractor; everyone’s if omitted. Ignored for a contractor, who always sees their own.';

@ArgsType()
export class ContractorsArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of a name or an e-mail address; at most 100 characters.',
  })
  search?: string | null;
}

@ArgsType()
export class BuildsArgs {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Any day of the week; defaults to the current week.',
  })
  week?: string | null;

  @Field(() => ID, { nullable: true, description: whoseText })
  contractorId?: string | null;
}

@ArgsType()
export class BuildProjectsArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a project’s name, the customer’s name or an address; at most 100 characters.',
  })
  search?: string | null;

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

  @Field(() => MaterialFilterEnum, { nullable: true, description: 'Defaults to all materials.' })
  show?: MaterialFilter | null;

  @Field(() => ID, { nullable: true, description: whoseText })
  contractorId?: string | null;
}

@InputType({ description: 'Work on a site on one day.' })
export class BuildInput {
  @Field(() => ID, { description: 'One of `buildProjects`: neither completed nor canceled.' })
  projectId!: string;

  @Field(() => String, { description: 'What is built, for example `Set the modules`; 1 to 120 characters.' })
  title!: string;

  @Field(() => GraphQLLocalDate, {
    description: 'The day, in the business time zone; it may be in the past.',
  })
  scheduledOn!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the work takes place, at most 300 characters; the project’s site if omitted.',
  })
  place?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The members of the contractor’s crew who work on it, at most 200; all other members are taken off it.',
  })
  crewIds?: string[] | null;
}

@InputType({
  description:
    'The complete build: optional fields that are omitted are emptied, and crew members who are not listed are taken off it.',
})
export class UpdateBuildInput extends BuildInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'The new state of a build.' })
export class MarkBuildInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => BuildStateEnum, { description: 'The new state: one of the build’s `moves`.' })
  state!: BuildState;

  @Field(() => String, {
    nullable: true,
    description: 'What blocks the work, at most 500 characters; required if the state is `blocked`.',
  })
  reason?: string | null;
}

@InputType({ description: 'A member of a crew.' })
export class CrewMemberInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'Free text, for example `Roofing`; 1 to 80 characters.' })
  trade!: string;

  @Field(() => String, { nullable: true, description: fieldText.typedPhone })
  phone?: string | null;

  @Field(() => ID, { nullable: true, description: 'The build they work on; null for none.' })
  buildId?: string | null;
}

@InputType({ description: 'The complete crew member: optional fields that are omitted are emptied.' })
export class UpdateCrewMemberInput extends CrewMemberInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'A building material.' })
export class MaterialInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'The unit of the quantity, for example `sheets`; free text, 1 to 40 characters.',
  })
  unit!: string;

  @Field(() => Int, { description: 'The quantity in stock, from 0 to 10,000,000.' })
  quantity!: number;

  @Field(() => ID, { nullable: true, description: 'The project it is reserved for; null for none.' })
  projectId?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The date of the next delivery; null if none is expected.',
  })
  deliveryOn?: string | null;
}

@InputType({ description: 'The complete material: optional fields that are omitted are emptied.' })
export class UpdateMaterialInput extends MaterialInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}
