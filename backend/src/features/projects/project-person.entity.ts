import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../platform/access.ts';

/** What somebody on a project may know of the others: the name. How to reach them is the office's. */
@ObjectType({ simpleResolvers: true, description: 'Somebody on a project, as far as the others on it may know.' })
export class ProjectPerson {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Allow('project:read-people')
  @Field(() => String)
  email!: string;

  @Allow('project:read-people')
  @Field(() => String, { nullable: true })
  phone!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The contact that a project began with.' })
export class ProjectContact {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}
