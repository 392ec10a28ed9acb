import { activityKinds, type ActivityKind } from '@hearthline/rules/hub.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.ts';

const ActivityKindEnum = graphqlEnum('ActivityKind', 'What happened in sales.', activityKinds, {
  lead: 'Somebody became a contact.',
  consultant_request: 'Somebody asked for a call by a consultant.',
  appointment: 'Somebody booked an appointment.',
  project: 'A project began.',
  completed: 'A project was completed.',
});

@ObjectType({ simpleResolvers: true, description: 'The figures of the CRM hub that are counted, as of now. Months and quarters are the business’s own.' })
export class HubCounts {
  @Field(() => Int, { description: 'Prospects that came this month.' })
  activeLeads!: number;

  @Field(() => Float, { description: 'Budgets of the projects in planning, in whole US dollars.' })
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
  @Field(() => ActivityKindEnum, { description: 'What happened.' })
  kind!: ActivityKind;

  @Field(() => ID, { nullable: true, description: 'Of the contact, appointment or project; null when the contact is gone.' })
  id!: string | null;

  @Field(() => String, { description: 'Whom or what it is about.' })
  subject!: string;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  at!: Date;
}

@ObjectType({ description: 'The CRM hub as staff see it; nobody else is told any of it.' })
export class Hub {}
