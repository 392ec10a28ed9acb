import type { Pagination } from '@hearthline/rules/paging.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { Build } from './build.entity.ts';
import type { BuildRow } from './build.queries.ts';
import type { ContractorRow, ContractorSummary } from './contractor.service.ts';
import { CrewMember } from './crew-member.entity.ts';
import type { CrewRow } from './crew.service.ts';
import { Material } from './material.entity.ts';
import type { MaterialRow } from './material.service.ts';

@ObjectType('ContractorSummary', { simpleResolvers: true, description: 'A contractor’s current figures.' })
export class ContractorSummaryType implements ContractorSummary {
  @Field(() => Int, { description: 'Projects that are planned, in progress or on hold.' })
  activeProjects!: number;

  @Field(() => Int, { description: 'Members of the crew, whether or not they are on a build.' })
  teamMembers!: number;

  @Field(() => Int, {
    description: 'Builds in the current week, Monday to Sunday, in the business time zone.',
  })
  scheduledBuilds!: number;

  @Field(() => Int, { description: 'Materials with a quantity above 0.' })
  availableMaterials!: number;
}

@ObjectType('Contractor', {
  simpleResolvers: true,
  description: 'A contractor as shown to staff, with their current figures.',
})
export class ContractorType extends ContractorSummaryType implements ContractorRow {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name of the account.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;

  @Field(() => String, { nullable: true, description: `${fieldText.phone} Null if none was given.` })
  phone!: string | null;

  @Field(() => Int, { description: 'How many of the current week’s builds are blocked.' })
  blockedBuilds!: number;

  @Field(() => Boolean, {
    description:
      'Whether the account was removed: the contractor cannot sign in or be picked for a project, but the lists stay.',
  })
  isArchived!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of contractors.' })
export class ContractorPage {
  @Field(() => [ContractorType], { description: 'At most 25.' })
  contractors!: readonly ContractorRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'A project on which builds can be scheduled.' })
export class BuildProject {
  @Field(() => ID, { description: 'The id of the project.' })
  id!: string;

  @Field(() => String, { description: 'The name of the project.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The address of the building site. Null if unknown.' })
  address!: string | null;

  @Field(() => ID, { description: 'The id of its contractor, whose crew can be put on a build.' })
  contractorId!: string;

  @Field(() => String, { description: 'The name of its contractor.' })
  contractorName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A week, Monday to Sunday, and its builds.' })
export class BuildWeekType {
  @Field(() => GraphQLLocalDate, { description: 'The Monday of the week.' })
  startsOn!: string;

  @Field(() => GraphQLLocalDate, { description: 'The Sunday of the week.' })
  endsOn!: string;

  @Field(() => GraphQLLocalDate, { description: fieldText.today })
  today!: string;

  @Field(() => [Build], {
    description: 'In order of day: at most 100 of one contractor, and 300 of all contractors together.',
  })
  builds!: readonly BuildRow[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of crew members.' })
export class CrewPage {
  @Field(() => [CrewMember], { description: 'At most 50.' })
  members!: readonly CrewRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'One page of materials.' })
export class MaterialPage {
  @Field(() => [Material], { description: 'At most 25.' })
  materials!: readonly MaterialRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: Pagination;
}
