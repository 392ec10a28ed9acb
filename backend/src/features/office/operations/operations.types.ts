import { databaseWords } from '@hearthline/rules/office/operations.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';

export const DatabaseWordEnum = graphqlEnum(
  'DatabaseWord',
  'The state of the database, in a word.',
  databaseWords,
  {
    optimal: 'Answers fast, with room to spare.',
    strained:
      'Answers slowly (above 250 milliseconds), or more than 80 percent of its connections are in use.',
    outdated: 'Some migrations of this build are not applied yet.',
  },
);

@ObjectType({
  simpleResolvers: true,
  description: 'The uptime of the product over the last 30 days. Planned stops are not counted.',
})
export class Uptime {
  @Field(() => Float, {
    description: 'The share of the time that the product was up, from 0 to 1; 1 means no outage.',
  })
  share!: number;

  @Field(() => GraphQLDateTime, { description: 'When the observed time begins.' })
  since!: Date;

  @Field(() => Int, { description: 'The number of outages.' })
  outages!: number;

  @Field(() => Int, { description: 'The length of all outages together, in seconds.' })
  awaySeconds!: number;

  @Field(() => Int, { description: 'For how many seconds this process has been running.' })
  runningSeconds!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A build and its first start on this database.' })
export class DeploymentRow {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'The version of the product, as in its package.json.' })
  version!: string;

  @Field(() => String, { description: 'A hash of the build’s content.' })
  build!: string;

  @Field(() => Int, { description: 'The number of migrations that the build brought.' })
  migrations!: number;

  @Field(() => GraphQLDateTime, { description: 'When this build first started on this database.' })
  startedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the build that answers this request.' })
  isThis!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of builds, latest first.' })
export class DeploymentPage {
  @Field(() => [DeploymentRow], { description: 'At most 10 builds.' })
  deployments!: DeploymentRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ description: 'The operation of the product: uptime, builds and database.' })
export class Operations {}
