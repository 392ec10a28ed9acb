import { tasksPageSize } from '@hearthline/rules/office/tasks/task-rules.ts';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { Project } from '../../delivery/projects/project.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { DealType } from '../../sale/deals/deal.api.ts';
import type { TaskView } from './task.queries.ts';
import { createTask, listTasks, listTasksOf, removeTask, updateTask } from './task.service.ts';
import { TaskInput, TaskPageType, TaskType } from './task.types.ts';

@ArgsType()
class TaskFilterArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Whose: `me`, `none` for those that nobody active does, or the id of a member of staff.',
  })
  owner?: string;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are done, or that are not.' })
  done?: boolean;

  @Field(() => ID, { nullable: true, description: 'Only those about this contact.' })
  contactId?: string;

  @Field(() => ID, { nullable: true, description: 'Only those about this deal.' })
  dealId?: string;

  @Field(() => ID, { nullable: true, description: 'Only those about this project.' })
  projectId?: string;
}

const taskId = idOf('a task');

@Resolver()
export class TaskResolver {
  @Allow('task:list')
  @Query(() => TaskPageType, {
    description:
      'The tasks that the viewer does or made, and those about what they read; 50 a page, by due day.',
  })
  tasks(@Ctx() context: Context, @Args(() => TaskFilterArgs) filter: TaskFilterArgs): Promise<TaskPageType> {
    return listTasks(context, filter);
  }

  @Allow('task:create')
  @Mutation(() => TaskType, {
    description: 'Makes a task. It is the caller’s unless somebody else is named, who hears of it by mail.',
  })
  createTask(@Ctx() context: Context, @Arg('input', () => TaskInput) input: TaskInput): Promise<TaskView> {
    return createTask(context, input);
  }

  @Allow('task:update')
  @Mutation(() => TaskType, {
    description: 'Changes a task, completes it or opens it again; `FORBIDDEN` for who may only read it.',
  })
  updateTask(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: taskId }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('input', () => TaskInput) input: TaskInput,
  ): Promise<TaskView> {
    return updateTask(context, id, version, input);
  }

  @Allow('task:delete')
  @Mutation(() => ID, { description: 'Removes a task for good and returns its id.' })
  removeTask(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: taskId }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<string> {
    return removeTask(context, id, version);
  }
}

const tasksOf = 'Its tasks that the viewer sees, the open ones first, by due day; at most 50.';

@Resolver(() => Contact)
export class ContactTaskResolver {
  @Allow('task:list')
  @MaxItems(tasksPageSize)
  @FieldResolver(() => [TaskType], { description: tasksOf })
  tasks(@Ctx() context: Context, @Root() { id }: { readonly id: string }): Promise<TaskView[]> {
    return listTasksOf(context, 'contactId', id);
  }
}

@Resolver(() => DealType)
export class DealTaskResolver {
  @Allow('task:list')
  @MaxItems(tasksPageSize)
  @FieldResolver(() => [TaskType], { description: tasksOf })
  tasks(@Ctx() context: Context, @Root() { id }: { readonly id: string }): Promise<TaskView[]> {
    return listTasksOf(context, 'dealId', id);
  }
}

@Resolver(() => Project)
export class ProjectTaskResolver {
  @Allow('task:list')
  @MaxItems(tasksPageSize)
  @FieldResolver(() => [TaskType], { nullable: true, description: tasksOf })
  tasks(@Ctx() context: Context, @Root() { id }: { readonly id: string }): Promise<TaskView[]> {
    return listTasksOf(context, 'projectId', id);
  }
}
