import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import {
  campaignStates,
  type Audience,
  type CampaignState,
} from '@hearthline/rules/people/campaigns/rules.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { ContactStatusEnum } from '../contacts/contact-status.api.ts';

export const CampaignStateEnum = graphqlEnum('CampaignState', 'The state of a campaign.', campaignStates, {
  draft: 'Can be edited; no mails are sent.',
  scheduled: 'Starts automatically at its scheduled time.',
  sending: 'Mails to the recipients are being sent.',
  paused: 'No further recipients are written to until somebody resumes it.',
  sent: 'Every recipient has been processed.',
  canceled: 'Ended for good: recipients not yet written to get no mail.',
});

@ObjectType('Audience', {
  simpleResolvers: true,
  description:
    'The contacts that get a campaign: those that match every filter. An empty filter matches any contact.',
})
export class AudienceType implements Audience {
  @Field(() => [ContactStatusEnum], {
    description: 'Contacts with one of these statuses; any status if empty.',
  })
  statuses!: Audience['statuses'];

  @Field(() => [String], { description: 'Contacts from one of these sources; any source if empty.' })
  sources!: string[];

  @Field(() => [String], {
    description: 'Contacts with at least one of these tags; whatever their tags if empty.',
  })
  tags!: string[];

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Contacts created on or after this day in the business’s time zone. Null if there is no limit.',
  })
  createdFrom!: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Contacts created on or before this day in the business’s time zone. Null if there is no limit.',
  })
  createdTo!: string | null;
}

/** One mail to many contacts. Its counters are updated together with its recipients, so that a million of them need no counting. */
@ObjectType({
  simpleResolvers: true,
  description: 'One mail to many contacts, personalized for each of them.',
})
@Entity({ tableName: 'campaigns' })
@Index({
  name: 'campaigns_newest_index',
  expression: 'create index campaigns_newest_index on campaigns (created_at desc, id desc)',
})
@Index({
  name: 'campaigns_busy_index',
  expression:
    "create index campaigns_busy_index on campaigns (state) where state in ('scheduled', 'sending')",
})
export class Campaign extends VersionedEntity<
  | 'total'
  | 'queued'
  | 'sent'
  | 'failed'
  | 'suppressed'
  | 'unsubscribed'
  | 'gathered'
  | 'waiting'
  | 'updatedAt'
> {
  @Field(() => String, { description: 'For staff, at most 120 characters; recipients do not see it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    description: 'May hold merge fields, as in `{{firstName|there}}`; at most 200 characters.',
  })
  @Property({ type: 'text' })
  subject!: string;

  @Field(() => String, { description: 'Markdown with merge fields, at most 20,000 characters.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => AudienceType, {
    description:
      'The contacts that get the campaign. They are determined when sending starts; contacts that match only later get no mail.',
  })
  @Property({ type: 'jsonb' })
  audience!: Audience;

  @Field(() => CampaignStateEnum, { description: 'The current state; only a `draft` can be edited.' })
  @Enum({ items: () => [...campaignStates], type: 'string', columnType: 'text', default: 'draft' })
  state!: CampaignState;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When sending is, or was, scheduled to start. Null if no time has been set.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  scheduledAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When sending started. Null if it has not started yet.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  startedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the last recipient was processed or the campaign was canceled. Null until then.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  finishedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When the campaign was last edited or changed its state.' })
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;

  /** No longer written since keys are kept in one place (platform/idempotency); servers of the version before still do. */
  @Property({ type: 'uuid', nullable: true, unique: 'campaigns_request_key_unique' })
  requestKey!: string | null;

  @Field(() => Int, { description: 'The total number of recipients; 0 before sending starts.' })
  @Property({ type: 'integer', default: 0 })
  total!: number;

  @Field(() => Int, { description: 'Recipients who have not been processed yet.' })
  @Property({ type: 'integer', persist: false })
  waiting!: number;

  @Field(() => Int, { description: 'Recipients whose mail is in the outbox, on its way to the mail server.' })
  @Property({ type: 'integer', default: 0 })
  queued!: number;

  @Field(() => Int, {
    description:
      'Recipients whose mail was accepted by the mail server or, in development mode, kept in the outbox.',
  })
  @Property({ type: 'integer', default: 0 })
  sent!: number;

  @Field(() => Int, {
    description: 'Recipients whose mail was refused by the mail server, or given up after the last attempt.',
  })
  @Property({ type: 'integer', default: 0 })
  failed!: number;

  @Field(() => Int, {
    description:
      'Recipients who got no mail because the address is on the suppression list or the contact was deleted.',
  })
  @Property({ type: 'integer', default: 0 })
  suppressed!: number;

  @Field(() => Int, { description: 'Recipients who unsubscribed with the link in this campaign’s mail.' })
  @Property({ type: 'integer', default: 0 })
  unsubscribed!: number;

  /** Whether every recipient has a row; mails go out from then on. */
  @Field(() => Boolean, {
    description: 'Whether the list of recipients is complete; mails are sent from then on.',
  })
  @Property({ type: 'boolean', default: false })
  gathered!: boolean;

  /** The last contact examined while the recipients are being gathered. */
  @Property({ type: 'uuid', nullable: true })
  gatheredTo!: string | null;

  /** Only the job that holds the baton sends; it is passed on from job to job, so that no two send at once. */
  @Property({ type: 'uuid', nullable: true })
  baton!: string | null;

  /** When the baton was last used; an old one was dropped by a crash. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  batonAt!: Date | null;
}
