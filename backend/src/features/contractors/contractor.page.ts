import type { Pagination } from '@hearthline/rules/paging.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { PaginationType } from '../../platform/paging.ts';
import { Build } from './build.entity.ts';
import type { BuildRow } from './build.list.ts';
import type { ContractorRow, ContractorSummary } from './contractor.service.ts';
import { CrewMember } from './crew-member.entity.ts';
import type { CrewRow } from './crew.service.ts';
import { Material } from './material.entity.ts';
import type { MaterialRow } from './material.service.ts';

@ObjectType('ContractorSummary', { simpleResolvers: true, description: 'What a contractor has now, counted.' })
export class ContractorSummaryType implements ContractorSummary {
  @Field(() => Int, { description: 'Projects that are planned, in progress or on hold.' })
  activeProjects!: number;

  @Field(() => Int, { description: 'People of the crew, whether they are on a build or not.' })
  teamMembers!: number;

  @Field(() => Int, { description: 'Builds of the current week, Monday to Sunday, in the business time zone.' })
  scheduledBuilds!: number;

  @Field(() => Int, { description: 'Materials of which some are there.' })
  availableMaterials!: number;
}

@ObjectType('Contractor', { simpleResolvers: true, description: 'A contractor as staff sees them, with what they have now.' })
export class ContractorType extends ContractorSummaryType implements ContractorRow {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name of the account.' })
  name!: string;

  @Field(() => String, { description: 'The address of the account.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As typed, at most 40 characters; null when none was given.' })
  phone!: string | null;

  @Field(() => Int, { description: 'Those of the week’s builds that are blocked.' })
  blockedBuilds!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of contractors.' })
export class ContractorPage {
  @Field(() => [ContractorType], { description: 'At most 25.' })
  contractors!: readonly ContractorRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'A working week and what is built in it.' })
export class BuildWeekType {
  @Field(() => GraphQLLocalDate, { description: 'A Monday.' })
  startsOn!: string;

  @Field(() => GraphQLLocalDate, { description: 'A Sunday.' })
  endsOn!: string;

  @Field(() => GraphQLLocalDate, { description: fieldText.today })
  today!: string;

  @Field(() => [Build], { description: 'By day: at most 100 of one contractor, 300 of all together.' })
  builds!: readonly BuildRow[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of a crew.' })
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
