import { recipientFilters } from '@hearthline/rules/campaigns.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { PaginationType } from '../../platform/paging.ts';
import { Campaign } from './campaign.entity.ts';
import { CampaignRecipient } from './campaign-recipient.entity.ts';
import { Suppression } from './suppression.entity.ts';

export const RecipientFilterEnum = graphqlEnum('RecipientFilter', 'A state, or those who unsubscribed by the campaign.', recipientFilters, {
  waiting: 'Not written to yet.',
  queued: 'In the outbox.',
  sent: 'The mail server took it, or it was kept in development mode.',
  failed: 'Refused, or given up.',
  suppressed: 'Got no mail.',
  unsubscribed: 'Used the link of this campaign’s mail, whatever the state.',
});

@ObjectType({ simpleResolvers: true, description: 'One page of campaigns, newest first.' })
export class CampaignPage {
  @Field(() => [Campaign], { description: 'At most 20.' })
  campaigns!: Campaign[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'A recipient, with the name that the contact has now.' })
export class CampaignRecipientRow extends CampaignRecipient {
  @Field(() => String, { nullable: true, description: 'Null when the contact was deleted.' })
  name!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of recipients.' })
export class CampaignRecipientPage {
  @Field(() => [CampaignRecipientRow], { description: 'At most 50.' })
  recipients!: CampaignRecipientRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the suppression list, newest first.' })
export class SuppressionPage {
  @Field(() => [Suppression], { description: 'At most 50.' })
  suppressions!: Suppression[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'A contact of an audience.' })
export class AudienceContact {
  @Field(() => ID, { description: 'The id of the contact.' })
  id!: string;

  @Field(() => String, { description: 'What `{{firstName}}` becomes.' })
  firstName!: string;

  @Field(() => String, { description: 'What `{{lastName}}` becomes.' })
  lastName!: string;

  @Field(() => String, { description: 'Where the mail would go.' })
  email!: string;
}

@ObjectType('CampaignAudience', { simpleResolvers: true, description: 'Whom a campaign would reach right now.' })
export class CampaignAudienceType {
  @Field(() => Int, { description: 'Contacts that fit. Several with one address get one mail.' })
  contacts!: number;

  @Field(() => Int, { description: 'Of these, on the suppression list: they get no mail.' })
  suppressed!: number;

  @Field(() => [AudienceContact], { description: 'The newest five.' })
  sample!: AudienceContact[];
}

@ObjectType('CampaignPreview', { simpleResolvers: true, description: 'A mail exactly as it will be sent.' })
export class CampaignPreviewType {
  @Field(() => String, { description: 'With the merge fields filled in.' })
  subject!: string;

  @Field(() => String, { description: 'A whole page, with what the layout of mails adds around the content.' })
  html!: string;

  @Field(() => String, { description: 'The same for programs that show no HTML.' })
  text!: string;

  @Field(() => String, { description: 'Whom it speaks to: the newest contact of the audience.' })
  addressee!: string;
}

@ObjectType('CampaignOptions', { simpleResolvers: true, description: 'What the editor of campaigns offers.' })
export class CampaignOptionsType {
  @Field(() => [String], { description: 'Where contacts come from, for `audience`.' })
  sources!: string[];

  @Field(() => [String], { description: 'The tags in use, for `audience`; at most 500.' })
  tags!: string[];

  @Field(() => String, { description: fieldText.timeZone })
  timeZone!: string;

  @Field(() => GraphQLLocalDate, { description: fieldText.today })
  today!: string;

  @Field(() => Int, { description: 'Mails of campaigns a minute, over all servers together.' })
  pace!: number;

  @Field(() => Boolean, { description: 'Whether mails are sent; in development mode they are kept in the outbox.' })
  sends!: boolean;
}

@ObjectType('MailSubscription', { simpleResolvers: true, description: 'What the unsubscribe link of a mail is about.' })
export class SubscriptionType {
  @Field(() => String, { nullable: true, description: 'Null on the link of a test mail.' })
  email!: string | null;

  @Field(() => Boolean, { description: 'Whether the address gets campaigns now.' })
  subscribed!: boolean;
}
