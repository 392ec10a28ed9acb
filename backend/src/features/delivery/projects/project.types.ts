import { boardPageSize } from '@hearthline/rules/delivery/projects/moves.ts';
import { projectsPageSize } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { ProjectEvent } from './project-event.entity.ts';
import { Project } from './project.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of projects.' })
export class ProjectPage {
  @MaxItems(projectsPageSize)
  @Field(() => [Project], { description: 'At most 20.' })
  projects!: Project[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One page of the board of projects by stage, and of the timeline over all projects.',
})
export class ProjectBoard {
  @Field(() => GraphQLLocalDate, { description: 'The day in the business time zone.' })
  today!: string;

  @MaxItems(boardPageSize)
  @Field(() => [Project], {
    description: 'At most 75, the earliest estimated completion first; those without one last.',
  })
  projects!: Project[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a project’s history, newest first.' })
export class ProjectEventPage {
  @Field(() => [ProjectEvent], { description: 'At most 20.' })
  events!: ProjectEvent[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

export const ProjectPartEnum = graphqlEnum(
  'ProjectPart',
  'A role that an account can have on a project.',
  ['customer', 'contractor'],
  {
    customer: 'The customer that the home is for.',
    contractor: 'The contractor who builds on the site.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'An account that can be assigned to a project.' })
export class ProjectCandidate {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name of the account.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;

  @Field(() => String, { nullable: true, description: `${fieldText.phone} Null if none was given.` })
  phone!: string | null;
}
