import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Project } from '../projects/project.entity.ts';

/** A material that a contractor builds with, and how much of it is in stock. */
@ObjectType({ simpleResolvers: true, description: 'A contractor’s building material and its quantity.' })
@Entity({ tableName: 'materials' })
@Index({ name: 'materials_contractor_index', properties: ['contractor', 'name'] })
@Check({ name: 'materials_quantity_check', expression: 'quantity >= 0' })
export class Material extends VersionedEntity {
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  contractor!: User;

  @Field(() => String, { description: 'At most 120 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    description: 'The unit of the quantity, for example `sheets`; at most 40 characters.',
  })
  @Property({ type: 'text' })
  unit!: string;

  @Field(() => Int, { description: 'The quantity in stock; 0 if it is used up or still to be delivered.' })
  @Property({ type: 'integer' })
  quantity!: number;

  @Index({ name: 'materials_project_index' })
  @ManyToOne(() => Project, { nullable: true, deleteRule: 'set null' })
  project!: Project | null;

  @Field(() => ID, { nullable: true, description: 'The project it is reserved for. Null if there is none.' })
  projectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of that project. Null if `projectId` is null.',
  })
  projectName?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The date of the next delivery, in the business time zone. Null if none is expected.',
  })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  deliveryOn!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the contractor it belongs to.' })
  contractorName?: string | null;
}
