import { projectsPageSize } from '@hearthline/rules/projects.ts';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { AtMost } from '../../platform/list-size.ts';
import { PaginationType } from '../../platform/paging.ts';
import { ProjectEvent } from './project-event.entity.ts';
import { Project } from './project.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of projects.' })
export class ProjectPage {
  @AtMost(projectsPageSize)
  @Field(() => [Project])
  projects!: Project[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: "One page of a project's history, newest first." })
export class ProjectEventPage {
  @Field(() => [ProjectEvent])
  events!: ProjectEvent[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

export const ProjectPartEnum = { customer: 'customer', contractor: 'contractor' } as const;
registerEnumType(ProjectPartEnum, { name: 'ProjectPart', description: 'What somebody with an account can be on a project.' });

@ObjectType({ simpleResolvers: true, description: 'Somebody who can be put on a project.' })
export class ProjectCandidate {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phone!: string | null;
}
