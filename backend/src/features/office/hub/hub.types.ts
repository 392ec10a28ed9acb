import { activityKinds, type ActivityKind } from '@hearthline/rules/office/hub.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

const ActivityKindEnum = graphqlEnum('ActivityKind', 'What kind of event happened in sales.', activityKinds, {
  lead: 'Somebody became a contact.',
  consultant_request: 'Somebody requested a call from a consultant.',
  appointment: 'Somebody booked an appointment.',
  project: 'A project began.',
  completed: 'A project was completed.',
});

@ObjectType({
  simpleResolvers: true,
  description:
    'The figures of the CRM hub that the product counts itself, as of now. Months and quarters are in the business time zone.',
})
export class HubCounts {
  @Field(() => Int, { description: 'Contacts created this month that are prospects.' })
  activeLeads!: number;

  @Field(() => Float, {
    description: 'What the deals that can still be won are worth together, in US dollars.',
  })
  salesPipeline!: number;

  @Field(() => Int, { description: 'Deals that can still be won.' })
  openDeals!: number;

  @Field(() => Int, { description: 'Documents that are waiting for review.' })
  documentsPending!: number;

  @Field(() => Int, { description: 'Projects in planning.' })
  inPlanning!: number;

  @Field(() => Int, { description: 'Projects in progress that are below 80 percent.' })
  underConstruction!: number;

  @Field(() => Int, { description: 'Projects in progress that are at 80 percent or above.' })
  nearCompletion!: number;

  @Field(() => Int, { description: 'Projects completed in this calendar quarter.' })
  completedThisQuarter!: number;

  @Field(() => Int, {
    description: 'Projects that are active now: in planning, in progress or on hold.',
  })
  activeProjects!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A recent event in sales.' })
export class HubActivity {
  @Field(() => ActivityKindEnum, { description: 'What happened.' })
  kind!: ActivityKind;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the contact, appointment or project. Null if the contact is deleted.',
  })
  id!: string | null;

  @Field(() => String, { description: 'The name of the person or project that the event is about.' })
  subject!: string;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  at!: Date;
}

@ObjectType({ description: 'The CRM hub as staff see it; nobody else may read any of it.' })
export class Hub {}
