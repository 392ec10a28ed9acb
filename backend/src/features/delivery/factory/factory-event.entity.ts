import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { homeEventKinds, type HomeEventKind } from '@hearthline/rules/delivery/factory.ts';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { FactoryHome } from './factory-home.entity.ts';

export const HomeEventKindEnum = graphqlEnum(
  'HomeEventKind',
  'What happened to a home in the factory.',
  homeEventKinds,
  {
    planned: 'It was put in line.',
    rescheduled: 'Its start day was changed.',
    removed: 'It was taken out of line.',
    started: 'It arrived at the first station.',
    moved: 'It went on to the next station.',
    moved_back: 'It went back to an earlier station; `reason` says why.',
    held: 'It was put on hold; `reason` says why.',
    released: 'It was released from hold.',
    handed_over: 'It left for its site.',
  },
);

/** One entry in a home's factory history. */
@ObjectType({ simpleResolvers: true, description: 'An entry in a home’s factory history.' })
@Entity({ tableName: 'factory_events' })
@Index({
  name: 'factory_events_newest_index',
  expression:
    'create index factory_events_newest_index on factory_events (home_id, created_at desc, id desc)',
})
export class FactoryEvent extends BaseEntity {
  @ManyToOne(() => FactoryHome, { deleteRule: 'cascade', index: false })
  home!: FactoryHome;

  @Index({ name: 'factory_events_actor_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  actor!: User | null;

  @Field(() => HomeEventKindEnum, { description: 'What happened.' })
  @Enum({ items: () => [...homeEventKinds], type: 'string', columnType: 'text' })
  kind!: HomeEventKind;

  @Field(() => String, {
    nullable: true,
    description: 'The station or day before the event. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The station or day after the event. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  after!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was put on hold or moved back; for a hand-over, the carrier. Null otherwise.',
  })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who did it. Null if that account is deleted.',
  })
  actorName?: string | null;
}
