import { Arg, Ctx, Extensions, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { assign, type AssignmentView } from './assign.service.ts';
import { AssignInput, AssignmentType } from './assignment.types.ts';
import { undoAssignment } from './undo-assignment.ts';

/** What the guard of a task lets in is checked by the action of each other kind as well. */
const alsoDoes = ['contact:assign', 'deal:assign', 'project:assign'] as const;

@Resolver()
export class AssignmentResolver {
  @Allow('task:update')
  @Extensions({ alsoDoes })
  @Mutation(() => AssignmentType, {
    description:
      'Gives records to a person, to a team in equal shares, or to nobody: all of them or none. They must be ones that the caller may assign. Open deals with the owner of their contact, or none, follow it; a deal that is won or lost is a `CONFLICT`. Needs `contact:assign`, `deal:assign`, `project:assign` or `task:update` by `kind`.',
  })
  assign(
    @Ctx() context: Context,
    @Arg('input', () => AssignInput) input: AssignInput,
  ): Promise<AssignmentView> {
    return assign(context, input);
  }

  @Allow('task:update')
  @Extensions({ alsoDoes })
  @Mutation(() => AssignmentType, {
    description:
      'Takes an assignment of the caller back within ten minutes: each record that nobody has changed since returns to its owner of before. `CONFLICT` if it is too late, or all of them were changed.',
  })
  undoAssignment(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an assignment') }) id: string,
  ): Promise<AssignmentView> {
    return undoAssignment(context, id);
  }
}
