import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import { ProjectLinkQuestion } from '../project-link.entity.ts';
import { answerLink, listLinkQuestions, type LinkQuestion } from './customer-link.service.ts';

@Resolver()
export class ProjectLinkResolver {
  @Allow('project:link')
  @Query(() => [ProjectLinkQuestion], {
    description:
      'Customers whose verified address is that of a project’s contact, about whom no one has answered yet; at most 20, those of the newest projects first.',
  })
  projectLinkQuestions(
    @Ctx() context: Context,
    @Arg('projectId', () => ID, {
      nullable: true,
      description: 'The id of a project. If omitted, the questions about all projects are returned.',
    })
    projectId: string | null,
  ): Promise<LinkQuestion[]> {
    return listLinkQuestions(context, projectId ?? null);
  }

  @Allow('project:link')
  @Mutation(() => Boolean, {
    description:
      'Answers one of `projectLinkQuestions`. If they are the same person, the account becomes the project’s customer and sees it from then on; otherwise no one is asked again. Always returns true.',
  })
  answerProjectLink(
    @Ctx() context: Context,
    @Arg('projectId', () => ID, { description: idOf('a project') }) projectId: string,
    @Arg('userId', () => ID, { description: idOf('the customer’s account') }) userId: string,
    @Arg('isSame', () => Boolean, { description: 'Whether the customer is the project’s contact.' })
    isSame: boolean,
  ): Promise<boolean> {
    return answerLink(context, projectId, userId, { isSame });
  }
}
