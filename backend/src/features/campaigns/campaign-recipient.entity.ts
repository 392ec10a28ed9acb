import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { recipientStates, type RecipientState } from '@hearthline/rules/campaigns.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../platform/base.entity.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { Campaign } from './campaign.entity.ts';

export const RecipientStateEnum = graphqlEnum('RecipientState', 'How far the mail to a recipient has come.', recipientStates, {
  waiting: 'Not written to yet.',
  queued: 'In the outbox, on its way to the mail server.',
  sent: 'The mail server took it, or it was kept in development mode.',
  failed: 'Refused, or given up; `reason` says why.',
  suppressed: 'Got no mail, because the address is on the suppression list or the contact is gone.',
});

/** A recipient of a campaign: one row per address, created when the campaign starts. */
@ObjectType({ simpleResolvers: true, description: 'Somebody whom a campaign is for.' })
@Entity({ tableName: 'campaign_recipients' })
@Unique({ name: 'campaign_recipients_email_unique', properties: ['campaign', 'emailFolded'] })
@Index({ name: 'campaign_recipients_state_index', properties: ['campaign', 'state', 'id'] })
@Index({ name: 'campaign_recipients_unsubscribed_index', expression: 'create index campaign_recipients_unsubscribed_index on campaign_recipients (campaign_id, id) where unsubscribed_at is not null' })
export class CampaignRecipient extends BaseEntity<'state'> {
  @ManyToOne(() => Campaign, { deleteRule: 'cascade' })
  campaign!: Campaign;

  /** No foreign key: what was sent to whom stays known after the contact is deleted. */
  @Field(() => ID, { description: 'The contact it was for; stays known when that contact is deleted.' })
  @Index({ name: 'campaign_recipients_contact_index' })
  @Property({ type: 'uuid' })
  contactId!: string;

  @Field(() => String, { description: 'The address as it was when the campaign began.' })
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  emailFolded!: string;

  @Field(() => RecipientStateEnum, { description: 'How far the mail to this recipient has come.' })
  @Enum({ items: () => [...recipientStates], type: 'string', columnType: 'text', default: 'waiting' })
  state!: RecipientState;

  @Field(() => String, { nullable: true, description: 'Why it failed or was suppressed, as a sentence; null otherwise.' })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => ID, { nullable: true, description: 'The mail in the outbox (`mail`); null while it waits and when it was suppressed.' })
  @Property({ type: 'uuid', nullable: true })
  mailId!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the mail server took it; null unless the state is `sent`.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the link of this campaign’s mail was used to unsubscribe; null: it was not.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  unsubscribedAt!: Date | null;
}
