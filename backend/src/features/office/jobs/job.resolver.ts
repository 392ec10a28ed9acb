import { jobStates } from '@hearthline/rules/office/jobs.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { cancelJob, countQueues, listJobs, retryJob, type JobRow, type QueueCount } from './job.service.ts';

const JobStateEnum = graphqlEnum('JobState', 'The state of a background job.', jobStates, {
  waiting: 'Not tried yet.',
  retrying: 'An attempt failed; another will be made.',
  running: 'Running now.',
  failed: 'Given up after the last attempt; `retryJob` runs it once more.',
  completed: 'Done.',
  cancelled: 'Cancelled by an admin.',
});

@ObjectType('Job', { simpleResolvers: true, description: 'A background job. Its data is not shown.' })
export class JobType implements JobRow {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'The queue the job is in, as in `mail.send`.' })
  queue!: string;

  @Field(() => JobStateEnum, { description: 'The state of the job.' })
  state!: JobRow['state'];

  @Field(() => GraphQLDateTime, { description: 'When the job was put in its queue.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the last attempt began. Null if none has.',
  })
  startedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the job was completed, given up or cancelled. Null until then.',
  })
  endedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: 'The earliest time at which the job may start.' })
  startsAfter!: Date;

  @Field(() => Int, { description: 'The number of attempts made.' })
  attempts!: number;

  @Field(() => Int, { description: 'The number of attempts before the job is given up.' })
  maxAttempts!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The error of the last failed attempt, without addresses, links and keys. Null if none has failed.',
  })
  lastError!: string | null;
}

@ObjectType('JobQueue', {
  simpleResolvers: true,
  description: 'A queue, with the number of its jobs in each state.',
})
export class JobQueueType implements QueueCount {
  @Field(() => String, { description: 'The kind of work, as in `mail.send`.' })
  queue!: string;

  @Field(() => Int, { description: 'The number of jobs that have not been tried yet.' })
  waiting!: number;

  @Field(() => Int, { description: 'The number of jobs that failed and will be retried.' })
  retrying!: number;

  @Field(() => Int, { description: 'The number of jobs that are running now.' })
  running!: number;

  @Field(() => Int, { description: 'The number of jobs that were given up.' })
  failed!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the oldest job that is due and waiting was put in the queue. Null if none is waiting.',
  })
  oldestWaitingAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of jobs, newest first.' })
export class JobPage {
  @Field(() => [JobType], { description: 'At most 20 jobs.' })
  jobs!: JobRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@Resolver()
export class JobResolver {
  @Allow('job:list')
  @Query(() => JobPage, {
    description: 'Jobs, newest first; without a state, those that are waiting, running or failed.',
  })
  jobs(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('state', () => JobStateEnum, {
      nullable: true,
      description: 'Only jobs in this state; if omitted, those that are waiting, running or failed.',
    })
    state?: string,
    @Arg('queue', () => String, {
      nullable: true,
      description: 'Only jobs of this queue, as in `mail.send`.',
    })
    queue?: string,
  ): ReturnType<typeof listJobs> {
    return listJobs(context, { page, state, queue });
  }

  @Allow('job:list')
  @Query(() => [JobQueueType], {
    description: 'Every queue, one for each kind of work, with the number of its jobs in each state.',
  })
  jobQueues(@Ctx() context: Context): Promise<QueueCount[]> {
    return countQueues(context);
  }

  @Allow('job:update')
  @Mutation(() => JobType, { description: 'Runs a failed job once more. `CONFLICT` if it has not failed.' })
  retryJob(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a job') }) id: string,
  ): Promise<JobRow> {
    return retryJob(context, id);
  }

  @Allow('job:update')
  @Mutation(() => JobType, {
    description:
      'Cancels a job that has not ended; a running one is not interrupted, but not retried. `CONFLICT` if it has ended.',
  })
  cancelJob(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a job') }) id: string,
  ): Promise<JobRow> {
    return cancelJob(context, id);
  }
}
