import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { homeStates, type HomeState } from '@hearthline/rules/delivery/factory.ts';
import { stationIds, type StationId } from '@hearthline/rules/stations.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Project } from '../projects/project.entity.ts';

export const StationEnum = graphqlEnum('Station', 'A station of the production line.', stationIds, {
  frame: 'The first station: every home starts here.',
  walls: 'The second station, after the frame.',
  roof: 'The third station, after the walls.',
  plumbing_electrical: 'The fourth station: pipes and wires.',
  interior: 'The fifth station, inside the walls.',
  finish: 'The sixth station, with a slot for one home.',
  inspection: 'The last station, with a slot for one home, from which homes are handed over.',
});

export const HomeStateEnum = graphqlEnum(
  'HomeState',
  'Where a home is on its way through the factory.',
  homeStates,
  {
    planned: 'Waiting in line for its start day.',
    in_production: 'At a station.',
    handed_over: 'Gone to its site.',
  },
);

/** A project's home on its way through the factory. Of the project, the factory knows only the name and the size of the home. */
@ObjectType({ simpleResolvers: true, description: 'A home on its way through the factory.' })
@Entity({ tableName: 'factory_homes' })
@Index({
  name: 'factory_homes_project_unique',
  expression: 'create unique index factory_homes_project_unique on factory_homes (project_id)',
})
@Index({
  name: 'factory_homes_slot_unique',
  expression:
    "create unique index factory_homes_slot_unique on factory_homes (station, slot) where state = 'in_production'",
})
@Index({
  name: 'factory_homes_line_index',
  expression:
    "create index factory_homes_line_index on factory_homes (starts_on, position, id) where state = 'planned'",
})
@Index({
  name: 'factory_homes_gone_index',
  expression:
    "create index factory_homes_gone_index on factory_homes (handed_over_at desc, id desc) where state = 'handed_over'",
})
@Check({
  name: 'factory_homes_place_check',
  expression: "(state = 'in_production') = (station is not null and slot is not null)",
})
@Check({
  name: 'factory_homes_gone_check',
  expression: "(state = 'handed_over') = (handed_over_at is not null)",
})
export class FactoryHome extends VersionedEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade', index: false })
  project!: Project;

  @Field(() => String, { description: 'The name of the project it is built for.' })
  projectName?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Living area in square feet. Null if the project does not state it.',
  })
  sqft?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of bedrooms. Null if the project does not state it.',
  })
  bedrooms?: number | null;

  @Field(() => HomeStateEnum, { description: 'Where the home is.' })
  @Enum({ items: () => [...homeStates], type: 'string', columnType: 'text', default: 'planned' })
  state!: HomeState;

  @Field(() => GraphQLLocalDate, {
    description: 'The day on which production starts, or was planned to start, in the business time zone.',
  })
  @Property({ type: 'string', columnType: 'date' })
  startsOn!: string;

  /** The order among the homes that start on the same day. */
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => StationEnum, {
    nullable: true,
    description: 'The station where it is worked on. Null if it is waiting in line or handed over.',
  })
  @Enum({ items: () => [...stationIds], type: 'string', columnType: 'text', nullable: true })
  station!: StationId | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its slot at the station, from 1. Null if `station` is null.',
  })
  @Property({ type: 'smallint', nullable: true })
  slot!: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it arrived at its station. Null if `station` is null.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  stationSince!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it is on hold. Null if it is not.' })
  @Property({ type: 'text', nullable: true })
  holdReason!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was put on hold. Null if it is not on hold.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  heldAt!: Date | null;

  @Index({ name: 'factory_homes_held_by_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  heldBy!: User | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the user who put it on hold. Null if it is not on hold, or that account is deleted.',
  })
  heldByName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who drives it to the site. Null until it is handed over.',
  })
  @Property({ type: 'text', nullable: true })
  carrier!: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'The day on which it leaves for the site, in the business time zone. Null until it is handed over.',
  })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  transportOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was handed over. Null until then.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  handedOverAt!: Date | null;

  @Field(() => StationEnum, {
    nullable: true,
    description: 'The station it goes to next. Null if it is ready for transport or handed over.',
  })
  nextStation?: StationId | null;
}
