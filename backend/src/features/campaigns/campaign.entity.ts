import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { campaignStates, type Audience, type CampaignState } from '@hearthline/rules/campaigns.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { ContactStatusEnum } from '../contacts/contact.entity.ts';

export const CampaignStateEnum = graphqlEnum('CampaignState', 'Where a campaign stands.', campaignStates, {
  draft: 'Can be edited; nobody is written to.',
  scheduled: 'Goes out by itself at its time.',
  sending: 'Recipients are being written to.',
  paused: 'Nobody further is written to until somebody resumes it.',
  sent: 'Every recipient was dealt with.',
  canceled: 'Ended for good: who had not been written to is not any more.',
});

@ObjectType('Audience', { simpleResolvers: true, description: 'Which contacts get a campaign: all filters together, an empty one means "any".' })
export class AudienceType implements Audience {
  @Field(() => [ContactStatusEnum], { description: 'Contacts with one of them; empty: with any.' })
  statuses!: Audience['statuses'];

  @Field(() => [String], { description: 'Contacts that came from one of them; empty: from anywhere.' })
  sources!: string[];

  @Field(() => [String], { description: 'Contacts with at least one of them; empty: whatever their tags.' })
  tags!: string[];

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Contacts stored on this day where the business is, or later; null: since ever.' })
  createdFrom!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Contacts stored on this day where the business is, or earlier; null: until now.' })
  createdTo!: string | null;
}

/** One mail to many contacts. Its counters are updated together with its recipients, so that a million of them need no counting. */
@ObjectType({ simpleResolvers: true, description: 'One mail to many contacts, each with their own name in it.' })
@Entity({ tableName: 'campaigns' })
@Index({ name: 'campaigns_newest_index', expression: 'create index campaigns_newest_index on campaigns (created_at desc, id desc)' })
@Index({ name: 'campaigns_busy_index', expression: "create index campaigns_busy_index on campaigns (state) where state in ('scheduled', 'sending')" })
export class Campaign extends VersionedEntity<'total' | 'queued' | 'sent' | 'failed' | 'suppressed' | 'unsubscribed' | 'gathered' | 'waiting' | 'updatedAt'> {
  @Field(() => String, { description: 'For staff, at most 120 characters; recipients do not see it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'May hold merge fields, as in `{{firstName|there}}`; at most 200 characters.' })
  @Property({ type: 'text' })
  subject!: string;

  @Field(() => String, { description: 'Markdown with merge fields, at most 20,000 characters.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => AudienceType, { description: 'Whom it is for. Worked out when it begins to go out: who fits later gets nothing.' })
  @Property({ type: 'jsonb' })
  audience!: Audience;

  @Field(() => CampaignStateEnum, { description: 'Where it stands; only a `draft` can be changed.' })
  @Enum({ items: () => [...campaignStates], type: 'string', columnType: 'text', default: 'draft' })
  state!: CampaignState;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it is to go out, or was; null when nobody has set a time.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  scheduledAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it began to go out; null while it has not.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  startedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the last recipient was dealt with, or when it was canceled; null until then.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  finishedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When it was last written to or moved on.' })
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;

  /** The key of the form that created it: a retry finds what was already created. */
  @Property({ type: 'uuid', nullable: true, unique: 'campaigns_request_key_unique' })
  requestKey!: string | null;

  @Field(() => Int, { description: 'Recipients in all; 0 before it has started.' })
  @Property({ type: 'integer', default: 0 })
  total!: number;

  @Field(() => Int, { description: 'Recipients that are not dealt with yet.' })
  @Property({ type: 'integer', persist: false })
  waiting!: number;

  @Field(() => Int, { description: 'In the outbox, on their way to the mail server.' })
  @Property({ type: 'integer', default: 0 })
  queued!: number;

  @Field(() => Int, { description: 'Taken by the mail server; in development mode kept in the outbox.' })
  @Property({ type: 'integer', default: 0 })
  sent!: number;

  @Field(() => Int, { description: 'Refused by the mail server, or given up after the last try.' })
  @Property({ type: 'integer', default: 0 })
  failed!: number;

  @Field(() => Int, { description: 'Got no mail, because the address is on the suppression list or the contact is gone.' })
  @Property({ type: 'integer', default: 0 })
  suppressed!: number;

  @Field(() => Int, { description: 'Unsubscribed by the link of this campaign.' })
  @Property({ type: 'integer', default: 0 })
  unsubscribed!: number;

  /** Whether every recipient has a row; mails go out from then on. */
  @Field(() => Boolean, { description: 'Whether all recipients are known; mails go out from then on.' })
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
