import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Project } from '../projects/project.entity.ts';

/** A material that a contractor builds with, and how much of it is in stock. */
@ObjectType({ simpleResolvers: true, description: 'Something a contractor builds with, as far as it is there.' })
@Entity({ tableName: 'materials' })
@Index({ name: 'materials_contractor_index', properties: ['contractor', 'name'] })
@Check({ name: 'materials_quantity_check', expression: 'quantity >= 0' })
export class Material extends VersionedEntity {
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  contractor!: User;

  @Field(() => String, { description: 'At most 120 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'What it is counted in, as in `sheets`; at most 40 characters.' })
  @Property({ type: 'text' })
  unit!: string;

  @Field(() => Int, { description: 'How many are there; 0: used up, or still to be delivered.' })
  @Property({ type: 'integer' })
  quantity!: number;

  @Index({ name: 'materials_project_index' })
  @ManyToOne(() => Project, { nullable: true, deleteRule: 'set null' })
  project!: Project | null;

  @Field(() => ID, { nullable: true, description: 'The project it is reserved for; null: for none.' })
  projectId?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of that project; null where `projectId` is.' })
  projectName?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When the next delivery comes, where the business is; null: none is expected.' })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  deliveryOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Whose it is.' })
  contractorName?: string | null;
}
