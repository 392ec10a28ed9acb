import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { ownerOf, StaffPersonType, type StaffRow } from '../../people/staff/staff.api.ts';
import { Project } from './project.entity.ts';
import type { ProjectView } from './project-view.ts';

type Managed = Pick<ProjectView, 'managerId'>;

@Resolver(() => Project)
export class ProjectManagerResolver {
  @Allow('staff:list')
  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The id of the account that `managerName` names, also of one that is not active any more.',
  })
  managerId(@Root() { managerId = null }: Managed): string | null {
    return managerId;
  }

  @Allow('staff:list')
  @FieldResolver(() => StaffPersonType, {
    nullable: true,
    description:
      'The member of staff whose work it is. Null if it is unassigned: nobody’s, or of an account that is not active or may not manage projects.',
  })
  manager(@Ctx() context: Context, @Root() { managerId }: Managed): Promise<StaffRow | null> {
    return ownerOf(context, 'project', managerId);
  }
}
