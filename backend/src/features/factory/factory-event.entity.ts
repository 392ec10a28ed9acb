import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { homeEventKinds, type HomeEventKind } from '@hearthline/rules/production.ts';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../platform/base.entity.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { User } from '../accounts/user.entity.ts';
import { FactoryHome } from './factory-home.entity.ts';

export const HomeEventKindEnum = graphqlEnum('HomeEventKind', 'What happened to a home in the factory.', homeEventKinds, {
  planned: 'It was put in the line.',
  rescheduled: 'It got another day to start on.',
  removed: 'It was taken out of the line.',
  started: 'It came to the first station.',
  moved: 'It went on to the next station.',
  moved_back: 'It went back to an earlier station; `reason` says why.',
  held: 'It was held; `reason` says why.',
  released: 'It may go on.',
  handed_over: 'It left for its site.',
});

/** One entry in a home's factory history. */
@ObjectType({ simpleResolvers: true, description: 'One line of a home’s history in the factory.' })
@Entity({ tableName: 'factory_events' })
@Index({ name: 'factory_events_newest_index', expression: 'create index factory_events_newest_index on factory_events (home_id, created_at desc, id desc)' })
export class FactoryEvent extends BaseEntity {
  @ManyToOne(() => FactoryHome, { deleteRule: 'cascade', index: false })
  home!: FactoryHome;

  @Index({ name: 'factory_events_actor_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  actor!: User | null;

  @Field(() => HomeEventKindEnum, { description: 'What happened.' })
  @Enum({ items: () => [...homeEventKinds], type: 'string', columnType: 'text' })
  kind!: HomeEventKind;

  @Field(() => String, { nullable: true, description: 'A station or a day, as it was; null when there is nothing to name.' })
  @Property({ type: 'text', nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'A station or a day, as it became; null when there is nothing to name.' })
  @Property({ type: 'text', nullable: true })
  after!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was held or went back; the carrier of a hand-over. Null otherwise.' })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Who did it; null when that account is gone.' })
  actorName?: string | null;
}
