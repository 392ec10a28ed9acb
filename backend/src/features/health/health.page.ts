import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'How the database is.' })
export class DatabaseHealth {
  @Field(() => Boolean)
  reachable!: boolean;

  @Field(() => String)
  version!: string;

  @Field(() => Float)
  sizeBytes!: number;

  @Field(() => Int, { description: 'To this database, of all servers.' })
  connections!: number;

  @Field(() => Int)
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

  @Field(() => String, { nullable: true, description: 'What is wrong.' })
  problem!: string | null;

  @Field(() => Int, { description: 'Waiting to be sent.' })
  queued!: number;

  @Field(() => Int, { description: 'Given up: the dead letters.' })
  failed!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How the place for files is.' })
export class StorageHealth {
  @Field(() => String)
  place!: string;

  @Field(() => Boolean)
  writable!: boolean;

  @Field(() => Float)
  freeBytes!: number;

  @Field(() => Float)
  totalBytes!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Which changes of the database are made.' })
export class MigrationHealth {
  @Field(() => [String])
  applied!: string[];

  @Field(() => [String], { description: 'Brought by this build and not yet made.' })
  pending!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'How background work is.' })
export class JobHealth {
  @Field(() => Int, { description: 'Live servers; each works every queue.' })
  workers!: number;

  @Field(() => Int)
  waiting!: number;

  @Field(() => Int)
  running!: number;

  @Field(() => Int)
  failed!: number;

  @Field(() => Int, { nullable: true, description: 'For how long the oldest job that could begin has waited.' })
  oldestWaitingSeconds!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'The build and the process that answers.' })
export class BuildHealth {
  @Field(() => String)
  version!: string;

  @Field(() => ID)
  instance!: string;

  @Field(() => GraphQLDateTime)
  startedAt!: Date;

  @Field(() => Int)
  uptimeSeconds!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A server on this database.' })
export class Instance {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  version!: string;

  @Field(() => GraphQLDateTime)
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it last said that it lives.' })
  seenAt!: Date;

  @Field(() => Boolean)
  alive!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the one that answers.' })
  isThis!: boolean;
}

@ObjectType({ description: 'How the system is, part by part; only what is asked for is looked at.' })
export class Health {}
