import { Field, ObjectType } from 'type-graphql';
import { PaginationType } from '../../platform/paging.ts';
import { Project } from './project.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of projects.' })
export class ProjectPage {
  @Field(() => [Project])
  projects!: Project[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}
