import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { campaignStates, type Audience, type CampaignState } from '@hearthline/rules/campaigns.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { ContactStatusEnum } from '../contacts/contact.entity.ts';

export const CampaignStateEnum = Object.fromEntries(campaignStates.map((state) => [state, state]));
registerEnumType(CampaignStateEnum, {
  name: 'CampaignState',
  description: '`draft` can be edited; `scheduled` goes out at its time; `sending` and `paused` are under way; `sent` and `canceled` are over.',
});

@ObjectType('Audience', { simpleResolvers: true, description: 'Which contacts get a campaign: all filters together, an empty one means "any".' })
export class AudienceType implements Audience {
  @Field(() => [ContactStatusEnum])
  statuses!: Audience['statuses'];

  @Field(() => [String])
  sources!: string[];

  @Field(() => [String], { description: 'Contacts with at least one of them.' })
  tags!: string[];

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day on which the contact was stored, of the business.' })
  createdFrom!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last such day.' })
  createdTo!: string | null;
}

/** One mail to many contacts. Its counters are moved with its recipients, so that a million of them need no counting. */
@ObjectType({ simpleResolvers: true, description: 'One mail to many contacts, each with their own name in it.' })
@Entity({ tableName: 'campaigns' })
@Index({ name: 'campaigns_newest_index', expression: 'create index campaigns_newest_index on campaigns (created_at desc, id desc)' })
@Index({ name: 'campaigns_busy_index', expression: "create index campaigns_busy_index on campaigns (state) where state in ('scheduled', 'sending')" })
export class Campaign extends VersionedEntity<'total' | 'queued' | 'sent' | 'failed' | 'suppressed' | 'unsubscribed' | 'gathered' | 'waiting' | 'updatedAt'> {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'May hold merge fields, as in `{{firstName|there}}`.' })
  @Property({ type: 'text' })
  subject!: string;

  @Field(() => String, { description: 'Markdown; may hold merge fields.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => AudienceType)
  @Property({ type: 'jsonb' })
  audience!: Audience;

  @Field(() => CampaignStateEnum)
  @Enum({ items: () => [...campaignStates], type: 'string', columnType: 'text', default: 'draft' })
  state!: CampaignState;

  @Field(() => GraphQLDateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  scheduledAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  startedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the last recipient was dealt with, or when it was canceled.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  finishedAt!: Date | null;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;

  /** Of the form that made it: a retry finds what it already made. */
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

  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  sent!: number;

  @Field(() => Int)
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

  /** The last contact that was looked at while recipients are gathered. */
  @Property({ type: 'uuid', nullable: true })
  gatheredTo!: string | null;

  /** Who holds it, sends: passed on from job to job, so that no two do at once. */
  @Property({ type: 'uuid', nullable: true })
  baton!: string | null;

  /** When it was last used; an old one has been dropped by a crash. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  batonAt!: Date | null;
}
