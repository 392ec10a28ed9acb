import type { ProjectSort, ProjectStatus } from '@hearthline/rules/projects.ts';
import { ArgsType, Field, Int } from 'type-graphql';
import { ProjectSortEnum, ProjectStatusEnum } from './project.entity.ts';

@ArgsType()
export class ProjectsArgs {
  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number | null;

  @Field(() => String, { nullable: true, description: "Part of a name, the customer's name or an address." })
  search?: string | null;

  @Field(() => ProjectStatusEnum, { nullable: true })
  status?: ProjectStatus | null;

  @Field(() => ProjectSortEnum, { nullable: true, description: '`newest` when missing.' })
  sort?: ProjectSort | null;
}
