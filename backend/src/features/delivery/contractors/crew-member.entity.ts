import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Build } from './build.entity.ts';

/** A person who works for a contractor. */
@ObjectType({ simpleResolvers: true, description: 'A person who works for a contractor.' })
@Entity({ tableName: 'crew_members' })
@Index({ name: 'crew_members_contractor_index', properties: ['contractor', 'name'] })
export class CrewMember extends VersionedEntity {
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  contractor!: User;

  @Field(() => String, { description: 'At most 120 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Free text, for example `Roofing`; at most 80 characters.' })
  @Property({ type: 'text' })
  trade!: string;

  @Field(() => String, { nullable: true, description: `${fieldText.phone} Null if unknown.` })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @Index({ name: 'crew_members_build_index' })
  @ManyToOne(() => Build, { nullable: true, deleteRule: 'set null' })
  build!: Build | null;

  @Field(() => ID, { nullable: true, description: 'The build they work on. Null if there is none.' })
  buildId?: string | null;

  @Field(() => String, { nullable: true, description: 'The title of that build. Null if `buildId` is null.' })
  buildTitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of that build’s project. Null if `buildId` is null.',
  })
  projectName?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the contractor they work for.' })
  contractorName?: string | null;
}
