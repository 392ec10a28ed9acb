import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Build } from './build.entity.ts';

/** Somebody who works for a contractor. */
@ObjectType({ simpleResolvers: true, description: 'Somebody who works for a contractor.' })
@Entity({ tableName: 'crew_members' })
@Index({ name: 'crew_members_contractor_index', properties: ['contractor', 'name'] })
export class CrewMember extends VersionedEntity {
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  contractor!: User;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'As in `Roofing`.' })
  @Property({ type: 'text' })
  trade!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @Index({ name: 'crew_members_build_index' })
  @ManyToOne(() => Build, { nullable: true, deleteRule: 'set null' })
  build!: Build | null;

  @Field(() => ID, { nullable: true, description: 'The build they are on.' })
  buildId?: string | null;

  @Field(() => String, { nullable: true, description: 'The build they are on, in words.' })
  buildTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'The project of that build.' })
  projectName?: string | null;

  @Field(() => String, { nullable: true, description: 'Whose crew they are of.' })
  contractorName?: string | null;
}
