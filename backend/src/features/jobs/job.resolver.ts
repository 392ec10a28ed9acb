import { jobStates } from '@hearthline/rules/jobs.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { PaginationType } from '../../platform/paging.ts';
import { cancelJob, countQueues, listJobs, retryJob, type JobRow, type QueueCount } from './job.service.ts';

const JobStateEnum = Object.fromEntries(jobStates.map((state) => [state, state]));
registerEnumType(JobStateEnum, { name: 'JobState', description: '`retrying`: a try failed, another will be made. `failed`: given up.' });

@ObjectType('Job', { simpleResolvers: true, description: 'A piece of work outside requests. What it carries is not shown.' })
export class JobType implements JobRow {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'As in `mail.send`.' })
  queue!: string;

  @Field(() => JobStateEnum)
  state!: JobRow['state'];

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'The last try.' })
  startedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true })
  endedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: 'Not before then.' })
  startsAfter!: Date;

  @Field(() => Int, { description: 'Tries made.' })
  attempts!: number;

  @Field(() => Int)
  maxAttempts!: number;

  @Field(() => String, { nullable: true, description: 'What the last failed try said, without addresses, links and keys.' })
  lastError!: string | null;
}

@ObjectType('JobQueue', { simpleResolvers: true, description: 'How much there is in a queue.' })
export class JobQueueType implements QueueCount {
  @Field(() => String)
  queue!: string;

  @Field(() => Int)
  waiting!: number;

  @Field(() => Int)
  retrying!: number;

  @Field(() => Int)
  running!: number;

  @Field(() => Int)
  failed!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Since when the longest waiting job could have begun.' })
  oldestWaitingAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of jobs, newest first.' })
export class JobPage {
  @Field(() => [JobType])
  jobs!: JobRow[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@Resolver()
export class JobResolver {
  @Allow('job:list')
  @Query(() => JobPage, { description: 'Jobs, newest first; without a state those that wait, run or failed.' })
  jobs(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true }) page?: number,
    @Arg('state', () => JobStateEnum, { nullable: true }) state?: string,
    @Arg('queue', () => String, { nullable: true }) queue?: string,
  ): ReturnType<typeof listJobs> {
    return listJobs(context, { page, state, queue });
  }

  @Allow('job:list')
  @Query(() => [JobQueueType], { description: 'Every queue with what is in it. One for each kind of work.' })
  jobQueues(@Ctx() context: Context): Promise<QueueCount[]> {
    return countQueues(context);
  }

  @Allow('job:update')
  @Mutation(() => JobType, { description: 'Lets a job that failed run once more. CONFLICT when it has not failed.' })
  retryJob(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<JobRow> {
    return retryJob(context, id);
  }

  @Allow('job:update')
  @Mutation(() => JobType, { description: 'Takes back a job that has not ended. CONFLICT when it has.' })
  cancelJob(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<JobRow> {
    return cancelJob(context, id);
  }
}
