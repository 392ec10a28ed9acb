import { databaseWords } from '@hearthline/rules/operations.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { PaginationType } from '../../platform/paging.ts';

export const DatabaseWordEnum = graphqlEnum('DatabaseWord', 'How the database is.', databaseWords, {
  optimal: 'Answers fast, with room to spare.',
  strained: 'Answers slowly (above 250 milliseconds), or more than 80 percent of its connections are in use.',
  outdated: 'Migrations of this build are not made yet.',
});

@ObjectType({ simpleResolvers: true, description: 'How long the product answered, of the last 30 days. Planned stops are left out.' })
export class Uptime {
  @Field(() => Float, { description: 'Between 0 and 1; 1 is without any outage.' })
  share!: number;

  @Field(() => GraphQLDateTime, { description: 'From when on it was watched.' })
  since!: Date;

  @Field(() => Int, { description: 'How often nobody answered.' })
  outages!: number;

  @Field(() => Int, { description: 'For how many seconds together.' })
  awaySeconds!: number;

  @Field(() => Int, { description: 'For how many seconds this process has answered.' })
  runningSeconds!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The first start of a build.' })
export class DeploymentRow {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'The version of the product, as in its package.json.' })
  version!: string;

  @Field(() => String, { description: 'A hash of what the build is made of.' })
  build!: string;

  @Field(() => Int, { description: 'Migrations it brought.' })
  migrations!: number;

  @Field(() => GraphQLDateTime, { description: 'When this build first started on this database.' })
  startedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the build that answers.' })
  isThis!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of builds, the latest first.' })
export class DeploymentPage {
  @Field(() => [DeploymentRow], { description: 'At most 10.' })
  deployments!: DeploymentRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ description: 'What keeps the product running.' })
export class Operations {}
