import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { homeEventKinds, type HomeEventKind } from '@hearthline/rules/production.ts';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { BaseEntity } from '../../platform/base.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { FactoryHome } from './factory-home.entity.ts';

export const HomeEventKindEnum = Object.fromEntries(homeEventKinds.map((kind) => [kind, kind]));
registerEnumType(HomeEventKindEnum, { name: 'HomeEventKind', description: 'What happened to a home in the factory.' });

/** One line of a home's history in the factory. */
@ObjectType({ simpleResolvers: true, description: 'One line of a home’s history in the factory.' })
@Entity({ tableName: 'factory_events' })
@Index({ name: 'factory_events_newest_index', expression: 'create index factory_events_newest_index on factory_events (home_id, created_at desc, id desc)' })
export class FactoryEvent extends BaseEntity {
  @ManyToOne(() => FactoryHome, { deleteRule: 'cascade', index: false })
  home!: FactoryHome;

  @Index({ name: 'factory_events_actor_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  actor!: User | null;

  @Field(() => HomeEventKindEnum)
  @Enum({ items: () => [...homeEventKinds], type: 'string', columnType: 'text' })
  kind!: HomeEventKind;

  @Field(() => String, { nullable: true, description: 'A station or a day.' })
  @Property({ type: 'text', nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'A station or a day.' })
  @Property({ type: 'text', nullable: true })
  after!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was held or went back; the carrier of a hand-over.' })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => String, { nullable: true })
  actorName?: string | null;
}
