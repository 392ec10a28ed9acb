import { tasksPageSize } from '@hearthline/rules/office/tasks/task-rules.ts';
import type { Pagination } from '@hearthline/rules/paging.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { StaffPersonType } from '../../people/staff/staff.api.ts';

const contact = 'The contact that it is about. Null if it is about none.';
const deal = 'The deal that it is about. Null if it is about none.';
const project = 'The project that it is about. Null if it is about none.';

@ObjectType('Task', {
  simpleResolvers: true,
  description: 'Something that a member of staff has to do by a day.',
})
export class TaskType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => String, { description: 'What is to be done: 1 to 200 characters.' })
  title!: string;

  @Field(() => GraphQLLocalDate, {
    description: 'The last day for it, in the business time zone: it is overdue from the midnight after it.',
  })
  dueOn!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'If it is due at a time, that instant: it is overdue from then on. Null if it is due on a day.',
  })
  dueAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was done. Null while it is open.' })
  doneAt!: Date | null;

  @Field(() => StaffPersonType, {
    nullable: true,
    description: 'Who does it. Null if nobody does, or their account is no longer active.',
  })
  assignee!: StaffPersonType | null;

  @Field(() => ID, { nullable: true, description: contact })
  contactId!: string | null;

  @Field(() => ID, { nullable: true, description: deal })
  dealId!: string | null;

  @Field(() => ID, { nullable: true, description: project })
  projectId!: string | null;

  @Field(() => String, { description: 'The name of who made it.' })
  createdBy!: string;

  @Field(() => Boolean, {
    description: 'Whether the viewer may change it: its assignee, its maker, or who may change its record.',
  })
  viewerCanEdit!: boolean;
}

@ObjectType('TaskPage', { simpleResolvers: true, description: 'One page of tasks.' })
export class TaskPageType {
  @MaxItems(tasksPageSize)
  @Field(() => [TaskType], { description: 'At most 50 tasks, by their due day and time.' })
  tasks!: TaskType[];

  @Field(() => PaginationType, { description: 'The position of the page in the whole list.' })
  pagination!: Pagination;
}

@InputType({ description: 'A task. What is left out of a change stays.' })
export class TaskInput {
  @Field(() => String, { nullable: true, description: '1 to 200 characters; required for a new task.' })
  title?: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The last day for it. A new task needs this or `dueAt`.',
  })
  dueOn?: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The instant at which it is due; its day becomes `dueOn`. Null if it is due on a day.',
  })
  dueAt?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is done; false opens it again.' })
  done?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'An active member of staff; the caller if left out of a new task. Null for nobody.',
  })
  assigneeId?: string | null;

  @Field(() => ID, { nullable: true, description: `${contact} It takes the place of another record.` })
  contactId?: string | null;

  @Field(() => ID, { nullable: true, description: `${deal} It takes the place of another record.` })
  dealId?: string | null;

  @Field(() => ID, { nullable: true, description: `${project} It takes the place of another record.` })
  projectId?: string | null;
}
