import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The health of the database.' })
export class DatabaseHealth {
  @Field(() => Boolean, { description: 'Whether the database answers.' })
  reachable!: boolean;

  @Field(() => String, { description: 'The version of PostgreSQL.' })
  version!: string;

  @Field(() => Float, { description: 'The size of this database on disk, in bytes.' })
  sizeBytes!: number;

  @Field(() => Int, {
    description: 'The number of open connections to this database, from all servers together.',
  })
  connections!: number;

  @Field(() => Int, {
    description: 'The number of connections that PostgreSQL allows to all its databases together.',
  })
  maxConnections!: number;

  @Field(() => Float, { description: 'How long one query took, in milliseconds.' })
  latencyMs!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The health of outgoing mail.' })
export class MailHealth {
  @Field(() => String, {
    description: '`development` if mails are kept and not sent, `smtp` if they are sent.',
  })
  mode!: string;

  @Field(() => Boolean, {
    description:
      'Whether the mail server answers and accepts the server’s credentials; true in development mode.',
  })
  reachable!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What is wrong, in the mail server’s words. Null if nothing is.',
  })
  problem!: string | null;

  @Field(() => Int, { description: 'The number of mails that are waiting to be sent.' })
  queued!: number;

  @Field(() => Int, { description: 'The number of mails that were given up (dead letters).' })
  failed!: number;

  @Field(() => Int, {
    description:
      'The number of waiting mails that failed at least once and will be retried: a mail server may be reachable and still accept no mail.',
  })
  putOff!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'For how many seconds the oldest of these has waited. Null if there are none.',
  })
  oldestPutOffSeconds!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'The health of the file storage.' })
export class StorageHealth {
  @Field(() => String, {
    description: 'Where files are stored: a folder, or a bucket as in `s3://bucket/prefix`.',
  })
  place!: string;

  @Field(() => Boolean, { description: 'Whether a file could be written and read back just now.' })
  writable!: boolean;

  @Field(() => Float, {
    description: 'The free space, in bytes, on the disk of this server, where uploads arrive; 0 if unknown.',
  })
  freeBytes!: number;

  @Field(() => Float, { description: 'The size of that disk, in bytes; 0 if unknown.' })
  totalBytes!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The state of the key that seals signed agreements.' })
export class SealHealth {
  @Field(() => Boolean, { description: 'Whether this server has the key that agreements are sealed with.' })
  ready!: boolean;

  @Field(() => String, { nullable: true, description: 'What is wrong, in a sentence. Null if nothing is.' })
  problem!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The state of the database migrations.' })
export class MigrationHealth {
  @Field(() => [String], { description: 'The names of the applied migrations, in order.' })
  applied!: string[];

  @Field(() => [String], {
    description: 'The names of the migrations of this build that are not yet applied.',
  })
  pending!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'The health of background work.' })
export class JobHealth {
  @Field(() => Int, { description: 'The number of live servers; each works on every queue.' })
  workers!: number;

  @Field(() => Int, { description: 'The number of jobs that are waiting, including those to be retried.' })
  waiting!: number;

  @Field(() => Int, { description: 'The number of jobs that are running now.' })
  running!: number;

  @Field(() => Int, { description: 'The number of jobs that were given up; the query `jobs` lists them.' })
  failed!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'For how many seconds the job that has been due longest has waited. Null if none is waiting.',
  })
  oldestWaitingSeconds!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'The build and the process that answer this request.' })
export class BuildHealth {
  @Field(() => String, { description: 'The version of the product, as in its package.json.' })
  version!: string;

  @Field(() => ID, { description: 'The id of the process; each start has a new one.' })
  instance!: string;

  @Field(() => GraphQLDateTime, { description: 'When the process started.' })
  startedAt!: Date;

  @Field(() => Int, { description: 'For how many seconds the process has run.' })
  uptimeSeconds!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A server that uses this database.' })
export class Instance {
  @Field(() => ID, { description: 'The id of the process; each start has a new one.' })
  id!: string;

  @Field(() => String, { description: 'The version of the product that the server runs.' })
  version!: string;

  @Field(() => GraphQLDateTime, { description: 'When the server started.' })
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When the server last reported that it is alive.' })
  seenAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether the server reported within the last 45 seconds; each reports every 15.',
  })
  alive!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the server that answers this request.' })
  isThis!: boolean;
}

@ObjectType({ description: 'The health of the system, part by part; only the requested parts are checked.' })
export class Health {}
