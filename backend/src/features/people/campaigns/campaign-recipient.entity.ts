import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { recipientStates, type RecipientState } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { Campaign } from './campaign.entity.ts';

export const RecipientStateEnum = graphqlEnum(
  'RecipientState',
  'The state of the mail to a recipient.',
  recipientStates,
  {
    waiting: 'Not written to yet.',
    queued: 'In the outbox, on its way to the mail server.',
    sent: 'The mail server accepted the mail or, in development mode, it was kept in the outbox.',
    failed: 'The mail was refused, or given up; `reason` says why.',
    suppressed: 'Got no mail because the address is on the suppression list or the contact was deleted.',
  },
);

/** A recipient of a campaign: one row per address, created when the campaign starts. */
@ObjectType({ simpleResolvers: true, description: 'A person whom a campaign is for.' })
@Entity({ tableName: 'campaign_recipients' })
@Unique({ name: 'campaign_recipients_email_unique', properties: ['campaign', 'emailFolded'] })
@Index({ name: 'campaign_recipients_state_index', properties: ['campaign', 'state', 'id'] })
@Index({
  name: 'campaign_recipients_unsubscribed_index',
  expression:
    'create index campaign_recipients_unsubscribed_index on campaign_recipients (campaign_id, id) where unsubscribed_at is not null',
})
export class CampaignRecipient extends BaseEntity {
  @ManyToOne(() => Campaign, { deleteRule: 'cascade' })
  campaign!: Campaign;

  /** No foreign key: what was sent to whom stays known after the contact is deleted. */
  @Field(() => ID, { description: 'The id of the contact; it is kept when the contact is deleted.' })
  @Index({ name: 'campaign_recipients_contact_index' })
  @Property({ type: 'uuid' })
  contactId!: string;

  @Field(() => String, { description: 'The address as it was when sending started.' })
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  emailFolded!: string;

  @Field(() => RecipientStateEnum, { description: 'The state of the mail to this recipient.' })
  @Enum({ items: () => [...recipientStates], type: 'string', columnType: 'text', default: 'waiting' })
  state!: RecipientState;

  @Field(() => String, {
    nullable: true,
    description: 'Why the mail failed or was suppressed, as a sentence. Null otherwise.',
  })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the mail in the outbox, for `mail`. Null if no mail has been written.',
  })
  @Property({ type: 'uuid', nullable: true })
  mailId!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the mail server accepted the mail. Null unless the state is `sent`.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the recipient unsubscribed with the link in this campaign’s mail. Null if they did not.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  unsubscribedAt!: Date | null;
}
