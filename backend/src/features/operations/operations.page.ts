import { databaseWords } from '@hearthline/rules/operations.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaginationType } from '../../platform/paging.ts';

export const DatabaseWordEnum = Object.fromEntries(databaseWords.map((word) => [word, word]));
registerEnumType(DatabaseWordEnum, { name: 'DatabaseWord', description: 'How the database is. `strained`: it answers slowly, or most connections are in use. `outdated`: migrations are pending.' });

@ObjectType({ simpleResolvers: true, description: 'How long the product answered, of the last 30 days. Planned stops are left out.' })
export class Uptime {
  @Field(() => Float, { description: 'Between 0 and 1.' })
  share!: number;

  @Field(() => GraphQLDateTime, { description: 'From when on it was watched.' })
  since!: Date;

  @Field(() => Int, { description: 'How often nobody answered.' })
  outages!: number;

  @Field(() => Int, { description: 'For how long together.' })
  awaySeconds!: number;

  @Field(() => Int, { description: 'For how long this process has answered.' })
  runningSeconds!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The first start of a build.' })
export class DeploymentRow {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  version!: string;

  @Field(() => String, { description: 'Says what the build is made of.' })
  build!: string;

  @Field(() => Int, { description: 'Migrations it brought.' })
  migrations!: number;

  @Field(() => GraphQLDateTime)
  startedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the build that answers.' })
  isThis!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of builds, the latest first.' })
export class DeploymentPage {
  @Field(() => [DeploymentRow])
  deployments!: DeploymentRow[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@ObjectType({ description: 'What keeps the product running.' })
export class Operations {}
