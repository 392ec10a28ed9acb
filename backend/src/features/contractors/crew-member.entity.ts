import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Build } from './build.entity.ts';

/** A person who works for a contractor. */
@ObjectType({ simpleResolvers: true, description: 'Somebody who works for a contractor.' })
@Entity({ tableName: 'crew_members' })
@Index({ name: 'crew_members_contractor_index', properties: ['contractor', 'name'] })
export class CrewMember extends VersionedEntity {
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  contractor!: User;

  @Field(() => String, { description: 'At most 120 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'As in `Roofing`; free words, at most 80 characters.' })
  @Property({ type: 'text' })
  trade!: string;

  @Field(() => String, { nullable: true, description: 'As typed, at most 40 characters; null when none is known.' })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @Index({ name: 'crew_members_build_index' })
  @ManyToOne(() => Build, { nullable: true, deleteRule: 'set null' })
  build!: Build | null;

  @Field(() => ID, { nullable: true, description: 'The build they are on; null: on none.' })
  buildId?: string | null;

  @Field(() => String, { nullable: true, description: 'The title of that build; null where `buildId` is.' })
  buildTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the project of that build; null where `buildId` is.' })
  projectName?: string | null;

  @Field(() => String, { nullable: true, description: 'Whose crew they are of.' })
  contractorName?: string | null;
}
