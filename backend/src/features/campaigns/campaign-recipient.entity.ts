import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { recipientStates, type RecipientState } from '@hearthline/rules/campaigns.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { BaseEntity } from '../../platform/base.entity.ts';
import { Campaign } from './campaign.entity.ts';

export const RecipientStateEnum = Object.fromEntries(recipientStates.map((state) => [state, state]));
registerEnumType(RecipientStateEnum, { name: 'RecipientState', description: '`queued`: in the outbox. `suppressed`: got no mail, because the address is on the suppression list or the contact is gone.' });

/** Somebody whom a campaign is for: one row for each address, made when it starts. */
@ObjectType({ simpleResolvers: true, description: 'Somebody whom a campaign is for.' })
@Entity({ tableName: 'campaign_recipients' })
@Unique({ name: 'campaign_recipients_email_unique', properties: ['campaign', 'emailFolded'] })
@Index({ name: 'campaign_recipients_state_index', properties: ['campaign', 'state', 'id'] })
@Index({ name: 'campaign_recipients_unsubscribed_index', expression: 'create index campaign_recipients_unsubscribed_index on campaign_recipients (campaign_id, id) where unsubscribed_at is not null' })
export class CampaignRecipient extends BaseEntity<'state'> {
  @ManyToOne(() => Campaign, { deleteRule: 'cascade' })
  campaign!: Campaign;

  /** No foreign key: what was sent to whom stays known when the contact is deleted. */
  @Field(() => ID)
  @Index({ name: 'campaign_recipients_contact_index' })
  @Property({ type: 'uuid' })
  contactId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  emailFolded!: string;

  @Field(() => RecipientStateEnum)
  @Enum({ items: () => [...recipientStates], type: 'string', columnType: 'text', default: 'waiting' })
  state!: RecipientState;

  @Field(() => String, { nullable: true, description: 'Why it failed, or was not sent.' })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => ID, { nullable: true, description: 'In the outbox.' })
  @Property({ type: 'uuid', nullable: true })
  mailId!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  unsubscribedAt!: Date | null;
}
