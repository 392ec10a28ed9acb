import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'How the database is.' })
export class DatabaseHealth {
  @Field(() => Boolean, { description: 'Whether it answers.' })
  reachable!: boolean;

  @Field(() => String, { description: 'The version of PostgreSQL.' })
  version!: string;

  @Field(() => Float, { description: 'What this database takes on its disk, in bytes.' })
  sizeBytes!: number;

  @Field(() => Int, { description: 'Open to this database, of all servers together.' })
  connections!: number;

  @Field(() => Int, { description: 'How many PostgreSQL allows, to all its databases together.' })
  maxConnections!: number;

  @Field(() => Float, { description: 'How long one question took, in milliseconds.' })
  latencyMs!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How mails are.' })
export class MailHealth {
  @Field(() => String, { description: '`development`: kept, not sent. `smtp`: sent.' })
  mode!: string;

  @Field(() => Boolean, { description: 'Whether the mail server answers and takes our credentials; true in development mode.' })
  reachable!: boolean;

  @Field(() => String, { nullable: true, description: 'What is wrong, as the mail server says it; null when nothing is.' })
  problem!: string | null;

  @Field(() => Int, { description: 'Waiting to be sent.' })
  queued!: number;

  @Field(() => Int, { description: 'Given up: the dead letters.' })
  failed!: number;

  @Field(() => Int, { description: 'Of those that wait, how many were tried in vain and will be tried again: a mail server may answer every question and still take no mail.' })
  putOff!: number;

  @Field(() => Int, { nullable: true, description: 'For how long the oldest of these has waited; null: there is none.' })
  oldestPutOffSeconds!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'How the place for files is.' })
export class StorageHealth {
  @Field(() => String, { description: 'The folder, or the bucket as in `s3://bucket/prefix`.' })
  place!: string;

  @Field(() => Boolean, { description: 'Whether a file could be written and read back just now.' })
  writable!: boolean;

  @Field(() => Float, { description: 'Room on the disk of this server, where files come in; 0 when it cannot be told.' })
  freeBytes!: number;

  @Field(() => Float, { description: 'The size of that disk; 0 when it cannot be told.' })
  totalBytes!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Which changes of the database are made.' })
export class MigrationHealth {
  @Field(() => [String], { description: 'Their names, in the order in which they were made.' })
  applied!: string[];

  @Field(() => [String], { description: 'Brought by this build and not yet made.' })
  pending!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'How background work is.' })
export class JobHealth {
  @Field(() => Int, { description: 'Live servers; each works every queue.' })
  workers!: number;

  @Field(() => Int, { description: 'Jobs that will run, those included that are to be tried again.' })
  waiting!: number;

  @Field(() => Int, { description: 'Jobs at work now.' })
  running!: number;

  @Field(() => Int, { description: 'Jobs that were given up; `jobs` lists them.' })
  failed!: number;

  @Field(() => Int, { nullable: true, description: 'For how long the oldest job that could begin has waited; null: none waits.' })
  oldestWaitingSeconds!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'The build and the process that answers.' })
export class BuildHealth {
  @Field(() => String, { description: 'The version of the product, as in its package.json.' })
  version!: string;

  @Field(() => ID, { description: 'Names the process; a new start has a new one.' })
  instance!: string;

  @Field(() => GraphQLDateTime, { description: 'When the process started.' })
  startedAt!: Date;

  @Field(() => Int, { description: 'For how long the process has run.' })
  uptimeSeconds!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A server on this database.' })
export class Instance {
  @Field(() => ID, { description: 'Names the process; a new start has a new one.' })
  id!: string;

  @Field(() => String, { description: 'The version of the product that it runs.' })
  version!: string;

  @Field(() => GraphQLDateTime, { description: 'When it started.' })
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it last said that it lives.' })
  seenAt!: Date;

  @Field(() => Boolean, { description: 'Whether it was heard within the last 45 seconds; each says so every 15.' })
  alive!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the one that answers.' })
  isThis!: boolean;
}

@ObjectType({ description: 'How the system is, part by part; only what is asked for is looked at.' })
export class Health {}
