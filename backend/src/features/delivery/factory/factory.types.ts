import type { Pagination } from '@hearthline/rules/paging.ts';
import type { StationId } from '@hearthline/rules/stations.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { FactoryEvent } from './factory-event.entity.ts';
import { FactoryHome, StationEnum } from './factory-home.entity.ts';
import type { HomeEventRow, HomeRow } from './factory.queries.ts';

@ObjectType({ simpleResolvers: true, description: 'A station of the production line.' })
export class FactoryStation {
  @Field(() => StationEnum, { description: 'Which station it is.' })
  id!: StationId;

  @Field(() => String, { description: 'The name of the station, as in `Plumbing & Electrical`.' })
  title!: string;

  @Field(() => Int, { description: 'How many homes fit at the station.' })
  slots!: number;
}

@ObjectType('FactoryBoard', { simpleResolvers: true, description: 'The whole production line.' })
export class FactoryBoardType {
  @Field(() => GraphQLLocalDate, { description: fieldText.today })
  today!: string;

  @Field(() => [FactoryStation], { description: 'The stations, in the order of the work.' })
  stations!: readonly FactoryStation[];

  @Field(() => [FactoryHome], { description: 'The homes in production, by station and slot.' })
  homes!: readonly HomeRow[];

  @Field(() => [FactoryHome], {
    description: 'The homes waiting in line, in the order in which they start; at most 100.',
  })
  line!: readonly HomeRow[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of homes.' })
export class FactoryHomePage {
  @Field(() => [FactoryHome], { description: 'At most 20 homes.' })
  homes!: readonly HomeRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a home’s history.' })
export class FactoryEventPage {
  @Field(() => [FactoryEvent], { description: 'At most 20 entries.' })
  events!: readonly HomeEventRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'A project whose home can be put in line.' })
export class FactoryCandidate {
  @Field(() => ID, { description: 'The id of the project.' })
  id!: string;

  @Field(() => String, { description: 'The name of the project.' })
  name!: string;
}
