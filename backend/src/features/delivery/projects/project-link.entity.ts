import { Entity, Index, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Project } from './project.entity.ts';

/** Staff's answer that a customer is not the contact of a project, although they have the same address. */
@Entity({ tableName: 'project_link_refusals' })
@Unique({ name: 'project_link_refusals_project_user_unique', properties: ['project', 'user'] })
export class ProjectLinkRefusal extends BaseEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade', index: false })
  project!: Project;

  @Index({ name: 'project_link_refusals_user_index' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  user!: User;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A customer whose verified e-mail address is that of the contact of a project without a customer: possibly the same person.',
})
export class ProjectLinkQuestion {
  @Field(() => ID, { description: 'The id of the project.' })
  projectId!: string;

  @Field(() => String, { description: 'The name of the project.' })
  projectName!: string;

  @Field(() => ID, { description: 'The id of the project’s contact.' })
  contactId!: string;

  @Field(() => String, { description: 'The name of the project’s contact.' })
  contactName!: string;

  @Field(() => ID, { description: 'The id of the customer’s account.' })
  userId!: string;

  @Field(() => String, { description: 'The name of the customer’s account.' })
  userName!: string;

  @Field(() => String, { description: 'The verified e-mail address of the account.' })
  email!: string;
}
