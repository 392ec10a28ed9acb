import { jobStates } from '@hearthline/rules/jobs.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { PaginationType } from '../../platform/paging.ts';
import { cancelJob, countQueues, listJobs, retryJob, type JobRow, type QueueCount } from './job.service.ts';

const JobStateEnum = graphqlEnum('JobState', 'What has become of a piece of background work.', jobStates, {
  waiting: 'Not tried yet.',
  retrying: 'A try failed; another will be made.',
  running: 'At work now.',
  failed: 'Given up after the last try; `retryJob` lets it run once more.',
  completed: 'Done.',
  cancelled: 'Taken back by an admin.',
});

@ObjectType('Job', { simpleResolvers: true, description: 'A piece of work outside requests. What it carries is not shown.' })
export class JobType implements JobRow {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'As in `mail.send`.' })
  queue!: string;

  @Field(() => JobStateEnum, { description: 'What has become of it.' })
  state!: JobRow['state'];

  @Field(() => GraphQLDateTime, { description: 'When it was put in its queue.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the last try began; null: none has.' })
  startedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was done, given up or taken back; null until then.' })
  endedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: 'Not before then.' })
  startsAfter!: Date;

  @Field(() => Int, { description: 'Tries made.' })
  attempts!: number;

  @Field(() => Int, { description: 'Tries in all before it is given up.' })
  maxAttempts!: number;

  @Field(() => String, { nullable: true, description: 'What the last failed try said, without addresses, links and keys; null: none has failed.' })
  lastError!: string | null;
}

@ObjectType('JobQueue', { simpleResolvers: true, description: 'How much there is in a queue.' })
export class JobQueueType implements QueueCount {
  @Field(() => String, { description: 'The kind of work, as in `mail.send`.' })
  queue!: string;

  @Field(() => Int, { description: 'Jobs that have not been tried yet.' })
  waiting!: number;

  @Field(() => Int, { description: 'Jobs that failed and will be tried again.' })
  retrying!: number;

  @Field(() => Int, { description: 'Jobs at work now.' })
  running!: number;

  @Field(() => Int, { description: 'Jobs that were given up.' })
  failed!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Since when the longest waiting job could have begun; null: none waits.' })
  oldestWaitingAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of jobs, newest first.' })
export class JobPage {
  @Field(() => [JobType], { description: 'At most 20.' })
  jobs!: JobRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@Resolver()
export class JobResolver {
  @Allow('job:list')
  @Query(() => JobPage, { description: 'Jobs, newest first; without a state those that wait, run or failed.' })
  jobs(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('state', () => JobStateEnum, { nullable: true, description: 'Jobs in this state only; without one, those that wait, run or failed.' }) state?: string,
    @Arg('queue', () => String, { nullable: true, description: 'Jobs of this queue only, as in `mail.send`.' }) queue?: string,
  ): ReturnType<typeof listJobs> {
    return listJobs(context, { page, state, queue });
  }

  @Allow('job:list')
  @Query(() => [JobQueueType], { description: 'Every queue with what is in it. One for each kind of work.' })
  jobQueues(@Ctx() context: Context): Promise<QueueCount[]> {
    return countQueues(context);
  }

  @Allow('job:update')
  @Mutation(() => JobType, { description: 'Lets a job that failed run once more. `CONFLICT` when it has not failed.' })
  retryJob(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('a job') }) id: string): Promise<JobRow> {
    return retryJob(context, id);
  }

  @Allow('job:update')
  @Mutation(() => JobType, { description: 'Takes back a job that has not ended. `CONFLICT` when it has.' })
  cancelJob(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('a job') }) id: string): Promise<JobRow> {
    return cancelJob(context, id);
  }
}
