import { activityKinds, type ActivityKind } from '@hearthline/rules/hub.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

const ActivityKindEnum = Object.fromEntries(activityKinds.map((kind) => [kind, kind]));
registerEnumType(ActivityKindEnum, { name: 'ActivityKind', description: 'What happened in sales.' });

@ObjectType({ simpleResolvers: true, description: 'The figures of the CRM hub that are counted, as of now. Months and quarters are the business’s own.' })
export class HubCounts {
  @Field(() => Int, { description: 'Prospects that came this month.' })
  activeLeads!: number;

  @Field(() => Float, { description: 'Budgets of the projects in planning, in whole dollars.' })
  salesPipeline!: number;

  @Field(() => Int, { description: 'Documents that wait for a review.' })
  documentsPending!: number;

  @Field(() => Int, { description: 'Projects in planning.' })
  inPlanning!: number;

  @Field(() => Int, { description: 'Projects in progress, below 80 percent.' })
  underConstruction!: number;

  @Field(() => Int, { description: 'Projects in progress, from 80 percent on.' })
  nearCompletion!: number;

  @Field(() => Int, { description: 'Projects completed in this calendar quarter.' })
  completedThisQuarter!: number;

  @Field(() => Int, { description: 'Projects that are active now (planning, in progress, on hold) or were completed in this quarter.' })
  activeProjects!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Something that happened in sales.' })
export class HubActivity {
  @Field(() => ActivityKindEnum)
  kind!: ActivityKind;

  @Field(() => ID, { nullable: true, description: 'Of the contact, appointment or project; null when the contact is gone.' })
  id!: string | null;

  @Field(() => String, { description: 'Whom or what it is about.' })
  subject!: string;

  @Field(() => GraphQLDateTime)
  at!: Date;
}

@ObjectType({ description: 'The CRM hub as staff see it; nobody else is told any of it.' })
export class Hub {}
